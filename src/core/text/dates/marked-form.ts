/** Dates whose numbers carry signs: 2026年11月3日, 令和8年11月, 2026년 11월 3일, 3日(火). */
import { exists, isMeasured, republicYear, shortYear, wordy, type Form } from './date-parts';
import { isCjk } from './cjk';
import { monthDay } from './numeric-forms';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { PartialDate } from './types';
import { readWeekdayAfter } from './weekday';

/** 2026年11月3日, 11月3日, 2026年11月, 令和8年11月3日, 3日(火). */
export const marked: Form = (reader, i) => {
  let j = i;
  const date: PartialDate = {};
  const era = reader.tokens[j]?.word?.era;
  if (era !== undefined && !isCjk(reader.tokens[j]!.text)) return undefined;
  if (era !== undefined) j++;
  const y = reader.tokens[j];
  if (y?.kind === 'number' && has(reader, j + 1, 'year') && !wordy(reader, j)) {
    if (era !== undefined) date.year = era + y.value;
    else if (y.digits === 4) date.year = y.value;
    else if (y.digits === 2) date.year = shortYear(y.value);
    else if (y.digits === 3) date.year = republicYear(reader, y.value);
    if (date.year === undefined || date.year < 1868 || date.year > 2100) return undefined;
    j += 2;
    if (isMark(reader, j, '(') && y.digits === 4) j = pastEraBracket(reader, j);
    if (isMark(reader, j, '(') && era !== undefined) j = pastEraBracket(reader, j);
  } else if (era !== undefined) return undefined;
  const m = numberAt(reader, j, 1, 12);
  if (m !== undefined && has(reader, j + 1, 'month') && !wordy(reader, j)) {
    date.month = m;
    j += 2;
    const d = numberAt(reader, j, 1, 31);
    if (d !== undefined && has(reader, j + 1, 'day') && exists(m, d)) {
      date.day = d;
      return { date, precision: 'day', strength: 'sure', next: j + 2, dayMark: true };
    }
    // A calendar's badge: 11月, then 5 and (火) in elements of their own.
    if (d !== undefined && exists(m, d) && readWeekdayAfter(reader, j + 1)?.form === 'bracket') {
      date.day = d;
      return { date, precision: 'day', strength: 'sure', next: j + 1, dayMark: true };
    }
    // 11月 3, 2026: a template that puts the month's name into English order.
    const year = isMark(reader, j + 1, ',') ? numberAt(reader, j + 2, 1900, 2100, 4) : undefined;
    if (d !== undefined && exists(m, d) && year !== undefined && date.year === undefined)
      return { date: { year, month: m, day: d }, precision: 'day', strength: 'sure', next: j + 3 };
    // 11月3～5日, 11月3、4日: one sign for all.
    if (d !== undefined && exists(m, d) && sharesSign(reader, j + 1, d)) {
      date.day = d;
      return { date, precision: 'day', strength: 'sure', next: j + 1, monthFirst: true };
    }
    // 3月号 is an issue of a magazine.
    if (isMeasured(reader, j) || (has(reader, j, 'day') && glued(reader, j) && !weekdayAhead(reader, j)))
      return undefined;
    return { date, precision: 'month', strength: 'sure', next: has(reader, j, 'third') ? j + 1 : j };
  }
  if (date.year !== undefined) {
    if (isMeasured(reader, j) || has(reader, j, 'nthMark')) return undefined;
    const numeric = isMark(reader, j, './') ? undefined : monthDay(reader, j);
    if (numeric) return { ...numeric, date: { ...date, ...numeric.date }, strength: 'sure' };
    return /[年년]/.test(reader.tokens[j - 1]!.text) && !isCjkWord(reader, j)
      ? { date, precision: 'month', strength: 'sure', next: j }
      : undefined;
  }
  const d = numberAt(reader, i, 1, 31);
  if (d !== undefined && has(reader, i + 1, 'day') && !wordy(reader, i)) {
    const weekday = readWeekdayAfter(reader, i + 2);
    if (weekday) return { date: { day: d }, precision: 'day', strength: 'sure', next: i + 2, dayMark: true };
  }
  return undefined;
};

const weekdayAhead = (reader: Reader, i: number): boolean => reader.tokens[i]!.text.length > 1;

/** 2026年(令和8年)11月3日. */
function pastEraBracket(reader: Reader, i: number): number {
  for (let j = i + 1; j < i + 6; j++) if (isMark(reader, j, ')')) return has(reader, j - 1, 'year') ? j + 1 : i;
  return i;
}

const isCjkWord = (reader: Reader, i: number): boolean =>
  glued(reader, i) && isCjk(reader.tokens[i]?.text ?? '') && !has(reader, i, 'join');

/** True when later days follow, joined by marks, and the last of them carries 日. */
function sharesSign(reader: Reader, from: number, first: number): boolean {
  let day = first;
  for (let j = from; j < from + 24 && isMark(reader, j, '-~・,、'); j += 2) {
    const next = numberAt(reader, j + 1, day + 1, 31);
    if (next === undefined) return false;
    if (has(reader, j + 2, 'day')) return true;
    day = next;
  }
  return false;
}
