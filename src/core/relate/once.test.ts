import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/at-once';
import type { EventRecord, FoundRecord } from '../finding';
import { once } from './once';
import { department, event, person } from './test-records';

const PAGE = 'https://hall.example/';
const count = (...records: FoundRecord[]): number => once(records, PAGE).records.length;
const walk = { name: 'Lantern Walk', startDate: '2026-11-03' };
const url = 'https://hall.example/walk';
const meeting = { startDate: '2026-11-03' };
const quoted = (quote: string): EventRecord['evidence'] => ({
  name: { confidence: 0.8, source: 'page', quote, path: '/html/body/p' },
});

describe('one thing', () => {
  it.each<[string, FoundRecord, FoundRecord]>([
    ['slide and list item', event({ ...walk, url }), event({ ...walk, url: `${url}/?utm_source=slider` })],
    ['same picture', event({ ...walk, image: 'a.jpg', url }), event({ ...walk, image: 'a.jpg', url: `${url}/2` })],
    ['list and calendar', event({ ...walk, startDate: '2026-11-03T19:00', url }), event({ ...walk, url })],
    ['without address', event({ ...walk, url }), event({ ...walk })],
    [
      'a cut name',
      event({ ...walk, url, name: 'Lantern Walk through the old town' }),
      event({ ...walk, url, name: 'Lantern Walk through…' }),
    ],
    ['a slide without date', event({ name: 'Lantern Walk', url }), event({ ...walk, url })],
    [
      'agenda and minutes',
      event({ ...meeting, name: 'Tide Commission', url: `${url}/agenda` }),
      event({ ...meeting, name: 'Tide Commission Meeting', url, evidence: quoted('Tide Commission Meeting Minutes') }),
    ],
    [
      'papers beside their day',
      event({ ...meeting, name: 'Kelp Tower', path: '/html/body/table/tr[2]/th' }),
      event({ ...meeting, name: 'Tide Board', path: '/html/body/table/tr[2]/td[1]', text: 'Agenda 11.03.2026' }),
    ],
    ['a person twice', person({ name: 'Ada Moor' }), person({ name: 'MOOR, Ada', email: 'a@u.example' })],
    [
      'a person with two posts',
      person({ name: 'Ada Moor', email: 'a@u.example', jobTitle: 'Dean' }),
      person({ name: 'Ada Moor', email: 'A@u.example', jobTitle: 'Professor' }),
    ],
    ['a name spaced otherwise', person({ name: '森　花' }), person({ name: '森花', jobTitle: '教授' })],
    [
      'a short form behind the name',
      department({ name: 'Department of Tidal Science (DTS)' }),
      department({ name: 'Department of Tidal Science' }),
    ],
    [
      'menu and list',
      department({ name: 'Department of Physics', path: '/html/body/nav/ul/li', url: 'https://u.example/p' }),
      department({ name: 'Physics Department', url: 'https://p.u.example/' }),
    ],
  ])('%s', (_what, a, b) => {
    expect(count(a, b)).toBe(1);
    expect(count(b, a)).toBe(1);
  });
});

