import { expect, test } from 'vitest';
import type { EventRecord } from '../../finding';
import { event } from '../../relate/test-records';
import { withoutEmptyDays } from './empty-days';

const cell = (n: number, fields: Partial<EventRecord> = {}): EventRecord =>
  event({
    name: 'Dates in November',
    text: `${n} November`,
    startDate: `2026-11-${String(n).padStart(2, '0')}`,
    ...fields,
  });
const month = (fields: Partial<EventRecord> = {}) => Array.from({ length: 30 }, (_, i) => cell(i + 1, fields));

test('a month of days that say nothing but the day is a calendar', () => {
  const { kept, notes } = withoutEmptyDays(month());
  expect(kept).toEqual([]);
  expect(notes).toMatchObject([{ code: 'empty-days', values: { count: 30, name: 'Dates in November' } }]);
});

test('a day with a name of its own stays, and so do the few that it cuts off', () => {
  const own = cell(4, { name: 'Choir evening', text: '4 November\nChoir evening' });
  const days = month().map((day, i) => (i === 3 ? own : day));
  expect(withoutEmptyDays(days).kept.map(({ text }) => text)).toEqual(days.slice(0, 4).map(({ text }) => text));
});

test('single days, and days with an hour, are no calendar', () => {
  const every = Array.from({ length: 12 }, (_, i) => cell(2 * i + 1));
  expect(withoutEmptyDays(every).kept).toHaveLength(12);
  expect(withoutEmptyDays(month({ startDate: '2026-11-01T19:00' })).kept).toHaveLength(30);
});

test('days that lead to something, or say a little more than the day, are a series under its heading', () => {
  const days = (fields: (n: number) => Partial<EventRecord>) =>
    Array.from({ length: 24 }, (_, i) => cell(i + 1, { name: 'Advent concerts', ...fields(i + 1) }));
  expect(withoutEmptyDays(days((n) => ({ url: `https://hall.example/${n}` }))).kept).toHaveLength(24);
  expect(withoutEmptyDays(days((n) => ({ text: `${n} November, organ and brass` }))).kept).toHaveLength(24);
});

test('a bare day before an event with an hour of that day is its heading; before another day’s it stays', () => {
  const day = cell(14, { name: 'Book festival', text: 'Saturday 14 November 2026' });
  const talk = cell(14, { name: 'Kite stories', text: '10:00 Kite stories', startDate: '2026-11-14T10:00' });
  expect(withoutEmptyDays([day, talk]).kept.map(({ name }) => name)).toEqual(['Kite stories']);
  const later = { ...talk, startDate: '2026-11-15T10:00' };
  expect(withoutEmptyDays([day, later]).kept).toHaveLength(2);
});

test('days of a form that nothing was entered into are left out, and counted', () => {
  const day = (n: number, text: string, fields: Partial<EventRecord> = {}): EventRecord =>
    cell(n, { name: '11月のスケジュール', text: `11月${n}日\n${text}`, ...fields });
  const filled = [
    day(3, '『潮鳴り』\n出演者\n開場 17:00\n開演 17:30', { name: '『潮鳴り』', startDate: '2026-11-03T17:30' }),
    day(5, 'OPEN\nSTART\n磯の会', { name: '磯の会' }),
    day(6, '出演者\n浜辺 / 岬'),
  ];
  const unfilled = [
    day(2, '『』\n■出演者\n開場\n開演\n・ADV.'),
    day(4, '■出演者\n開場\n開演', { name: '出演者' }),
    day(7, '『　』'),
  ];
  const { kept, notes } = withoutEmptyDays([...filled, ...unfilled]);
  expect(kept.map(({ text }) => text)).toEqual(filled.map(({ text }) => text));
  expect(notes).toMatchObject([{ code: 'unfilled-days', values: { count: 3 } }]);
});

