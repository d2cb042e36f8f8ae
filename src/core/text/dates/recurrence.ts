/** What comes again: every Tuesday, 毎週土曜, 毎月第2・第4日曜, jeden ersten Samstag im Monat. Gives an RRULE value. */
import { isCjk } from './cjk';
import { yearAfter } from './date-parts';
import { listedDays } from './weekday-days';
import { readOrdinalWeekdays, readWeekdays as weekdays } from './ordinals';
import { listMark } from './shared-month';
import { has, isCapitalised, isMark, numberAt, type Reader } from './tokens';

export interface Recurrence {
  rrule: string;
  next: number;
}

/** Longest list of days read, so that no text takes more than linear time. */
const MOST = 8;

export const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The recurrence that begins at token i. */
export function readRecurrence(reader: Reader, i: number): Recurrence | undefined {
  const found = ordinalWeekdays(reader, i) ?? everyWeekday(reader, i) ?? monthly(reader, i) ?? daily(reader, i);
  if (!found) return undefined;
  // "closed every Monday", 毎週月曜休館: no event.
  if (
    isClosed(reader, i - 1) ||
    isClosed(reader, i - 2) ||
    isClosed(reader, found.next) ||
    isClosed(reader, found.next + 1)
  )
    return undefined;
  const month = monthsOf(reader, found.next);
  return month ? { rrule: `${found.rrule};BYMONTH=${month.months.join()}`, next: month.next } : found;
}

const isClosed = (reader: Reader, i: number): boolean => i >= 0 && has(reader, i, 'closed');

/**
 * "every Tuesday in May", "the third Thursday in January, April and July", "… of September through May"; none where a day or a year follows the only
 * one, which make a date.
 */
function monthsOf(reader: Reader, i: number): { months: number[]; next: number } | undefined {
  if (!has(reader, i, 'inMonth', 'of')) return undefined;
  const months: number[] = [];
  let next = i;
  for (let at = i + 1, isLast = false; months.length < 12 && !isLast;) {
    const month = monthOf(reader, at, months.length > 0);
    if (month === undefined) break;
    const last = months.at(-1);
    isLast = last !== undefined && isSpan(reader, at - 1);
    months.push(...(isLast ? monthsTo(last!, month) : [month]));
    next = at + 1;
    at = isSpan(reader, next) ? next + 1 : (listMark(reader, next) ?? next);
    if (at === next) break;
  }
  // "in May or June": of a word between two months nothing is known.
  const isOpen =
    months.length === 0 || (!reader.tokens[next + 1]?.line && monthOf(reader, next + 1, true) !== undefined);
  return isOpen ? undefined : { months, next };
}

/** The month at token i, but for one that is a day's or a year's; of later ones "may" and "march" only in capitals. */
function monthOf(reader: Reader, i: number, isLater: boolean): number | undefined {
  const word = reader.tokens[i]?.word;
  if (word?.month === undefined || (isLater && word.risky && !isCapitalised(reader, i))) return undefined;
  return reader.tokens[i + 1]?.kind === 'number' || yearAfter(reader, i + 1) ? undefined : word.month;
}

const isSpan = (reader: Reader, i: number): boolean => isMark(reader, i, '-~') || has(reader, i, 'to');

/** Months after the first up to the last one, over the New Year too. */
export function monthsTo(first: number, last: number): number[] {
  const months: number[] = [];
  for (let month = first; month !== last;) months.push((month = (month % 12) + 1));
  return months;
}

const byDay = (days: number[]): string =>
  [...days]
    .sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => CODES[day]!)
    .join(',');

