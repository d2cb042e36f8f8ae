/** What comes again: every Tuesday, 毎週土曜, 毎月第2・第4日曜, jeden ersten Samstag im Monat. Gives an RRULE value. */
import type { Word } from './word';
import { isCjk } from './cjk';
import { yearAfter } from './date-parts';
import { listedDays } from './weekday-days';
import { isOrdinalDigit } from './ordinals';
import { glued, has, isCapitalised, isMark, numberAt, pastDot, type Reader } from './tokens';

export interface Recurrence {
  rrule: string;
  next: number;
}

/** Longest list of weekdays or ordinals read, so that no text takes more than linear time. */
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
  const month = monthOf(reader, found.next);
  return month ? { rrule: `${found.rrule};BYMONTH=${month.months.join()}`, next: month.next } : found;
}

const isClosed = (reader: Reader, i: number): boolean => i >= 0 && has(reader, i, 'closed');

/** "every Tuesday in May", "the third Thursday in January, April and July"; none where a day or a year follows, which make a date. */
function monthOf(reader: Reader, i: number): { months: number[]; next: number } | undefined {
  if (!has(reader, i, 'inMonth', 'of')) return undefined;
  const months: number[] = [];
  let j = i + 1;
  for (let next = j; months.length < 12;) {
    const month = reader.tokens[next]?.word?.month;
    if (month === undefined) break;
    months.push(month);
    j = next + 1;
    next = j;
    while (next - j < 2 && (isMark(reader, next, ',/&') || has(reader, next, 'and'))) next++;
    if (next === j) break;
  }
  if (months.length === 0 || reader.tokens[j]?.kind === 'number' || yearAfter(reader, j)) return undefined;
  return { months, next: j };
}

/** Weekdays joined by ・, commas, "and", or a dash (a span of days). */
function weekdays(reader: Reader, i: number, weekly = false): { days: number[]; next: number } | undefined {
  const at = (k: number) => {
    const word = reader.tokens[k]?.kind === 'number' ? numeralWeekday(reader, k) : reader.tokens[k]?.word;
    return weekly ? (word?.weekly ?? (k > i ? word?.weekday : undefined)) : (word?.weekday ?? word?.weekly);
  };
  const first = at(i);
  if (first === undefined) return undefined;
  const days = [first];
  let j = pastDot(reader, i + 1);
  for (let n = 0; n < MOST; n++) {
    const span = isMark(reader, j, '-~') || has(reader, j, 'to');
    let k = j;
    while (k - j < 3 && (isMark(reader, k, '・,、/&+-~') || has(reader, k, 'and', 'to', 'every', 'on'))) k++;
    const adjacent = k === j && glued(reader, j) && isCjk(reader.tokens[j]?.text ?? '');
    if (k === j && !adjacent) break;
    const day = at(k);
    if (day === undefined) break;
    if (span) for (let d = (days[days.length - 1]! + 1) % 7; d !== day; d = (d + 1) % 7) days.push(d);
    if (!days.includes(day)) days.push(day);
    j = pastDot(reader, k + 1);
  }
  if (isMark(reader, j, '・/') && has(reader, j + 1, 'holiday')) j += 2;
  return { days, next: j };
}

/** The 六 of 每周六日, which reads like the 6 of 六日. */
const numeralWeekday = (reader: Reader, i: number): Word | undefined =>
  has(reader, i - 1, 'everyWeek') ? reader.lexicon.words.get(reader.tokens[i]!.text) : undefined;

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
  const nths: number[] = [];
  // "1st Sunday" is every month's: of a date, the day of the week comes first.
  let numbered = false;
  while (nths.length < MOST) {
    const marked = has(reader, j, 'nthMark');
    const number = marked ? numberAt(reader, j + 1, 1, 5) : undefined;
    const word = reader.tokens[j]?.word?.nth;
    const digit = numberAt(reader, j, 1, 5);
    if (number !== undefined) j += 2;
    else if (word !== undefined) j++;
    else if (digit !== undefined && nths.length > 0 && isCjk(reader.tokens[j + 1]?.text ?? '')) j++;
    else if (digit !== undefined && isOrdinalDigit(reader, j)) {
      numbered ||= /^(?:st|nd|rd|th)$/i.test(reader.tokens[j + 1]!.text);
      j += 2;
    } else break;
    nths.push((number ?? word ?? digit)!);
    if (has(reader, j, 'weekMark')) j = has(reader, j + 1, 'join') ? j + 2 : j + 1;
    if (isMark(reader, j, '・,、/&') || has(reader, j, 'and')) {
      const k = has(reader, j + 1, 'and', 'on') ? j + 2 : j + 1;
      if (
        has(reader, k, 'nthMark') ||
        reader.tokens[k]?.word?.nth !== undefined ||
        numberAt(reader, k, 1, 5) !== undefined
      )
        j = k;
    }
  }
  if (nths.length === 0) return undefined;
  const cjk = isCjk(reader.tokens[j]?.text ?? '');
  const list = isLastDay(reader, j) ? undefined : weekdays(reader, j);
  if (!list) return undefined;
  // "the 2nd and 4th Tuesdays"
  monthly ||= nths.length > 1 && reader.tokens[j]!.word?.weekly !== undefined;
  const month = [i - 2, i - 1, list.next, list.next + 1].some(
    (k) => has(reader, k, 'of') || reader.tokens[k]?.word?.month !== undefined,
  );
  monthly ||= numbered && !month;
  j = list.next;
  if (has(reader, j, 'ofMonth', 'everyMonth')) {
    monthly = true;
    j++;
  }
  // "First Saturday" alone names a day; in CJK 第2日曜 means every month, or that of the month before it (readDatedSeries).
  if (!monthly && !every && !cjk && !monthOf(reader, j)) return undefined;
  if (every && !monthly && nths.length === 1 && nths[0] === 2 && !cjk)
    return { rrule: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${byDay(list.days)}`, next: j };
  const days = list.days.flatMap((day) => nths.map((nth) => `${String(nth)}${CODES[day]!}`));
  return { rrule: `FREQ=MONTHLY;BYDAY=${days.join(',')}`, next: j };
}

/** The 日 of 最終日, which is the last day and no Sunday. */
const isLastDay = (reader: Reader, i: number): boolean =>
  has(reader, i, 'day') && glued(reader, i) && !has(reader, i - 1, 'weekMark');

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
