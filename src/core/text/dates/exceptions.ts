/** What a recurrence leaves out: "except 24 December", "außer montags", (8月を除く), "sauf vacances scolaires". */
import { readDate } from './calendar-date';
import { readDated } from './dated';
import { nthAt, weekdayAt } from './ordinals';
import { CODES } from './recurrence';
import { has, isMark, type Reader } from './tokens';
import type { PartialDate } from './types';

export interface Excepted {
  rrule: string;
  except?: PartialDate[];
  exceptText?: string;
  next: number;
}

interface Left {
  dates: PartialDate[];
  weekdays: number[];
  months: number[];
  nths: number[];
  next: number;
}

const MOST = 8;
const LONGEST_TEXT = 40;
const LONGEST_TEXT_BEFORE = 10;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The rule with the exceptions that stand at token i, behind it or its times; undefined where none do. */
export function readExceptions(reader: Reader, i: number, rrule: string): Excepted | undefined {
  let at = i;
  while (at - i < 2 && isMark(reader, at, '(,、;:-')) at++;
  const open = isMark(reader, at - 1, '(');
  const close = (next: number): number => (open && isMark(reader, next, ')') ? next + 1 : next);
  // 毎日（月曜休館）: a day on which it is closed is an exception to every day.
  const closes = (k: number): boolean => rrule === 'FREQ=DAILY' && has(reader, k, 'closed');
  if (has(reader, at, 'except') || closes(at)) {
    const from = pastArticles(reader, at + 1);
    const left = readLeft(reader, from);
    if (left) return applied(rrule, left, close(left.next));
    return has(reader, at, 'except') ? textBehind(reader, at + 1, rrule, close) : undefined;
  }
  const left = readLeft(reader, at);
  if (left && (has(reader, left.next, 'exceptAfter') || closes(left.next)))
    return applied(rrule, left, close(left.next + 1));
  return textBefore(reader, at, rrule, close);
}

/** 祝日を除く毎週土曜, 月曜日を除く毎日: exceptions that end before token i, where the rule begins. */
export function readExceptionsBefore(reader: Reader, i: number, rrule: string): Excepted | undefined {
  if (!has(reader, i - 1, 'exceptAfter') || reader.tokens[i]!.line) return undefined;
  let from = i - 1;
  while (
    from > 0 &&
    i - from < LONGEST_TEXT_BEFORE &&
    !reader.tokens[from]!.gap &&
    reader.tokens[from - 1]!.kind !== 'mark'
  )
    from--;
  const left = readLeft(reader, from);
  if (left?.next === i - 1) return applied(rrule, left, i);
  return from < i - 1 ? { rrule, exceptText: written(reader, from, i - 1), next: i } : undefined;
}

/** Days, weekdays, months and ordinals in a row. */
function readLeft(reader: Reader, i: number): Left | undefined {
  const left: Left = { dates: [], weekdays: [], months: [], nths: [], next: i };
  let j = i;
  for (let n = 0; n < MOST; n++) {
    const next = readOne(reader, j, left);
    if (next === undefined) break;
    left.next = next;
    j = next;
    while (j - next < 2 && (isMark(reader, j, ',・、/&') || has(reader, j, 'and'))) j++;
    if (j === next) break;
    j = pastArticles(reader, j);
  }
  return left.next > i ? left : undefined;
}

function readOne(reader: Reader, i: number, left: Left): number | undefined {
  const dated = readDated(reader, i);
  const { start, end, days, startTime } = dated?.mention ?? {};
  if (dated && start?.month !== undefined && start.day !== undefined && !end && !startTime) {
    left.dates.push(start, ...(days ?? []));
    return dated.next;
  }
  const month = readDate(reader, i);
  if (month?.precision === 'month' && month.date.month !== undefined && month.date.year === undefined) {
    left.months.push(month.date.month);
    return month.next;
  }
  const named = reader.tokens[i]?.word?.month;
  if (named !== undefined && reader.tokens[i + 1]?.kind !== 'number') {
    left.months.push(named);
    return i + 1;
  }
  const weekday = weekdayAt(reader, i);
  if (weekday !== undefined) {
    left.weekdays.push(weekday);
    return i + 1;
  }
  const nth = nthAt(reader, i);
  if (nth === undefined) return undefined;
  left.nths.push(nth.nth);
  return weekdayAt(reader, nth.next) === undefined ? nth.next : nth.next + 1;
}

/** Weekdays, months and ordinals change the rule; single days are listed beside it. */
function applied(rrule: string, left: Left, next: number): Excepted {
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const days = parts.get('BYDAY')?.split(',') ?? CODES.slice(1).concat(CODES[0]!);
  const kept = days.filter((day) => !left.weekdays.includes(CODES.indexOf(day)));
  const simple = !days.some((day) => /\d/.test(day)) && !parts.has('INTERVAL');
  if (left.weekdays.length > 0 && simple && kept.length > 0) {
    if (parts.get('FREQ') === 'DAILY') parts.set('FREQ', 'WEEKLY');
    parts.set('BYDAY', kept.join());
  }
  const ends = new Set(left.nths.map(Math.sign));
  if (left.nths.length > 0 && simple && ends.size === 1 && parts.get('FREQ') === 'WEEKLY') {
    const others = [1, 2, 3, 4, 5].map((n) => n * [...ends][0]!).filter((n) => !left.nths.includes(n));
    parts.set('FREQ', 'MONTHLY');
    parts.set('BYDAY', kept.flatMap((day) => others.map((n) => `${String(n)}${day}`)).join());
  }
  if (left.months.length > 0 && !parts.has('BYMONTH'))
    parts.set('BYMONTH', MONTHS.filter((month) => !left.months.includes(month)).join());
  return {
    rrule: [...parts].map(([name, value]) => `${name}=${value}`).join(';'),
    ...(left.dates.length > 0 ? { except: left.dates } : {}),
    next,
  };
}

/** "except school holidays": the words until a mark, a time or the line's end. */
function textBehind(reader: Reader, i: number, rrule: string, close: (next: number) => number): Excepted | undefined {
  let j = i;
  while (isWord(reader, j) && reader.tokens[j]!.to - reader.tokens[i]!.at <= LONGEST_TEXT) j++;
  return j > i ? { rrule, exceptText: written(reader, i, j), next: close(j) } : undefined;
}

/** 祝日を除く, "festivi esclusi": a few words on the line, then the sign. */
function textBefore(reader: Reader, i: number, rrule: string, close: (next: number) => number): Excepted | undefined {
  let j = i;
  while (j - i < LONGEST_TEXT_BEFORE && isWord(reader, j) && !has(reader, j, 'exceptAfter')) j++;
  if (j === i || !has(reader, j, 'exceptAfter')) return undefined;
  return { rrule, exceptText: written(reader, i, j), next: close(j + 1) };
}

const isWord = (reader: Reader, i: number): boolean => {
  const { kind, line } = reader.tokens[i]!;
  return (kind === 'word' || kind === 'other') && !line;
};

function written({ source, tokens }: Reader, from: number, to: number): string {
  return source.original.slice(source.origin[tokens[from]!.at], source.origin[tokens[to - 1]!.to]).trim();
}

function pastArticles(reader: Reader, i: number): number {
  let j = i;
  while (j - i < 2 && has(reader, j, 'on', 'inMonth', 'at', 'oclock') && reader.tokens[j]!.word?.month === undefined)
    j++;
  return j;
}
