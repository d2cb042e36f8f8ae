import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/at-once';
import type { EventRecord, FoundRecord } from '../finding';
import type { DeclaredRecord } from '../structured/index';
import { relate } from './index';
import { declared, department, event, person } from './test-records';

const options = { pageUrl: 'https://hall.example/', title: 'What’s on' };
const run = (found: FoundRecord[], said: DeclaredRecord[], more: object = {}) =>
  relate(found, said, { ...options, ...more });
const walk = { name: 'Lantern Walk', startDate: '2026-11-03' };

/** The one event that comes of a page's and a declared record. */
function merged(page: Partial<EventRecord>, said: Partial<EventRecord>) {
  const { records, notes } = run([event({ ...walk, ...page })], [declared(event({ ...walk, ...said }))]);
  expect(records).toHaveLength(1);
  return { record: records[0] as EventRecord, notes };
}

describe('a record and its declaration', () => {
  it('become one, the surer for it', () => {
    const { record, notes } = merged({}, { offers: '20 EUR' });
    expect(record).toMatchObject({ offers: '20 EUR', why: ['declared'], confidence: 0.88, ordinal: 1 });
    expect(record.evidence['offers']!.source).toBe('markup');
    expect(record.evidence['name']!.source).toBe('page');
    expect(notes).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ['markup has the time', '2026-11-03', '2026-11-03T19:00', '2026-11-03T19:00'],
    ['markup has the offset', '2026-11-03T19:00', '2026-11-03T19:00+09:00', '2026-11-03T19:00+09:00'],
    ['a zero offset is not trusted', '2026-11-03T19:00', '2026-11-03T19:00+00:00', '2026-11-03T19:00'],
    ['the page has the time', '2026-11-03T19:00', '2026-11-03', '2026-11-03T19:00'],
    ['UTC on the day before', '2026-11-03T08:00', '2026-11-02T23:00+00:00', '2026-11-03T08:00'],
  ])('dates: %s', (_what, page, said, expected) => {
    const { record, notes } = merged({ startDate: page }, { startDate: said });
    expect(record.startDate).toBe(expected);
    expect(notes).toEqual([]);
  });

  it('take hours and exceptions along with the rule they belong to', () => {
    const eventSchedule = 'FREQ=WEEKLY;BYDAY=TU';
    const schedule = { startTime: '18:00', exceptDate: ['2026-12-22'] };
    expect(merged({}, { eventSchedule, schedule }).record).toMatchObject({ eventSchedule, schedule });
    const other = { eventSchedule: 'FREQ=WEEKLY;BYDAY=WE' };
    expect(merged(other, { eventSchedule, schedule }).record).not.toHaveProperty('schedule');
  });

  it('takes the year from the markup where the page says none', () => {
    const page = event({ ...walk, startDate: '2026-11-03T19:00' });
    page.evidence['startDate']!.quote = 'Nov 3, 7 pm';
    const said = declared(event({ ...walk, startDate: '2025-11-03' }));
    expect(run([page], [said]).records).toMatchObject([{ startDate: '2025-11-03T19:00' }]);
  });

  it('keeps what the page shows and notes the conflict', () => {
    const { record, notes } = merged(
      { startDate: '2026-11-03T19:00', location: { name: 'Old Hall' } },
      { startDate: '2026-11-03T18:00+09:00', endDate: '2026-11-03T20:00+09:00', location: { name: 'Park' } },
    );
    expect(record).toMatchObject({ startDate: '2026-11-03T19:00', location: { name: 'Old Hall' } });
    expect(record).not.toHaveProperty('endDate');
    expect(notes.map(({ step, path, reason }) => `${step} ${path} ${reason.split(':')[0]}`)).toEqual([
      'relate /html/body/p startDate',
      'relate /html/body/p location',
    ]);
  });

  it('does not take the doors for the start', () => {
    const { record, notes } = merged(
      { startDate: '2026-11-03T19:00', doorTime: '2026-11-03T18:00' },
      { startDate: '2026-11-03T18:00+09:00' },
    );
    expect(record.startDate).toBe('2026-11-03T19:00');
    expect(notes).toEqual([]);
  });

  it('completes a place', () => {
    expect(
      merged({ location: { name: 'Old Hall' } }, { location: { name: 'The Old Hall', address: '1 Elm St' } }).record
        .location,
    ).toEqual({ name: 'Old Hall', address: '1 Elm St' });
    expect(
      merged(
        { location: { name: '1 Elm St', address: '1 Elm St' } },
        { location: { name: 'Old Hall', address: '1 Elm St' } },
      ).record.location,
    ).toEqual({ name: 'Old Hall', address: '1 Elm St' });
  });

  it.each([
    ['Lantern Walk!', 'LANTERN  WALK'],
    ['Lantern Walk through the town', 'Lantern Walk'],
    ['灯籠まつり 2026', '灯籠まつり'],
    ['11/3 灯籠まつり', '灯籠まつり'],
  ])('are found by name: %s, %s', (page, said) => {
    expect(merged({ name: page }, { name: said }).record.name).toBe(page);
  });

  it.each<[string, Partial<EventRecord>, Partial<EventRecord>]>([
    ['another day', {}, { startDate: '2026-11-04' }],
    ['another number', { name: '第5回 灯籠まつり' }, { name: '第6回 灯籠まつり' }],
    ['another name', {}, { name: 'Tea' }],
    ['a word in common, no day', { name: 'Lantern Walk and Tea', startDate: undefined }, { startDate: undefined }],
  ])('stay two: %s', (_what, page, said) => {
    const clean = (fields: Partial<EventRecord>): EventRecord => {
      const record = event({ ...walk, ...fields });
      if (record.startDate === undefined) delete record.startDate;
      return record;
    };
    const { records } = run([clean(page)], [declared(clean(said))]);
    expect(records.map(({ path, ordinal }) => [path, ordinal])).toEqual([
      ['/html/body/p', 1],
      ['/html/head', 2],
    ]);
  });

  it('pair by time where a name recurs', () => {
    const times = ['14:00', '19:00'];
    const page = times.map((time) => event({ ...walk, startDate: `2026-11-03T${time}`, path: `/${time}` }));
    const said = times
      .toReversed()
      .map((time) => declared(event({ ...walk, startDate: `2026-11-03T${time}+09:00`, offers: time })));
    const { records } = run(page, said);
    expect(records.map((record) => (record as EventRecord).offers)).toEqual(times);
  });

  it('pair where the page was given another of its lines for a name, which the markup then names', () => {
    const hall = event({
      name: 'Hall B',
      startDate: '2026-11-03T19:00',
      text: 'Hall B\nLantern Walk\n3 November, 7 pm',
    });
    const { records, notes } = run([hall], [declared(event({ ...walk, startDate: '2026-11-03T19:00' }))]);
    expect(records.map(({ name }) => name)).toEqual(['Lantern Walk']);
    expect(notes).toMatchObject([{ code: 'renamed', values: { ours: 'Hall B', theirs: 'Lantern Walk' } }]);
    // What was taken for the place is no place either.
    const misread = { ...hall, location: { name: 'Lantern Walk' } };
    const told = declared(event({ ...walk, startDate: '2026-11-03T19:00', location: { name: 'Hall B' } }));
    expect(run([misread], [told])).toMatchObject({ records: [{ name: 'Lantern Walk', location: { name: 'Hall B' } }] });
    const later = run([hall], [declared(event({ ...walk, startDate: '2026-11-03T21:00' }))]);
    expect(later.records).toHaveLength(2);
  });

  it.each([
    ['inside a word', 'Food Cooperative Assembly', 'Opera', 'Food Cooperative Assembly'],
    ['inside a line', 'After-show talk', 'Lantern Walk', 'After-show talk\nfollows Lantern Walk'],
  ])('do not pair where the declared name stands %s', (_where, name, said, text) => {
    const startDate = '2026-11-03T19:00';
    const { records } = run([event({ name, startDate, text })], [declared(event({ name: said, startDate }))]);
    expect(records.map((record) => record.name)).toEqual([name, said]);
  });

  it('do not pair by a line of the text where one of the two says no hour', () => {
    const club = event({ name: 'Film Club', startDate: '2026-11-03', text: 'Film Club\nWinter Market' });
    const market = declared(event({ name: 'Winter Market', startDate: '2026-11-03T10:00' }));
    expect(run([club], [market]).records).toHaveLength(2);
  });

  it('take no other performance of the day for theirs', () => {
    const said = ['14:00', '19:00'].map((time) => declared(event({ ...walk, startDate: `2026-11-03T${time}` })));
    const { records, notes } = run([event({ ...walk, startDate: '2026-11-03T16:00' })], said);
    expect(records).toHaveLength(3);
    expect(notes).toEqual([]);
  });

  it('declared days of a run that the page shows are no records of their own', () => {
    const page = event({ ...walk, startDate: '2026-11-01', endDate: '2026-11-08' });
    const said = [3, 4, 5].map((day) => declared(event({ ...walk, startDate: `2026-11-0${day}T10:00` })));
    expect(run([page], said).records).toMatchObject([{ startDate: '2026-11-01', endDate: '2026-11-08' }]);
  });

  it('people by all words of a name', () => {
    const { records } = run(
      [person({ name: 'Ada Moor' })],
      [declared(person({ name: 'Dr. Ada K. Moor', telephone: '12 34' }))],
    );
    expect(records).toMatchObject([{ name: 'Ada Moor', telephone: '12 34' }]);
    expect(
      run([person({ name: 'Jane Smith' })], [declared(person({ name: 'Janet Smith', telephone: '1' }))]).records[0],
    ).not.toHaveProperty('telephone');
  });
});