test('among events with names of their own, days that have only the page’s title are left out', () => {
  const films = Array.from({ length: 6 }, (_, n) =>
    cell(n + 1, { name: `Film ${n}`, text: `Film ${n}\n${n + 1} November` }),
  );
  const shows = [8, 9].map((n) => cell(n, { name: 'Pier Cinema', text: `Sunday ${n} November\n1 pm\n4 pm` }));
  const title = 'Pier Cinema | Now showing';
  const among = (days: readonly EventRecord[]): EventRecord[] => [...films.slice(0, 3), ...days, ...films.slice(3)];
  const { kept, notes } = withoutEmptyDays(among(shows), title);
  expect(kept).toHaveLength(6);
  expect(notes).toMatchObject([{ code: 'nameless-days', values: { count: 2, name: 'Pier Cinema' } }]);
  expect(withoutEmptyDays([...films.slice(0, 2), ...shows, ...films.slice(4)], title).kept).toHaveLength(6);
  expect(withoutEmptyDays(among([shows[0]!]), title).kept).toHaveLength(7);
  expect(withoutEmptyDays(among(shows), 'Now showing').kept).toHaveLength(8);
});

test('rows that say nothing but their day are left out, though they are more than those with a name', () => {
  const nights = Array.from({ length: 5 }, (_, n) =>
    cell(4 * n + 1, { name: `Band ${n}`, text: `${4 * n + 1}\n(Mon)\nBand ${n}` }),
  );
  const bare = (text: string): EventRecord[] =>
    [2, 4, 6, 7, 10, 11, 14, 16].map((n) => cell(n, { name: 'Pier Hall', text: `${n}\n${text}` }));
  const among = (days: EventRecord[]): EventRecord[] =>
    [...nights, ...days].sort((a, b) => a.startDate!.localeCompare(b.startDate!));
  expect(withoutEmptyDays(among(bare('(Tue)')), 'Schedule | Pier Hall').kept).toEqual(
    nights.map((night, i) => ({ ...night, ordinal: i + 1 })),
  );
  expect(withoutEmptyDays(among(bare('(Tue)\nThe house trio plays')), 'Schedule | Pier Hall').kept).toHaveLength(13);
});

test('meetings of a body are all called after it, though some have names beside', () => {
  const meetings = Array.from({ length: 6 }, (_, n) =>
    cell(n + 1, { name: 'Special Board Meeting', text: `${n + 1} November\nSpecial Board Meeting` }),
  );
  const bare = [8, 9].map((n) => cell(n, { name: 'Pier Trust', text: `${n} November\nAgenda` }));
  expect(withoutEmptyDays([...meetings.slice(0, 3), ...bare, ...meetings.slice(3)], 'Pier Trust').kept).toHaveLength(8);
});

test('beside a list of other events, days named after the page are what it is about', () => {
  const own = [8, 15, 22].map((n) => cell(n, { name: 'Pier Yoga', text: `${n} November\n7 am` }));
  const others = Array.from({ length: 6 }, (_, n) =>
    cell(n + 1, { name: `Film ${n}`, text: `Film ${n}\n${n + 1} November` }),
  );
  expect(withoutEmptyDays([...own, ...others], 'Pier Yoga').kept).toHaveLength(9);
  expect(withoutEmptyDays([...others, ...own], 'Pier Yoga').kept).toHaveLength(9);
});

test('a period within which all of a programme is, is what it is the programme of', () => {
  const sessions = Array.from({ length: 6 }, (_, n) =>
    cell(10 + (n % 2), { name: `Session ${n}`, text: `9:0${n}\nSession ${n}` }),
  );
  const days = [10, 11].map((n) => cell(n, { name: 'Pier Workshop', text: `Tuesday ${n} November` }));
  const whole = { ...cell(10, { name: 'Pier Workshop', text: '10–11 November' }), endDate: '2026-11-11' };
  const { kept } = withoutEmptyDays(
    [whole, ...sessions.slice(0, 1), days[0]!, ...sessions.slice(1, 4), days[1]!, ...sessions.slice(4)],
    'Pier Workshop 2026',
  );
  expect(kept.map(({ name }) => name)).toEqual(['Pier Workshop', ...sessions.map(({ name }) => name)]);
});
