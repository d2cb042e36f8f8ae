/** Times of day: 19:00, 7.30pm, 19h30, 午後6時半, 19.30 Uhr, 正午; and ranges of them. */
import { glued, has, isMark, numberAt, once, type Reader } from './tokens';
import type { ClockTime } from './types';
import { readZone } from './zones';

interface Clock {
  time: ClockTime;
  meridiem?: 'am' | 'pm';
  /** No minutes are written. */
  hourOnly: boolean;
  /** False for a bare hour, which is a time only beside a sure one. */
  sure: boolean;
  zone?: string;
  next: number;
}

export interface ClockRange {
  start?: ClockTime;
  end?: ClockTime;
  open?: boolean;
  /** Of the last time, where written: it holds for what follows. */
  meridiem?: 'am' | 'pm';
  /** The last time has no minutes. */
  hourOnly?: boolean;
  zone?: string;
  next: number;
}

/** Words and marks read before an hour ("um ca.", "a las:"), so that no text takes more than linear time. */
const MOST_BEFORE = 4;

const at24 = (hour: number, minute: number): ClockTime => ({ hour, minute });

/** One time at token i. */
function readClock(reader: Reader, i: number, afterDate = false): Clock | undefined {
  return once(reader, afterDate ? 'clock after date' : 'clock', i, () => readClockAt(reader, i, afterDate));
}

function readClockAt(reader: Reader, i: number, afterDate: boolean): Clock | undefined {
  let j = i;
  while (j - i < MOST_BEFORE && (has(reader, j, 'at', 'oclock') || (j > i && isMark(reader, j, '.:')))) j++;
  const atWord = j > i;
  const strongAt = atWord && has(reader, i, 'oclock');
  const nextDay = has(reader, j, 'nextDay');
  if (nextDay) j++;
  let meridiem = has(reader, j, 'am') ? ('am' as const) : has(reader, j, 'pm') ? ('pm' as const) : undefined;
  const meridiemFirst = meridiem !== undefined;
  if (meridiemFirst) j++;
  if (isMark(reader, j, '.') && meridiemFirst && glued(reader, j)) j++;
  const twelve = numberAt(reader, j, 12, 12) === undefined ? j : j + 1;
  if (has(reader, twelve, 'noon')) return { time: at24(12, 0), hourOnly: false, sure: true, next: twelve + 1 };
  if (has(reader, twelve, 'midnight')) return { time: at24(24, 0), hourOnly: false, sure: true, next: twelve + 1 };
  const hour = numberAt(reader, j, 0, 29);
  if (hour === undefined || wordBefore(reader, j)) return undefined;
  let minute = 0;
  let sure = meridiemFirst;
  let dotted = false;
  let hourOnly = false;
  const twoDigits = (k: number) => (reader.tokens[k]?.digits === 2 ? numberAt(reader, k, 0, 59) : undefined);
  const spaced = !glued(reader, j + 1) && isCjkColon(reader, j + 1);
  if (isMark(reader, j + 1, ':') && (glued(reader, j + 1) || spaced) && twoDigits(j + 2) !== undefined) {
    if (!glued(reader, j + 2) && !spaced) return undefined;
    minute = twoDigits(j + 2)!;
    sure = true;
    j += 3;
    if (isMark(reader, j, ':') && glued(reader, j)) {
      if (twoDigits(j + 1) === undefined) return undefined;
      j += 2;
    }
  } else if (has(reader, j + 1, 'hour')) {
    sure = true;
    j += 2;
    const m = numberAt(reader, j, 0, 59);
    if (has(reader, j, 'half') && !reader.tokens[j]!.line) {
      minute = 30;
      j++;
    } else if (m !== undefined && reader.tokens[j]!.line === false) {
      if (has(reader, j + 1, 'minute')) {
        minute = m;
        j += 2;
      } else if (reader.tokens[j]!.digits === 2 && !(isMark(reader, j + 1, './:') && glued(reader, j + 2))) {
        minute = m;
        j++;
      }
    }
  } else if (
    isMark(reader, j + 1, '.') &&
    glued(reader, j + 1) &&
    glued(reader, j + 2) &&
    twoDigits(j + 2) !== undefined
  ) {
    minute = twoDigits(j + 2)!;
    dotted = true;
    j += 3;
  } else {
    hourOnly = true;
    j++;
  }
  if (glued(reader, j) && reader.tokens[j]!.kind === 'number') return undefined;
  if (!meridiemFirst && (has(reader, j, 'am') || has(reader, j, 'pm')) && hour >= 0 && hour <= 12) {
    meridiem = has(reader, j, 'am') ? 'am' : 'pm';
    sure = true;
    j++;
    if (isMark(reader, j, '.') && glued(reader, j) && isShort(reader, j - 1)) j++;
  }
  if (has(reader, j, 'hours')) {
    if (!sure && !atWord && !dotted && !afterDate) return undefined;
    sure = true;
    j++;
  } else if (has(reader, j, 'clock')) {
    sure = true;
    j++;
  }
  // 19.00 is a time behind a date or an "at"; elsewhere it may be a price.
  if (
    dotted
      ? atWord || (afterDate && reader.order === 'dmy' && !isMark(reader, j, '€$£%'))
      : strongAt && !isMark(reader, j, './%')
  )
    sure = true;
  if (!sure && glued(reader, j) && reader.tokens[j]!.kind === 'word' && !has(reader, j, 'fromAfter', 'untilAfter'))
    return undefined;
  if (has(reader, j, 'counter') && minute === 0 && !meridiem) return undefined;
  const time = at24(applyMeridiem(hour, meridiem) + (nextDay && hour < 6 ? 24 : 0), minute);
  const zoned = sure ? readZone(reader, j) : undefined;
  return { time, meridiem, hourOnly, sure, next: zoned?.next ?? j, ...(zoned ? { zone: zoned.zone } : {}) };
}

