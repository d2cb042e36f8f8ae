/** Days whose month comes last: "3–5 November", "du 3 au 5 novembre", "3., 5. und 7. Nov". */
import type { MentionReading } from './mention-reading';
import { readBareDay, readDate } from './calendar-date';
import { connector } from './clock-range';
import { exists, type DateReading } from './date-parts';
import { glued, has, isMark, type Reader } from './tokens';
import type { PartialDate } from './types';

/** A mention while it is read. */
export interface State {
  mention: MentionReading['mention'];
  next: number;
  strength: DateReading['strength'];
  last: Pick<DateReading, 'date' | 'monthFirst' | 'dayMark'>;
  from?: boolean;
  /** "between": the "and" that follows is a "to". */
  between?: boolean;
}

/** @param between whether the days stand after "between" */
export function readSharedMonth(reader: Reader, i: number, between: boolean): State | undefined {
  const days: PartialDate[] = [];
  let j = i;
  for (;;) {
    const day = readBareDay(reader, j);
    if (!day || day.marked) return undefined;
    const to = connecting(reader, day.next, between);
    const last = to === undefined ? undefined : readDate(reader, to);
    if (last) {
      if (last.precision !== 'day' || last.date.month === undefined || last.monthFirst === true) return undefined;
      if (days.length === 0 && isMark(reader, day.next, '-') && isNumber(reader, i, day.next, last.date))
        return undefined;
      const { year, month } = last.date;
      days.push({ ...(year ? { year } : {}), month, ...day.date });
      const all = days.map((date) => ({ ...(year ? { year } : {}), month, ...date }));
      const mention: State['mention'] = { start: all[0]!, end: last.date, precision: 'day' };
      if (all.length > 1) mention.days = all.slice(1);
      if (inOrder(all[0]!, last.date)) return { mention, next: last.next, strength: 'sure', last };
      // "28–03/05", "30.–2. Mai": the first day is of the month before.
      const start = days.length === 1 && isMark(reader, day.next, '-') ? inMonthBefore(day.date, last.date) : undefined;
      const isTight = glued(reader, day.next) && glued(reader, day.next + 1);
      return start && isTight
        ? { mention: { start, end: last.date, precision: 'day' }, next: last.next, strength: 'sure', last }
        : undefined;
    }
    days.push(day.date);
    const and = listMark(reader, day.next);
    if (and === undefined || days.length > 12) return undefined;
    const end = readDate(reader, and);
    if (end && end.precision === 'day' && end.date.month !== undefined && end.monthFirst !== true) {
      const { year, month } = end.date;
      const all = days.map((date) => ({ ...(year ? { year } : {}), month, ...date }));
      const mention: State['mention'] = { start: all[0]!, days: [...all.slice(1), end.date], precision: 'day' };
      return inOrder(all[0]!, end.date) ? { mention, next: end.next, strength: 'sure', last: end } : undefined;
    }
    j = and;
  }
}

/** What is numbered: "Day 1 – Thursday 11 March" is no range, nor is "Teil 2 - 11. März". */
const NUMBERED =
  /^(?:day|tag|sessions?|weeks?|woche|parts?|teil|modules?|modul|lectures?|lessons?|rounds?|phase|block|season|stage|episode|n[or]|vol|volume|semaine|semana|settimana|partie|parte|deel)$/;
/** In these languages a day of the month is called so, too: then the weekday tells. */
const NUMBERED_OR_DAY = /^(?:jour|d[ií]a|giorno|dag|dzień|päivä)$/;

/**
 * Whether a bare number before a dash and a date counts something, by the word before it: where a weekday follows, or that word begins its line and
 * blanks stand around the dash. "Design Week 12–16 May" is a range.
 */
function isNumber(reader: Reader, i: number, dash: number, last: PartialDate): boolean {
  const { tokens } = reader;
  // An article may be the first of what is read as the day.
  const isWithin = tokens[i]!.kind !== 'number';
  const word = isWithin ? i : i - 1;
  if (word < 0 || tokens[word + 1]!.line) return false;
  const { text } = tokens[word]!;
  if (last.weekday !== undefined) return NUMBERED.test(text) || NUMBERED_OR_DAY.test(text);
  const begins = word === 0 || tokens[word]!.line || tokens[word - 1]!.kind === 'mark';
  const isBare = dash === word + 2 && !glued(reader, dash) && !glued(reader, dash + 1);
  return begins && isBare && NUMBERED.test(text);
}

/** Past a "to" or a dash; after "between" past the "and" and its article. */
export function connecting(reader: Reader, i: number, between: boolean | undefined): number | undefined {
  if (!between || !has(reader, i, 'and')) return connector(reader, i);
  return has(reader, i + 1, 'on') ? i + 2 : i + 1;
}

/** Days that such a range goes over at most. */
const LONGEST = 16;

/** The first day in the month before that of the last one; undefined where the run goes on for more days than `longest`. */
export function inMonthBefore(
  first: PartialDate,
  { year, month, day }: PartialDate,
  longest = LONGEST,
): PartialDate | undefined {
  if (first.day === undefined || month === undefined || day === undefined) return undefined;
  const before = month === 1 ? 12 : month - 1;
  if (!exists(before, first.day) || LONGEST_MONTH - first.day + day > longest) return undefined;
  return { ...first, ...(year === undefined ? {} : { year: month === 1 ? year - 1 : year }), month: before };
}

export const LONGEST_MONTH = 31;

export const inOrder = (a: PartialDate, b: PartialDate): boolean => (a.day ?? 0) < (b.day ?? 0);

export function listMark(reader: Reader, i: number): number | undefined {
  let j = i;
  // "12+ 15 November": for whom it is.
  if (isMark(reader, j, '+') && glued(reader, j) && !(glued(reader, j + 1) && reader.tokens[j + 1]!.kind === 'number'))
    return undefined;
  while (j - i < 2 && (isMark(reader, j, ',・、/&+') || has(reader, j, 'and'))) j++;
  return j > i ? j : undefined;
}
