/** One calendar date at a token, in any of the forms that dates are written in. */
import { dayAt, isCounted, wordy, yearAfter, type DateReading, type Form } from './date-parts';
import { weekdayOf } from './calendar';
import { marked } from './marked-form';
import { dayThenMonth, dayThenWeekday, monthName, yearThenMonth, yearWordFirst } from './named-forms';
import {
  dayAboveMonth,
  eraLetter,
  monthDay,
  numericYearLast,
  republicDay,
  spacedDay,
  stackedBadge,
  yearMonthDay,
  yearThenNumeric,
} from './numeric-forms';
import { glued, has, isMark, numberAt, once, type Reader } from './tokens';
import type { PartialDate } from './types';
import { readWeekdayAfter, readWeekdayBefore } from './weekday';

/** Those that need no weekday. */
const WHOLE_FORMS: readonly Form[] = [
  yearMonthDay,
  spacedDay,
  marked,
  eraLetter,
  republicDay,
  numericYearLast,
  dayThenMonth,
  monthName,
  yearThenMonth,
  yearWordFirst,
  yearThenNumeric,
  monthDay,
  dayAboveMonth,
  stackedBadge,
];
const FORMS: readonly Form[] = [...WHOLE_FORMS, dayThenWeekday];

function firstForm(reader: Reader, i: number, forms = FORMS): DateReading | undefined {
  for (const form of forms) {
    const reading = form(reader, i);
    if (reading) return reading;
  }
  return undefined;
}

/** The date that begins at token i, with the weekdays around it. */
export function readDate(reader: Reader, i: number): DateReading | undefined {
  const known = once(reader, 'date', i, () => readDateAt(reader, i));
  return known && { ...known, date: { ...known.date } };
}

function readDateAt(reader: Reader, i: number): DateReading | undefined {
  let core: DateReading | undefined;
  const begin = pastArticles(reader, i);
  let before = readWeekdayBefore(reader, begin);
  const j = before ? pastArticles(reader, before.next) : begin;
  core = firstForm(reader, j);
  if (!core && before) core = weekdayThenDay(reader, j, before.strong);
  if (!core && before) {
    // "mar 2026": the word is a month after all.
    before = undefined;
    core = firstForm(reader, begin);
  }
  if (!core) return undefined;
  const after = core.precision === 'day' ? readWeekdayAfter(reader, core.next) : undefined;
  const belongs =
    after &&
    (after.form !== 'word' || (!before && !startsDate(reader, after.next) && agrees(core.date, after.weekday)));
  const weekday = belongs ? after.weekday : (before?.weekday ?? core.date.weekday);
  if (core.date.month === undefined && weekday === undefined && core.precision === 'day') return undefined;
  let next = belongs ? after.next : pastHoliday(reader, core.next);
  if (core.precision === 'day' && core.date.year === undefined && core.date.month !== undefined) {
    const late = belongs ? yearAfter(reader, next) : undefined;
    if (late) {
      core.date.year = late.year;
      next = late.next;
    }
  }
  const date = weekday === undefined ? core.date : { ...core.date, weekday };
  const order = core.ambiguousOrder ? byWeekday(date) : undefined;
  return {
    ...core,
    date: order ?? date,
    ...(order ? { ambiguousOrder: false } : {}),
    strength: weekday === undefined ? core.strength : 'sure',
    next,
  };
}

/** Past a bracket that says no more than that the day is a holiday: 11月3日（祝）. */
const pastHoliday = (reader: Reader, i: number): number =>
  isMark(reader, i, '([') && has(reader, i + 1, 'holiday') && isMark(reader, i + 2, ')]') ? i + 3 : i;

/** Of 3/11 and 11/3 the one on which the weekday falls; undefined where it falls on both or neither. */
function byWeekday(date: PartialDate): PartialDate | undefined {
  const { year, month, day, weekday } = date;
  if (year === undefined || month === undefined || day === undefined || weekday === undefined) return undefined;
  const falls = (m: number, d: number): boolean => weekdayOf({ year, month: m, day: d }) === weekday;
  if (falls(month, day) === falls(day, month)) return undefined;
  return falls(month, day) ? date : { ...date, month: day, day: month };
}

function pastArticles(reader: Reader, i: number): number {
  let j = i;
  while (j - i < 2 && has(reader, j, 'on')) j++;
  return j;
}

/** In "2026/02/19 Fri: Feb 20" the weekday is not that of the date before it. */
function agrees({ year, month, day }: PartialDate, weekday: number): boolean {
  return year === undefined || month === undefined || day === undefined || weekdayOf({ year, month, day }) === weekday;
}