function everyWeekday(reader: Reader, i: number): Recurrence | undefined {
  let j = i;
  const bracket = isMark(reader, j, '([') ? 1 : 0;
  let alternate = false;
  let every = false;
  while ((has(reader, j, 'every', 'other', 'everyWeek') || (alternate && has(reader, j, 'on', 'at'))) && j - i < 4) {
    if (has(reader, j, 'everyMonth')) break;
    alternate ||= has(reader, j, 'other');
    every = true;
    j++;
  }
  const rule = alternate ? 'FREQ=WEEKLY;INTERVAL=2;BYDAY=' : 'FREQ=WEEKLY;BYDAY=';
  if (every) {
    if (isMark(reader, j, '([:')) j++;
    if (has(reader, j, 'workdays')) return { rrule: `${rule}MO,TU,WE,TH,FR`, next: j + 1 };
    if (has(reader, j, 'weekend')) return { rrule: `${rule}SA,SU`, next: j + 1 };
    const list = weekdays(reader, j);
    return (
      list && { rrule: rule + byDay(list.days), next: isMark(reader, list.next, ')]') ? list.next + 1 : list.next }
    );
  }
  const word = reader.tokens[i]?.word;
  if (bracket || (word?.risky && !isCapitalised(reader, i))) return undefined;
  const list = weekdays(reader, i, true);
  if (list && listedDays(reader, list.next)) return undefined;
  if (list) return { rrule: rule + byDay(list.days), next: list.next };
  // "un mercredi sur deux"
  const weekday = word?.weekday;
  // "Wednesday evenings"
  if (weekday !== undefined && has(reader, i + 1, 'weeklyPart')) return { rrule: rule + byDay([weekday]), next: i + 1 };
  return weekday !== undefined && has(reader, i + 1, 'otherAfter')
    ? { rrule: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${byDay([weekday])}`, next: i + 2 }
    : undefined;
}

/** 第2・第4日曜, "first and third Saturday of the month", 毎月第1土曜, "every last Friday". */
function ordinalWeekdays(reader: Reader, i: number): Recurrence | undefined {
  let j = i;
  let monthly = false;
  let every = false;
  while (j - i < 3 && has(reader, j, 'everyMonth', 'every', 'on', 'ofMonth')) {
    monthly ||= has(reader, j, 'everyMonth', 'ofMonth');
    every ||= has(reader, j, 'every', 'everyMonth');
    j++;
  }
  if (has(reader, j, 'join') || isMark(reader, j, ':,')) j++;
  const list = readOrdinalWeekdays(reader, j);
  if (!list) return undefined;
  const { nths, weekdays } = list;
  const cjk = isCjk(reader.tokens[list.at]!.text);
  // "the 2nd and 4th Tuesdays"
  monthly ||= nths.length > 1 && reader.tokens[list.at]!.word?.weekly !== undefined;
  const month = [i - 2, i - 1, list.next, list.next + 1].some(
    (k) => has(reader, k, 'of') || reader.tokens[k]?.word?.month !== undefined,
  );
  // "1st Sunday" is every month's: of a date, the day of the week comes first.
  monthly ||= list.numbered && !month;
  j = list.next;
  if (has(reader, j, 'ofMonth', 'everyMonth')) {
    monthly = true;
    j++;
  }
  // "First Saturday" alone names a day; in CJK 第2日曜 means every month, or that of the month before it (readDatedSeries).
  if (!monthly && !every && !cjk && !monthsOf(reader, j)) return undefined;
  if (every && !monthly && nths.length === 1 && nths[0] === 2 && !cjk)
    return { rrule: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${byDay(weekdays)}`, next: j };
  const days = weekdays.flatMap((day) => nths.map((nth) => `${String(nth)}${CODES[day]!}`));
  return { rrule: `FREQ=MONTHLY;BYDAY=${days.join(',')}`, next: j };
}

/** 毎月15日, 毎月1日・15日. */
function monthly(reader: Reader, i: number): Recurrence | undefined {
  if (!has(reader, i, 'everyMonth')) return undefined;
  const days: number[] = [];
  let j = i + 1;
  while (days.length < MOST) {
    const day = numberAt(reader, j, 1, 31);
    if (day === undefined || !has(reader, j + 1, 'day')) break;
    days.push(day);
    j += 2;
    if (!isMark(reader, j, '・,、/&') && !has(reader, j, 'and')) break;
    if (numberAt(reader, j + 1, 1, 31) !== undefined && has(reader, j + 2, 'day')) j++;
  }
  return days.length > 0 ? { rrule: `FREQ=MONTHLY;BYMONTHDAY=${days.join()}`, next: j } : undefined;
}

function daily(reader: Reader, i: number): Recurrence | undefined {
  return has(reader, i, 'daily') ? { rrule: 'FREQ=DAILY', next: i + 1 } : undefined;
}
