/** The n-th weekday of a month of a year that is written: "second Sunday of April 2026", 2026年4月第2日曜日. Without the year it is a rule (recurrence.ts). */
import { dayOf, dayNumber, isDay, weekdayOf } from './calendar';
import { monthAt, year, yearAfter, type Form } from './date-parts';
import { marked } from './marked-form';
import { nthAt, weekdayAt } from './ordinals';
import { has, type Reader } from './tokens';

interface Named {
  nth: number;
  weekday: number;
  year: number;
  month: number;
  next: number;
}

export const nthWeekday: Form = (reader, i) => {
  const named = beforeMonth(reader, i) ?? behindMonth(reader, i);
  const day = named && dayOfMonth(named);
  if (day === undefined) return undefined;
  const { year, month, weekday, next } = named!;
  return { date: { year, month, day, weekday }, precision: 'day', strength: 'sure', next };
};

/** "second Sunday of April 2026", "zweiter Sonntag im Mai 2026". */
function beforeMonth(reader: Reader, i: number): Named | undefined {
  const nth = nthAt(reader, i);
  const weekday = nth && weekdayAt(reader, nth.next);
  if (weekday === undefined) return undefined;
  const j = nth!.next + 1;
  const at = has(reader, j, 'inMonth', 'of') ? j + 1 : j;
  const month = monthAt(reader, at);
  const found = month === undefined ? undefined : yearAfter(reader, at + 1);
  return found && { nth: nth!.nth, weekday, year: found.year, month: month!, next: found.next };
}

/** 2026年4月第2日曜日, 令和8年4月の第2日曜. */
function behindMonth(reader: Reader, i: number): Named | undefined {
  if (year(reader, i) === undefined && reader.tokens[i]?.word?.era === undefined) return undefined;
  const month = marked(reader, i);
  if (month?.precision !== 'month' || month.date.year === undefined) return undefined;
  const nth = nthAt(reader, pastWord(reader, month.next, 'join'));
  const at = nth && pastWord(reader, pastWord(reader, nth.next, 'weekMark'), 'join');
  const weekday = at && weekdayAt(reader, at);
  if (weekday === undefined) return undefined;
  return { nth: nth!.nth, weekday, year: month.date.year, month: month.date.month!, next: at! + 1 };
}

const pastWord = (reader: Reader, i: number, role: 'join' | 'weekMark'): number => (has(reader, i, role) ? i + 1 : i);

/** The day of the month; undefined where it has no fifth one. nth -1 is the last. */
function dayOfMonth({ year, month, nth, weekday }: Named): number | undefined {
  if (nth < 0) {
    const last = dayOf(
      dayNumber(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }) - 1,
    );
    return last.day - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = (weekday - weekdayOf({ year, month, day: 1 }) + 7) % 7;
  const day = first + 1 + 7 * (nth - 1);
  return isDay({ year, month, day }) ? day : undefined;
}