/** A weekday of so many letters is written out, and no other word by chance. */
const LEAST_NAME = 5;

/** "Tue 3", "Tuesday the 3rd", "sexta (6)": no month. */
function weekdayThenDay(reader: Reader, i: number, strong: boolean): DateReading | undefined {
  const inBrackets = isMark(reader, i, '(') && isMark(reader, i + 2, ')') ? numberAt(reader, i + 1, 1, 31) : undefined;
  if (inBrackets !== undefined && (strong || reader.tokens[i - 1]!.text.length >= LEAST_NAME))
    return { date: { day: inBrackets }, precision: 'day', strength: 'sure', next: i + 3 };
  const d = dottedDay(reader, i) ?? dayAt(reader, i);
  if (!d || !strong) return undefined;
  if (isMark(reader, d.next, './:') && glued(reader, d.next)) return undefined;
  if (isMark(reader, d.next, '-~') && reader.tokens[d.next + 1]?.kind === 'number') return undefined;
  return { date: { day: d.day }, precision: 'day', strength: 'sure', next: d.next };
}

/** "Do 3. 19.30 Uhr", "Do 3." at the end of a line; "So 3. Advent" is no third of a month. */
function dottedDay(reader: Reader, i: number): { day: number; next: number } | undefined {
  const d = reader.lexicon.dotted ? dayAt(reader, i, true) : undefined;
  const after = d && reader.tokens[d.next]!;
  return after && (after.line || after.kind !== 'other') ? d : undefined;
}

/** True when a date without its weekday begins here: then the weekday before it is its own. */
function startsDate(reader: Reader, at: number): boolean {
  const i = isMark(reader, at, ':,') ? at + 1 : at;
  const date = firstForm(reader, i, WHOLE_FORMS);
  // "12.4 fri., 12.5 sat.": each has its own behind it.
  if (date && readWeekdayAfter(reader, date.next)?.form === 'word') return false;
  return (
    date !== undefined ||
    (isLoneDay(reader, i) && !isMark(reader, i + 1, ':.') && !has(reader, i + 1, 'clock', 'am', 'pm', 'hour'))
  );
}

/** A day without a month, but not the number with which a line of words begins: "28 SAT", below it "10th Anniversary". */
function isLoneDay(reader: Reader, i: number): boolean {
  const day = dayAt(reader, i);
  const after = day && reader.tokens[day.next]!;
  return after !== undefined && !(reader.tokens[i]!.line && after.kind === 'other' && !after.line);
}

/** A day that leaves its month to what follows or precedes it: the 3 of "3–5 November", the 8日 of "11月3日〜8日". */
export function readBareDay(reader: Reader, i: number): BareDay | undefined {
  const known = once(reader, 'day', i, () => readBareDayAt(reader, i));
  return known && { ...known, date: { ...known.date } };
}

interface BareDay {
  date: PartialDate;
  next: number;
  marked: boolean;
  strong: boolean;
}

function readBareDayAt(reader: Reader, i: number): BareDay | undefined {
  const before = readWeekdayBefore(reader, i);
  let j = before?.next ?? i;
  j = pastArticles(reader, j);
  const day = wordy(reader, j) ? undefined : numberAt(reader, j, 1, 31);
  if (day === undefined) return undefined;
  j++;
  const mark = has(reader, j, 'day');
  const ordinal = (has(reader, j, 'ordinal') || isMark(reader, j, '.ºª')) && glued(reader, j);
  if (mark || ordinal) j++;
  else if (
    (has(reader, j, 'am', 'pm', 'clock', 'hour', 'month', 'year') || isCounted(reader, j)) &&
    !has(reader, j, 'on', 'of')
  )
    return undefined;
  else if (isMark(reader, j, ':') && glued(reader, j) && reader.tokens[j + 1]?.kind === 'number') return undefined;
  if (isMark(reader, j, ordinal ? '.%€' : '/.%€') && glued(reader, j)) return undefined;
  if (glued(reader, j) && reader.tokens[j]!.kind === 'number') return undefined;
  if (isCounted(reader, j) && mark) return undefined;
  const after = readWeekdayAfter(reader, j);
  const own = after && (after.form !== 'word' || !before) ? after : undefined;
  const weekday = own?.weekday ?? before?.weekday;
  return {
    date: weekday === undefined ? { day } : { day, weekday },
    next: own?.next ?? j,
    marked: mark,
    strong: mark || ordinal || weekday !== undefined,
  };
}
