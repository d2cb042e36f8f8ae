/** Days of the week and their ordinals: "Mondays", 月曜; "first", 第2; 第2・第4日曜, "1st and 3rd Sunday". */
import { isCjk } from './cjk';
import { glued, has, isCapitalised, isMark, numberAt, pastDot, type Reader } from './tokens';
import type { Word } from './word';

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

/** Longest list of weekdays or ordinals read, so that no text takes more than linear time. */
const MOST = 8;

/** Weekdays joined by ・, commas, "and", or a dash (a span of days). */
export function readWeekdays(reader: Reader, i: number, weekly = false): { days: number[]; next: number } | undefined {
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

export interface OrdinalWeekdays {
  /** 1 to 5; -1 is the last. */
  nths: number[];
  /** 0 = Sunday. */
  weekdays: number[];
  /** The first weekday's token. */
  at: number;
  next: number;
  /** Written in digits with a sign: "1st", "1er". */
  numbered: boolean;
}

/** 第2・第4日曜, "first and third Saturday", 第3土曜・日曜, 第2週の日曜日 at token i. */
export function readOrdinalWeekdays(reader: Reader, i: number): OrdinalWeekdays | undefined {
  const nths: number[] = [];
  let j = i;
  let numbered = false;
  while (nths.length < MOST) {
    const found = nthAt(reader, j) ?? (nths.length > 0 ? bareDigit(reader, j) : undefined);
    if (!found) break;
    numbered ||= /^(?:st|nd|rd|th)$/i.test(reader.tokens[found.next - 1]!.text);
    nths.push(found.nth);
    j = found.next;
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
  if (nths.length === 0 || isLastDay(reader, j) || isOther(reader, j)) return undefined;
  const list = readWeekdays(reader, j);
  return list && { nths, weekdays: list.days, at: j, next: list.next, numbered };
}

/** The 3 of 第1・3土曜. */
function bareDigit(reader: Reader, i: number): { nth: number; next: number } | undefined {
  const nth = numberAt(reader, i, 1, 5);
  return nth !== undefined && (isCjk(reader.tokens[i + 1]?.text ?? '') || isMark(reader, i + 1, '・、,'))
    ? { nth, next: i + 1 }
    : undefined;
}

/** The 日 of 最終日, which is the last day and no Sunday. */
const isLastDay = (reader: Reader, i: number): boolean =>
  has(reader, i, 'day') && glued(reader, i) && !has(reader, i - 1, 'weekMark');

/** The 日 of 日替わり. */
const isOther = (reader: Reader, i: number): boolean =>
  reader.tokens[i]?.text === '日' && reader.tokens[i + 1]!.kind === 'other' && glued(reader, i + 1);
