import { expect, test } from 'vitest';
import { emptyDays } from './empty-days';

const day = (n: number, named = false) => ({ startDate: `2026-11-${String(n).padStart(2, '0')}`, named });
const days = (count: number) => Array.from({ length: count }, (_, i) => day(i + 1));

test('a month of days without names is a calendar', () => {
  expect(emptyDays(days(30)).size).toBe(30);
});

test('a day with a name of its own stays, and so does what is left of a short run', () => {
  const month = days(30).map((one, i) => (i === 3 ? { ...one, named: true } : one));
  const empty = emptyDays(month);
  expect(empty.has(3)).toBe(false);
  expect(empty.has(2)).toBe(false);
  expect(empty.size).toBe(26);
});

test('meetings on single days, or with an hour, are no calendar', () => {
  expect(emptyDays(Array.from({ length: 12 }, (_, i) => day(2 * i + 1))).size).toBe(0);
  expect(emptyDays(days(30).map((one) => ({ ...one, startDate: `${one.startDate}T19:00` }))).size).toBe(0);
});
