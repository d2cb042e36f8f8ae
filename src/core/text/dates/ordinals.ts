/** Days of the week and their ordinals: "Mondays", 月曜; "first", 第2, the "2nd" of "2nd Sunday". */
import { glued, has, isCapitalised, isMark, numberAt, type Reader } from './tokens';

/** "Mondays", montags, 月曜: a day of the week at token i. */
export function weekdayAt(reader: Reader, i: number): number | undefined {
  const word = reader.tokens[i]?.word;
  if (word?.risky && !isCapitalised(reader, i) && word.weekly === undefined) return undefined;
  return word?.weekday ?? word?.weekly;
}

/** "first", 第2, "1er", the "2nd" of "2nd Sunday" at token i. */
export function nthAt(reader: Reader, i: number): { nth: number; next: number } | undefined {
  const marked = has(reader, i, 'nthMark') ? numberAt(reader, i + 1, 1, 5) : undefined;
  if (marked !== undefined) return { nth: marked, next: i + 2 };
  const nth = reader.tokens[i]?.word?.nth;
  if (nth !== undefined) return { nth, next: i + 1 };
  const digit = numberAt(reader, i, 1, 5);
  return digit !== undefined && isOrdinalDigit(reader, i) ? { nth: digit, next: i + 2 } : undefined;
}

/** The 2 of "2nd Sunday", "2. Sonntag", "2nd and 4th". */
export const isOrdinalDigit = (reader: Reader, i: number): boolean =>
  (has(reader, i + 1, 'ordinal') || isMark(reader, i + 1, '.ºª')) &&
  glued(reader, i + 1) &&
  (weekdayWord(reader, i + 2) || has(reader, i + 2, 'and') || isMark(reader, i + 2, ',&/'));

const weekdayWord = (reader: Reader, i: number): boolean => {
  const word = reader.tokens[i]?.word;
  return (word?.weekday ?? word?.weekly) !== undefined;
};
