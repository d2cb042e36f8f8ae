import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/at-once';
import { declaredRecords } from './index';
import { event, only, read, snapshotOf } from './test-markup';

const names = (...values: unknown[]) => read(...values).records.map(({ record }) => `${record.kind} ${record.name}`);

describe('where things stand in the markup', () => {
  it.each<[string, unknown, string[]]>([
    ['a bare object', { '@context': 'http://schema.org', ...event() }, ['event Lantern Walk']],
    ['an array', [event(), event({ name: 'Tea' })], ['event Lantern Walk', 'event Tea']],
    ['@graph', { '@context': 'https://schema.org', '@graph': [event()] }, ['event Lantern Walk']],
    ['prefixed names', { '@type': 'schema:Event', 'schema:name': 'Tea' }, ['event Tea']],
    ['full addresses', { '@type': 'https://schema.org/MusicEvent', 'http://schema.org/name': 'Tea' }, ['event Tea']],
    ['several types', event({ '@type': ['Product', 'TheaterEvent'] }), ['event Lantern Walk']],
    ['@value', { '@type': 'Event', name: { '@value': 'Tea' } }, ['event Tea']],
    [
      'a list',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: event() }] },
      ['event Lantern Walk'],
    ],
    ['a place’s event', { '@type': 'Place', name: 'Hall', event: [event()] }, ['event Lantern Walk']],
    ['a series', { '@type': 'EventSeries', name: 'All', subEvent: [event()] }, ['event Lantern Walk']],
    [
      'a course',
      { '@type': 'Course', name: 'Weaving', hasCourseInstance: { '@type': 'CourseInstance', startDate: '2026-11-03' } },
      ['event Weaving'],
    ],
    ['a parcel', { '@type': 'DeliveryEvent', name: 'Parcel' }, []],
    ['the event around', event({ superEvent: event({ name: 'Festival' }) }), ['event Lantern Walk']],
    [
      'the main entity',
      { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ada Moor' } },
      ['person Ada Moor'],
    ],
    [
      'authors and organizers',
      [
        { '@type': 'NewsArticle', headline: 'News', author: { '@type': 'Person', name: 'A B' } },
        event({ organizer: { '@type': 'Person', name: 'C D' }, performer: { '@type': 'Person', name: 'E F' } }),
      ],
      ['news News', 'event Lantern Walk'],
    ],
    [
      'an author by reference',
      {
        '@graph': [
          { '@type': 'BlogPosting', headline: 'Post', author: { '@id': '#a' } },
          { '@type': 'Person', '@id': '#a', name: 'A B' },
        ],
      },
      ['news Post'],
    ],
    [
      'staff',
      { '@type': 'Organization', name: 'Lab', employee: [{ '@type': 'Person', name: 'A B' }] },
      ['department Lab', 'person A B'],
    ],
    [
      'departments',
      { '@type': 'CollegeOrUniversity', name: 'U', department: [{ '@type': 'Organization', name: 'Physics' }] },
      ['department U', 'department Physics'],
    ],
    [
      'a shop in a shop',
      { '@type': 'GroceryStore', name: 'Mart', department: { '@type': 'Pharmacy', name: 'Chemist' } },
      ['business Mart', 'business Chemist'],
    ],
    ['a business as a place', event({ location: { '@type': 'Restaurant', name: 'Diner' } }), ['event Lantern Walk']],
    ['breadcrumbs', { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', item: event() }] }, []],
    ['the same block twice', [event(), event()], ['event Lantern Walk']],
  ])('%s', (_what, value, expected) => {
    expect(names(value)).toEqual(expected);
  });

  it('tells the subject, the listed and the owner of the site apart', () => {
    const { records } = read(
      { '@type': 'ProfilePage', mainEntity: { '@id': '#ada' } },
      { '@type': 'Person', '@id': '#ada', name: 'Ada Moor' },
      { '@type': 'Person', name: 'Acme Crew', url: 'https://hall.example/' },
      { '@type': 'Person', name: 'Ben Lo' },
    );
    expect(records.map(({ standing }) => standing)).toEqual(['subject', 'owner', 'listed']);
  });

  it('follows references for values', () => {
    const record = only({
      '@graph': [
        event({ location: { '@id': '#hall' }, image: { '@id': '#pic' } }),
        { '@id': '#hall', '@type': 'Place', name: 'Old Hall' },
        { '@id': '#pic', '@type': 'ImageObject', contentUrl: '/a.jpg' },
      ],
    });
    expect(record).toMatchObject({ location: { name: 'Old Hall' }, image: 'https://hall.example/a.jpg' });
  });
});

