import { expect, test } from 'vitest';
import type { DateMention } from './types';
import { withRunningMonths } from './running-months';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const read = (texts: string[], year?: number): DateMention[] =>
  texts.map((text) => {
    const [day, weekday] = text.split(' ');
    const start = { day: Number(day), weekday: WEEKDAYS.indexOf(weekday!), ...(year ? { year } : {}) };
    return { index: 0, length: text.length, precision: 'day', start };
  });
const months = (mentions: (DateMention | undefined)[]): string[] =>
  mentions.map((mention) => `${mention?.start?.year ?? ''}-${mention?.start?.month ?? ''}`);

test('days that fall below the stated month by their weekdays go back from it, each year said with them or once', () => {
  const days = ['16 Sat', '10 Sun', '2 Sat', '29 Thu', '18 Sun', '28 Sun'];
  const gone = ['2024-3', '2024-3', '2024-3', '2024-2', '2024-2', '2024-1'];
  expect(months(withRunningMonths(read(days, 2024), { month: 3, now: '2024-03-01' }))).toEqual(gone);
  expect(months(withRunningMonths(read(days), { month: 3, year: 2024, now: '2024-03-01' }))).toEqual(gone);
  expect(months(withRunningMonths(read(days), { month: 3, now: '2024-03-01' }))).toEqual(gone);
});

test('days that run on over the New Year go up from it', () => {
  const days = ['19 Sat', '27 Sun', '2 Sat', '9 Sat'];
  expect(months(withRunningMonths(read(days), { month: 12, year: 2026, now: '2026-11-01' }))).toEqual([
    '2026-12',
    '2026-12',
    '2027-1',
    '2027-1',
  ]);
});

test('days that agree with their month, few days, and days that no running months explain stay as they are', () => {
  const agree = read(['7 Sat', '14 Sat', '21 Sat', '28 Sat']);
  expect(withRunningMonths(agree, { month: 11, year: 2026, now: '2026-11-01' })).toEqual(agree);
  const few = read(['29 Thu', '18 Sun', '28 Sun']);
  expect(withRunningMonths(few, { month: 3, year: 2024, now: '2024-03-01' })).toEqual(few);
  const odd = read(['5 Mon', '5 Wed', '6 Wed', '6 Fri', '7 Fri', '7 Sun', '8 Wed', '8 Fri']);
  expect(
    months(withRunningMonths(odd, { month: 3, year: 2024, now: '2024-03-01' })).every((month) => month === '-'),
  ).toBe(true);
  expect(withRunningMonths(few, { now: '2024-03-01' })).toEqual(few);
});

test('a month of an archive, whose year nobody says, keeps its days', () => {
  const march2019 = read(['4 Mon', '11 Mon', '18 Mon', '25 Mon']);
  expect(withRunningMonths(march2019, { month: 3, now: '2026-11-01' })).toEqual(march2019);
});
