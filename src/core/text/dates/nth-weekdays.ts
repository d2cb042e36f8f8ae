/**
 * The n-th weekdays of a month whose year is written: "second Sunday of April 2026", "1st and 3rd Tuesday in May 2026", 2026年4月第2・第4日曜日.
 * Without the year they are a rule (recurrence.ts).
 */
import { dayNumber, dayOf, isDay, weekdayOf } from './calendar';
import { isCounted, monthAt, year, yearAfter } from './date-parts';
import { marked } from './marked-form';
import { readOrdinalWeekdays, type OrdinalWeekdays } from './ordinals';
import type { State } from './shared-month';
import { has, type Reader } from './tokens';
import type { PartialDate } from './types';

interface Named {
  ordinals: OrdinalWeekdays;
  year: number;
  month: number;
  next: number;
}

/** The days that begin at token i, their times still to be read; undefined where the month has no such day. */
export function readNthWeekdays(reader: Reader, i: number): State | undefined {
  const named = ordinalsFirst(reader, i) ?? monthFirst(reader, i);
  if (!named) return undefined;
  const { year, month, next } = named;
  const { nths, weekdays } = named.ordinals;
  const all = weekdays.flatMap((weekday) =>
    nths.flatMap((nth): PartialDate[] => {
      const day = dayOfMonth(year, month, nth, weekday);
      return day === undefined ? [] : [{ year, month, day, weekday }];
    }),
  );
  if (all.length < weekdays.length * nths.length) return undefined;
  const [start, ...days] = all.sort((a, b) => a.day! - b.day!);
  const mention: State['mention'] = { start: start!, ...(days.length > 0 ? { days } : {}), precision: 'day' };
  return { mention, next, strength: 'sure', last: { date: start! } };
}

/** "the second Sunday of April 2026", "zweiter Sonntag im Mai 2026". */
function ordinalsFirst(reader: Reader, i: number): Named | undefined {
  let from = i;
  while (from - i < 2 && has(reader, from, 'on')) from++;
  const ordinals = readOrdinalWeekdays(reader, from);
  if (!ordinals) return undefined;
  const at = has(reader, ordinals.next, 'inMonth', 'of') ? ordinals.next + 1 : ordinals.next;
  const month = monthAt(reader, at);
  const found = month === undefined ? undefined : yearAfter(reader, at + 1);
  // "1st Saturday of May, 2000 people"
  if (!found || isCounted(reader, found.next)) return undefined;
  return { ordinals, year: found.year, month: month!, next: found.next };
}

/** 2026年4月第2日曜日, 令和8年4月の第2日曜. */
function monthFirst(reader: Reader, i: number): Named | undefined {
  if (year(reader, i) === undefined && reader.tokens[i]?.word?.era === undefined) return undefined;
  const found = marked(reader, i);
  if (found?.precision !== 'month' || found.date.year === undefined || found.date.month === undefined) return undefined;
  const at = has(reader, found.next, 'join') ? found.next + 1 : found.next;
  const ordinals = readOrdinalWeekdays(reader, at);
  return ordinals && { ordinals, year: found.date.year, month: found.date.month, next: ordinals.next };
}

/** The day of the month; undefined where it has no fifth one. nth -1 is the last. */
function dayOfMonth(year: number, month: number, nth: number, weekday: number): number | undefined {
  if (nth < 0) {
    const after = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
    const last = dayOf(dayNumber(after) - 1);
    return last.day - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = 1 + ((weekday - weekdayOf({ year, month, day: 1 }) + 7) % 7);
  const day = first + 7 * (nth - 1);
  return isDay({ year, month, day }) ? day : undefined;
}