it('reads a person', () => {
  const person = {
    '@type': 'Person',
    givenName: '花',
    familyName: '森',
    jobTitle: ['教授', { '@type': 'DefinedTerm', name: '学部長' }],
    email: 'mailto:h&#64;u.example',
    contactPoint: { telephone: 'tel:+81-3-1234' },
    worksFor: { '@type': 'Organization', name: '工学部' },
  };
  expect(only({ '@type': 'ProfilePage', mainEntity: person }, 'ja')).toMatchObject({
    kind: 'person',
    name: '森 花',
    jobTitle: '教授, 学部長',
    email: 'h@u.example',
    telephone: '+81-3-1234',
    affiliation: '工学部',
  });
});

describe('broken markup', () => {
  const walk = JSON.stringify(event());
  it.each([
    ['comment marks', `<!-- ${walk} -->`],
    ['CDATA', `//<![CDATA[\n${walk}\n//]]>`],
    ['escaped for HTML', walk.replaceAll('"', '&quot;')],
    ['two in a row', `${walk}${JSON.stringify(event({ name: 'Tea' }))}`],
    ['a comma too many', walk.replace('}', ',}')],
    ['a stray backslash', walk.replace('Lantern Walk', 'Lantern Walk","description":"it\\\'s')],
    ['a line end in a text', walk.replace('Lantern Walk', 'Lantern\nWalk')],
    ['cut short', `${walk.slice(0, -1)},"description":"and so`],
    ['a semicolon', `${walk};`],
  ])('%s', (_what, text) => {
    expect(names(text)[0]).toBe('event Lantern Walk');
  });

  it('loses one block and says so', () => {
    const { records, notes } = read('<p>nothing here</p>', event());
    expect(records).toHaveLength(1);
    expect(notes).toMatchObject([
      { step: 'fields', path: '/html/head', reason: 'json-ld block 1 cannot be read as JSON' },
    ]);
  });

  it('does not stall on long texts full of loose quotes', () => {
    const began = processorMs();
    read(`{"@type":"Event","name":"${'say "so" '.repeat(40_000)}"}`);
    expect(processorMs() - began).toBeLessThan(3000);
  });

  it('ends on circles and deep nesting', () => {
    expect(
      names({ '@graph': [event({ '@id': '#a', subEvent: { '@id': '#a' }, location: { '@id': '#a' } })] }),
    ).toHaveLength(1);
    expect(() => read('{"subEvent":'.repeat(50_000) + '1' + '}'.repeat(50_000))).not.toThrow();
  });
});

it('reads microdata', () => {
  const text = JSON.stringify({
    type: 'http://schema.org/Event',
    properties: {
      name: ['Lantern Walk'],
      startDate: ['November 3, 2026 7:00 pm'],
      location: [{ type: 'http://schema.org/Place', properties: { name: ['Old Hall'] } }],
      url: ['https://hall.example/walk'],
    },
  });
  const { records } = declaredRecords(snapshotOf([{ kind: 'microdata', text }]));
  expect(records).toMatchObject([
    {
      syntax: 'microdata',
      record: { name: 'Lantern Walk', startDate: '2026-11-03T19:00', location: { name: 'Old Hall' } },
    },
  ]);
});

it('survives any JSON', () => {
  let seed = 7;
  const next = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  const keys = [
    '@type',
    '@id',
    '@graph',
    '@value',
    '@list',
    'type',
    'name',
    'startDate',
    'endDate',
    'location',
    'address',
    'offers',
    'price',
    'image',
    'url',
    'eventSchedule',
    'byDay',
    'member',
    'department',
    'email',
    'jobTitle',
    'properties',
    'mainEntityOfPage',
    '__proto__',
    'constructor',
    'item',
  ];
  const leaves = [
    'Event',
    'Person',
    'Organization',
    'LocalBusiness',
    '#a',
    '',
    '2026-11-03',
    'http://',
    0,
    -1,
    1e99,
    null,
    true,
    false,
    '&#x110000;',
    '\u0000',
    '<b',
    'Place',
  ];
  const any = (depth: number): unknown => {
    const kind = depth > 4 ? 2 : next(4);
    if (kind === 0) return Array.from({ length: next(4) }, () => any(depth + 1));
    if (kind === 1 || depth === 0)
      return Object.fromEntries(Array.from({ length: next(8) }, () => [keys[next(keys.length)]!, any(depth + 1)]));
    return leaves[next(leaves.length)];
  };
  for (let i = 0; i < 3000; i++) {
    const text = JSON.stringify(any(0));
    const cut = i % 3 === 0 ? text.slice(0, next(text.length + 1)) : text;
    const { records } = declaredRecords(
      snapshotOf([
        { kind: 'json-ld', text: cut },
        { kind: 'microdata', text: cut },
      ]),
    );
    for (const { record } of records) expect(record.name).toMatch(/[\p{L}\p{N}]/u);
  }
});