describe('two things', () => {
  it.each<[string, FoundRecord, FoundRecord]>([
    [
      'cells of a row with a meeting each',
      event({ ...meeting, name: 'Kelp Board', path: '/html/body/table/tr[2]/td[1]' }),
      event({ ...meeting, name: 'Tide Board', path: '/html/body/table/tr[2]/td[2]' }),
    ],
    [
      'a body and its meeting, no papers',
      event({ ...meeting, name: 'Panel', url }),
      event({ ...meeting, name: 'Panel meeting' }),
    ],
    ['days', event({ ...walk, url }), event({ ...walk, startDate: '2026-11-04', url })],
    [
      'times',
      event({ ...walk, startDate: '2026-11-03T14:00', url }),
      event({ ...walk, startDate: '2026-11-03T19:00', url }),
    ],
    ['places', event({ ...walk, location: { name: 'Hall' } }), event({ ...walk, location: { name: 'Park' } })],
    ['numbers', event({ ...walk, name: '第5回 灯籠まつり', url }), event({ ...walk, name: '第6回 灯籠まつり', url })],
    [
      'numbers in words',
      event({ ...walk, name: '第五回 灯籠まつり', url }),
      event({ ...walk, name: '第六回 灯籠まつり', url }),
    ],
    [
      'letters',
      event({ ...walk, name: 'Weaving Workshop B', url }),
      event({ ...walk, name: 'Weaving Workshop C', url }),
    ],
    ['addresses', event({ ...walk, url }), event({ ...walk, url: `${url}/2` })],
    ['e-mails', person({ name: 'Li Wei', email: 'a@u.example' }), person({ name: 'Li Wei', email: 'b@u.example' })],
    ['posts', person({ name: 'Li Wei', jobTitle: 'Lecturer' }), person({ name: 'Li Wei', jobTitle: 'Dean' })],
    ['names', person({ name: 'Jane Smith' }), person({ name: 'Janet Smith' })],
    [
      'parents',
      department({ name: 'Office', parent: 'Faculty of Law' }),
      department({ name: 'Office', parent: 'Faculty of Arts' }),
    ],
    ['fields', department({ name: 'Department of Physics' }), department({ name: 'Department of Physiology' })],
    [
      'items of one programme',
      event({ ...walk, name: 'Break', path: '/ul/li[1]' }),
      event({ ...walk, name: 'Break', path: '/ul/li[5]' }),
    ],
    ['kinds', person({ name: 'Ada Moor' }), event({ name: 'Ada Moor' })],
  ])('%s', (_what, a, b) => {
    expect(count(a, b)).toBe(2);
    expect(count(b, a)).toBe(2);
  });

  it('an icon that others have too', () => {
    const row = (fields: object) => event({ ...walk, image: 'pdf.png', ...fields });
    expect(count(row({ url }), row({ url: `${url}/2` }), row({ name: 'Tea' }))).toBe(3);
  });

  it('an overview beside several performances', () => {
    const shows = ['14:00', '19:00'].map((time) => event({ ...walk, startDate: `2026-11-03T${time}`, url }));
    expect(count(event({ ...walk, url }), ...shows)).toBe(3);
    expect(
      count(
        event({ name: 'Lantern Walk', url }),
        event({ ...walk, url }),
        event({ ...walk, startDate: '2026-11-09', url }),
      ),
    ).toBe(3);
  });
});

it('keeps the visible copy, fills it up and says what it dropped', () => {
  const slide = event({
    ...walk,
    startDate: '2026-11-03T19:00',
    url,
    image: 'a.jpg',
    hidden: true,
    path: '/html/body/div',
    confidence: 0.9,
  });
  const item = event({ ...walk, url, path: '/html/body/ul/li' });
  const { records, notes } = once([slide, item], PAGE);
  expect(records).toMatchObject([
    { path: '/html/body/ul/li', image: 'a.jpg', startDate: '2026-11-03T19:00', confidence: 0.9 },
  ]);
  expect(records[0]).not.toHaveProperty('hidden');
  expect(records[0]!.evidence['image']!.quote).toBe('a.jpg');
  expect(notes).toMatchObject([
    {
      step: 'relate',
      path: '/html/body/div',
      code: 'same',
      values: { other: '/html/body/ul/li', sameness: 'name-day-address' },
    },
  ]);
});

it('takes time in proportion to the records', () => {
  const many = (n: number) =>
    Array.from({ length: n }, (_, i) =>
      event({
        name: 'Yoga',
        startDate: `20${26 + (i % 70)}-01-${String((i % 28) + 1).padStart(2, '0')}T${String(i % 24).padStart(2, '0')}:00`,
        url: i % 2 ? url : PAGE,
        path: `/p[${i}]`,
      }),
    );
  const people = Array.from({ length: 4000 }, (_, i) => person({ name: `Ada Moor${i}` }));
  const began = processorMs();
  once([...many(6000), ...people], PAGE);
  expect(processorMs() - began).toBeLessThan(6000);
});