const isShort = (reader: Reader, i: number): boolean => reader.tokens[i]!.text.includes('.');

/** "18 : 00", as Japanese posters space it. */
const isCjkColon = (reader: Reader, i: number): boolean =>
  isMark(reader, i, ':') && !glued(reader, i) && !glued(reader, i + 1) && reader.tokens[i + 1]?.line === false;

/** A letter, a currency sign or a number glued before: no time begins here. */
export function wordBefore(reader: Reader, i: number): boolean {
  const before = reader.tokens[i - 1];
  if (!before || !glued(reader, i)) return false;
  if (before.kind === 'mark')
    return (
      '$¥€£#:.'.includes(before.text) &&
      !(before.text === ':' && !isNumber(reader, i - 2)) &&
      !(before.text === '.' && reader.tokens[i - 2]?.kind === 'word')
    );
  return before.kind === 'number' || (before.kind === 'other' && /[\p{Script=Latin}_]$/u.test(before.text));
}

const isNumber = (reader: Reader, i: number): boolean => reader.tokens[i]?.kind === 'number';

const applyMeridiem = (hour: number, meridiem: 'am' | 'pm' | undefined): number => {
  if (meridiem === 'pm' && hour < 12) return hour + 12;
  return meridiem === 'am' && hour === 12 ? 0 : hour;
};

/** "7–9 pm", "10:00〜17:00", "18:00〜", "〜17:00", "from 10 to 12 Uhr". */
export function readClockRange(reader: Reader, i: number, afterDate = false): ClockRange | undefined {
  let j = i;
  const from = has(reader, j, 'from', 'on') && !has(reader, j, 'oclock') ? readClock(reader, j + 1) : undefined;
  if (from) j++;
  if (isMark(reader, j, '~') || (has(reader, j, 'until') && !from)) {
    const only = readClock(reader, j + 1);
    if (only?.sure) return { end: only.time, next: trailing(reader, only.next, 'untilAfter'), ...about(only) };
  }
  const first = from ?? readClock(reader, j, afterDate);
  if (!first) return undefined;
  const joined = connector(reader, first.next);
  const second =
    joined === undefined ? undefined : readClock(reader, joined, afterDate || (first.sure && !first.hourOnly));
  if (second && (first.sure || second.sure) && !secondIsDate(reader, first, second))
    return spread(reader, first, second);
  if (!first.sure) return undefined;
  let next = trailing(reader, first.next, 'untilAfter');
  if (next > first.next) return { end: first.time, next };
  next = first.next;
  // 开始 behind a time says what it is for, as 开演 does.
  const fromAfter = has(reader, next, 'fromAfter') && !has(reader, next, 'start');
  const open = isMark(reader, next, '~') || fromAfter || (isMark(reader, next, '-') && glued(reader, next));
  if (fromAfter) next++;
  else if (isMark(reader, next, '~') && !startsDate(reader, next + 1)) next++;
  return { start: first.time, next, ...(open ? { open: true } : {}), ...about(first) };
}

const about = ({ meridiem, hourOnly, zone }: Clock): Partial<ClockRange> => ({
  ...(meridiem ? { meridiem } : {}),
  ...(hourOnly ? { hourOnly } : {}),
  ...(zone ? { zone } : {}),
});

const startsDate = (reader: Reader, i: number): boolean =>
  isNumber(reader, i) || reader.tokens[i]?.word?.month !== undefined;

/** In "10:00-11/4" and "19:00 - 20.11." the second number begins a date; in "kl. 14-16" and "7pm-9" it is an hour. */
function secondIsDate(reader: Reader, first: Clock, second: Clock): boolean {
  return (
    !second.sure &&
    (!first.hourOnly ||
      isMark(reader, second.next, './') ||
      has(reader, second.next, 'month', 'day') ||
      reader.tokens[second.next]?.word?.month !== undefined)
  );
}

function spread(reader: Reader, first: Clock, second: Clock): ClockRange {
  let start = first.time;
  let end = second.time;
  if (second.meridiem && !first.meridiem && first.time.hour <= 12) {
    const shared = at24(applyMeridiem(first.time.hour, second.meridiem), first.time.minute);
    if (minutes(shared) < minutes(end)) start = shared;
  }
  if (first.meridiem === 'pm' && !second.meridiem && end.hour < 12) {
    const shared = at24(end.hour + 12, end.minute);
    if (minutes(shared) > minutes(start)) end = shared;
  }
  if (minutes(end) <= minutes(start) && end.hour < 6) end = at24(end.hour + 24, end.minute);
  const zone = second.zone ?? first.zone;
  return { start, end, next: trailing(reader, second.next, 'untilAfter'), ...about({ ...second, zone }) };
}

const minutes = (time: ClockTime): number => time.hour * 60 + time.minute;

const trailing = (reader: Reader, i: number, role: 'untilAfter'): number => (has(reader, i, role) ? i + 1 : i);

/** Past a "to", a dash or both; undefined where there is none. */
export function connector(reader: Reader, i: number): number | undefined {
  let j = i;
  if (has(reader, j, 'to') || has(reader, j, 'fromAfter')) j++;
  if (isMark(reader, j, '-~')) {
    j++;
    if (isMark(reader, j, '-~') && glued(reader, j)) j++;
  }
  if (has(reader, j, 'to') && j > i && reader.tokens[j]!.text !== '') j++;
  return j > i ? j : undefined;
}