describe('what only the markup has', () => {
  const names = (...said: DeclaredRecord[]) => run([], said).records.map(({ name }) => name);

  it('is added once, whichever syntaxes say it', () => {
    const both = [declared(event(walk)), declared(event({ ...walk, offers: 'free' }), 'listed', 'microdata')];
    expect(run([], both).records).toMatchObject([
      { offers: 'free', path: '/html/body', confidence: 0.8, why: ['declared'] },
    ]);
  });

  it('is added for people only where the page is about them', () => {
    expect(names(declared(person({ name: 'Ada Moor' })))).toEqual([]);
    expect(names(declared(person({ name: 'Ada Moor' }), 'subject'))).toEqual(['Ada Moor']);
    const said = [declared(person({ name: 'Ada Moor' }))];
    expect(run([], said, { title: 'Ada Moor | Lab' }).records).toHaveLength(1);
    expect(run([], said, { title: '' }).records).toHaveLength(0);
    expect(run([], [...said, declared(person({ name: 'Ben Lo' }))], { title: 'Ada Moor | Lab' }).records).toHaveLength(
      0,
    );
  });

  it('is not added for the body whose site it is, nor for departments that the page does not name', () => {
    expect(names(declared(department({ name: 'University' }), 'owner'))).toEqual([]);
    const physics = [declared(department({ name: 'Physics' }))];
    expect(run([], physics, { shows: () => false }).records).toHaveLength(0);
    expect(run([], physics, { shows: () => true }).records).toHaveLength(1);
  });
});

it('takes time in proportion to the records', () => {
  const all = Array.from({ length: 3000 }, (_, i) =>
    event({
      name: `Talk ${i} on ${(i * 7919) % 1000} lanterns`,
      startDate: `2026-${String((i % 12) + 1).padStart(2, '0')}-15`,
      path: `/p[${i}]`,
    }),
  );
  const same = Array.from({ length: 2000 }, (_, i) =>
    event({
      name: 'Yoga',
      startDate: `2026-01-15T${String(i % 24).padStart(2, '0')}:${String(Math.floor(i / 24) % 60).padStart(2, '0')}`,
      path: `/q[${i}]`,
    }),
  );
  const began = processorMs();
  const { records } = run(
    [...all, ...same],
    [...all, ...same].map((record) => declared(record)),
  );
  expect(processorMs() - began).toBeLessThan(4000);
  expect(records.length).toBeLessThan(5100);
});
