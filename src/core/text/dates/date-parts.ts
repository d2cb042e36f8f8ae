/** What the forms of a date share: its reading, years, days, and where a number is no date. */
import { glued, has, isMark, numberAt, pastDot, type Reader } from './tokens';
import type { PartialDate } from './types';

/**
 * sure: nothing else looks so. weak: 11/3, which may be a fraction, but is a date on its own when it stands alone.
 * bare: 3.11, which is a date only with a weekday, a time or another date beside it.
 */
export type Strength = 'sure' | 'weak' | 'bare';

export interface DateReading {
  date: PartialDate;
  precision: 'day' | 'month';
  strength: Strength;
  next: number;
  ambiguousOrder?: boolean;
  iso?: boolean;
  /** How month and day follow each other, for a range that leaves out the month. */
  monthFirst?: boolean;
  /** The day is followed by 日: so is every further day of a list. */
  dayMark?: boolean;
}

export type Form = (reader: Reader, i: number) => DateReading | undefined;

/** Two digits after an apostrophe or in a numeric date: '26. */
export const shortYear = (value: number): number => (value < 70 ? 2000 : 1900) + value;

/** 115年 of the Republic of China, on Chinese pages. */
export function republicYear({ lexicon }: Reader, value: number): number | undefined {
  const base = lexicon.words.get('民國')?.era;
  return base !== undefined && value >= 90 && value < 200 ? base + value : undefined;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const exists = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= DAYS[month - 1]!;

export const year = (reader: Reader, i: number): number | undefined => {
  const token = reader.tokens[i];
  if (token?.kind !== 'number' || token.digits !== 4 || token.value < 1900 || token.value > 2100) return undefined;
  if (isMark(reader, i + 1, ':') && glued(reader, i + 1) && reader.tokens[i + 2]?.kind === 'number') return undefined;
  return token.value;
};

/** ", 2026" after a day; '26 too. */
export function yearAfter(reader: Reader, i: number): { year: number; next: number } | undefined {
  let j = i;
  while (j - i < 2 && (isMark(reader, j, ',.') || has(reader, j, 'of'))) j++;
  if (isMark(reader, j, '/-') && glued(reader, j)) j++;
  const full = year(reader, j);
  if (
    full !== undefined &&
    // "7 May 2026. 12:00" ends a sentence with the year.
    !(
      isMark(reader, j + 1, './') &&
      glued(reader, j + 1) &&
      glued(reader, j + 2) &&
      reader.tokens[j + 2]?.kind === 'number'
    )
  )
    return { year: full, next: pastYear(reader, j) };
  const short = isMark(reader, j, "'") && glued(reader, j + 1) ? reader.tokens[j + 1] : undefined;
  return short?.kind === 'number' && short.digits === 2 ? { year: shortYear(short.value), next: j + 2 } : undefined;
}

/** Behind the year itself: the word for it ("2026 року"), or the dot before an hour. */
function pastYear(reader: Reader, i: number): number {
  if (has(reader, i + 1, 'year') && !reader.tokens[i + 1]!.line) return pastDot(reader, i + 2);
  return isMark(reader, i + 1, '.') && has(reader, i + 2, 'at', 'oclock') ? i + 2 : i + 1;
}

/** Month in a date; "mar." may be a weekday in the same language, so context decides. */
export function monthAt(reader: Reader, i: number): number | undefined {
  const token = reader.tokens[i];
  return token?.kind === 'word' ? token.word?.month : undefined;
}

/** A day of the month with its ordinal; not the hour of a time, not a count. */
export function dayAt(reader: Reader, i: number, dotted = false): { day: number; next: number } | undefined {
  const day = numberAt(reader, i, 1, 31);
  if (day === undefined) return undefined;
  let j = i + 1;
  if (isMark(reader, j, ':') && glued(reader, j)) {
    // "24: 3 pm" is a day and its times, "24: Concert" a day and what is on, "24:30" a time, "3:e" a Swedish third.
    if (!glued(reader, j + 1) || reader.tokens[j + 1]!.kind === 'end') return { day, next: j };
    if (reader.tokens[j + 1]?.text !== 'e' && reader.tokens[j + 1]?.text !== 'a') return undefined;
    return { day, next: j + 2 };
  }
  // 1.º
  if (
    isMark(reader, j, '.') &&
    glued(reader, j) &&
    (isMark(reader, j + 1, 'ºª') || has(reader, j + 1, 'ordinal')) &&
    glued(reader, j + 1)
  )
    j++;
  if ((has(reader, j, 'ordinal') || isMark(reader, j, 'ºª')) && glued(reader, j)) {
    j++;
    if (isMark(reader, j, '.') && glued(reader, j)) j++;
  } else if (isMark(reader, j, '.') && glued(reader, j)) {
    if (reader.tokens[j + 1]?.kind === 'number' && glued(reader, j + 1)) return undefined;
    if (dotted) j++;
  } else if (
    glued(reader, j) &&
    reader.tokens[j]!.kind === 'other' &&
    /^\p{Script=Latin}/u.test(reader.tokens[j]!.text)
  )
    return undefined;
  if ((has(reader, j, 'am', 'pm', 'clock', 'hour') || isCounted(reader, j)) && !has(reader, j, 'of', 'on'))
    return undefined;
  if (isMark(reader, j, '%') || (isMark(reader, j, '$€¥£') && glued(reader, j))) return undefined;
  return { day, next: j };
}

/** A letter or a number sign is glued before: part of a longer code, price or number. */
export function wordy(reader: Reader, i: number): boolean {
  const before = reader.tokens[i - 1];
  if (!before || !glued(reader, i)) return false;
  if (before.kind === 'mark') {
    if ('$¥€£#_='.includes(before.text)) return true;
    if (!'.,/-:+'.includes(before.text)) return false;
    return (
      reader.tokens[i - 2]?.kind === 'number' && glued(reader, i - 1) && before.text !== ',' && before.text !== '-'
    );
  }
  if (before.kind === 'number') return true;
  return before.kind === 'other' && /[\p{Script=Latin}〒$¥€£№_]$/u.test(before.text);
}

/** Another separator and number are glued on: 1.2.3.4, 03-1234-5678. */
export function continues(reader: Reader, i: number): boolean {
  const token = reader.tokens[i]!;
  if (!glued(reader, i)) return false;
  if (token.kind === 'number') return true;
  if (token.kind === 'mark' && './'.includes(token.text))
    return reader.tokens[i + 1]?.kind === 'number' && glued(reader, i + 1);
  return (
    isMark(reader, i, '%€$¥£') ||
    (token.kind === 'other' && /^[\p{Script=Latin}_]/u.test(token.text) && !/^t\d/u.test(token.text))
  );
}

/** Followed by a unit or a counter: 5/6以上, 3.11 cm, 11ヶ月. */
export function isMeasured(reader: Reader, i: number): boolean {
  return isCounted(reader, i) || isMark(reader, i, '%€$¥£');
}

/** A counter on the same line: "11 minutes", not the link "Minutes" below a date. */
export const isCounted = (reader: Reader, i: number): boolean => has(reader, i, 'counter') && !reader.tokens[i]!.line;
