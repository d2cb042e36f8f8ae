/** Weekdays beside a date: (火・祝), [TUE], "Tue,", 火曜日. */
import { isCjk } from './cjk';
import { readClock } from './clock';
import { has, isCapitalised, isMark, glued, numberAt, pastDot, type Reader } from './tokens';
import type { PartialDate } from './types';

export interface WeekdayReading {
  weekday: number;
  next: number;
  form: 'bracket' | 'word';
  cjk: boolean;
  /** A full name or abbreviation that is no ordinary word as written. */
  strong: boolean;
}

const weekdayAt = (reader: Reader, i: number): number | undefined => {
  const token = reader.tokens[i];
  return token?.kind === 'word' ? token.word?.weekday : undefined;
};

/** "March 18 – Monday" and no more on the line: before another day it would be a range. */
function endsInWeekday(reader: Reader, i: number): boolean {
  if (!isMark(reader, i, '-') || glued(reader, i) || weekdayAt(reader, i + 1) === undefined) return false;
  const after = reader.tokens[pastDot(reader, i + 2)]!;
  return after.kind === 'end' || after.line;
}

const WEEK = 7;

/** Whether both days of a month are as far apart as their weekdays. */
export function areSoFarApart(first: PartialDate, last: PartialDate): boolean {
  if (first.day === undefined || last.day === undefined || last.day <= first.day) return false;
  if (first.weekday === undefined || last.weekday === undefined) return false;
  return (last.day - first.day) % WEEK === (last.weekday - first.weekday + WEEK) % WEEK;
}

/** The 日 of 12/27日→31木, the 月 of 12/7月→13日: behind a slash they are weekdays where they are as far apart as the days. */
function beginsRange(reader: Reader, i: number): boolean {
  const day = numberAt(reader, i - 1, 1, 31);
  if (day === undefined || !isMark(reader, i - 2, '/') || !isMark(reader, i + 1, '-~')) return false;
  const at = isMark(reader, i + 3, '/') ? i + 4 : i + 2;
  const last = numberAt(reader, at, 1, 31);
  const [from, to] = [weekdayAt(reader, i), weekdayAt(reader, at + 1)];
  // "12/1日～8日": both are the sign for a day.
  if (has(reader, i, 'day') && has(reader, at + 1, 'day')) return false;
  return areSoFarApart(
    { day, ...(from === undefined ? {} : { weekday: from }) },
    { ...(last === undefined ? {} : { day: last }), ...(to === undefined ? {} : { weekday: to }) },
  );
}

/** (火), (火・祝), (祝・火), (火)(祝), [TUE], "Tuesday", "TUE.", ", Tuesday", 火曜日. */
export function readWeekdayAfter(reader: Reader, i: number): WeekdayReading | undefined {
  if (isMark(reader, i, '([')) return bracketed(reader, i);
  const comma = isMark(reader, i, ',./・|') || endsInWeekday(reader, i) ? i + 1 : i;
  const weekday = weekdayAt(reader, comma);
  if (weekday === undefined)
    return isMark(reader, comma, '([') && comma > i && isMark(reader, i, '.') ? bracketed(reader, comma) : undefined;
  const token = reader.tokens[comma]!;
  const cjk = isCjk(token.text);
  if (cjk && token.text.length === 1) {
    // A sign alone is a weekday only apart from other words: 11/3 火, 11.3火.
    const after = reader.tokens[comma + 1]!;
    if (!(after.gap || after.kind === 'end' || after.kind === 'number' || isMark(reader, comma + 1, ')],・/|~-')))
      return undefined;
    if (has(reader, comma, 'day', 'month') && glued(reader, comma) && !beginsRange(reader, comma)) return undefined;
  }
  // A page in Japanese, Chinese or Korean has no English words that "sat" or "sun" could be.
  const after = reader.tokens[comma + 1]!;
  const ends = after.kind !== 'other' || after.line;
  const short = reader.lexicon.bigEndian && ends && comma === i;
  if (!cjk && token.word!.risky && !short && !isCapitalised(reader, comma)) return undefined;
  let next = comma + 1;
  next = pastDot(reader, next);
  const holiday = isMark(reader, next, '・/') ? next + 1 : next;
  if (has(reader, holiday, 'holiday') && cjk) next = holiday + 1;
  return { weekday, next, form: 'word', cjk, strong: true };
}

function bracketed(reader: Reader, i: number): WeekdayReading | undefined {
  let j = i + 1;
  let weekday: number | undefined;
  let cjk = false;
  while (j - i < 9) {
    const found = weekdayAt(reader, j);
    if (found !== undefined) {
      weekday ??= found;
      cjk ||= isCjk(reader.tokens[j]!.text);
      j++;
    } else if (has(reader, j, 'holiday') || isMark(reader, j, '・,、/.|&') || has(reader, j, 'and')) j++;
    else break;
  }
  if (weekday === undefined) return undefined;
  if (isMark(reader, j, ')]')) {
    j++;
    if (isMark(reader, j, '([') && has(reader, j + 1, 'holiday') && isMark(reader, j + 2, ')]')) j += 3;
  } else if (cjk && glued(reader, j) && reader.tokens[j]!.kind !== 'number' && !isMark(reader, j, '-~'))
    return undefined;
  return { weekday, next: j, form: 'bracket', cjk, strong: true };
}

/** "Tue,", "Sat & Sun,", "Di.", 火曜日: before a date. */
export function readWeekdayBefore(reader: Reader, i: number): WeekdayReading | undefined {
  const open = isMark(reader, i, '([') ? bracketed(reader, i) : undefined;
  if (open) return open;
  const weekday = weekdayAt(reader, i);
  if (weekday === undefined) return undefined;
  const token = reader.tokens[i]!;
  const cjk = isCjk(token.text);
  if (glued(reader, i) && reader.tokens[i - 1]?.kind === 'other' && (cjk || /\p{L}$/u.test(reader.tokens[i - 1]!.text)))
    return undefined;
  if (cjk && token.text.length === 1 && !reader.tokens[i + 1]!.gap) return undefined;
  let next = i + 1;
  next = pastDot(reader, next);
  if (has(reader, next, 'evening', 'morning')) next++;
  // "Sat & Sun", "Sat–Sun"
  const pair = isMark(reader, next, '-&/,') || has(reader, next, 'and', 'to') ? next + 1 : next;
  if (pair > next && weekdayAt(reader, pair) !== undefined) {
    next = pair + 1;
    next = pastDot(reader, next);
  }
  while (isMark(reader, next, ',|/-') && next - i < 5) next++;
  const strong = !token.word!.risky || isCapitalised(reader, i) || isLeaf(reader, i, next);
  return { weekday, next, form: 'word', cjk, strong };
}

/** "sex, 4", "qui 28": in small letters it is a weekday where it and a number are all of a line, and an hour or a name stands below. */
const isLeaf = (reader: Reader, weekday: number, day: number): boolean =>
  (weekday === 0 || reader.tokens[weekday]!.line) &&
  numberAt(reader, day, 1, 31) !== undefined &&
  !reader.tokens[day]!.line &&
  reader.tokens[day + 1]!.line &&
  (readClock(reader, day + 1)?.sure === true || isCapitalised(reader, day + 1));
