/** Times of day: 19:00, 7.30pm, 19h30, 午後6時半, 19.30 Uhr, 正午; ranges; and what each time is for. */
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { ClockTime } from './types';

interface Clock {
  time: ClockTime;
  meridiem?: 'am' | 'pm';
  /** No minutes are written. */
  hourOnly: boolean;
  /** False for a bare hour, which is a time only beside a sure one. */
  sure: boolean;
  next: number;
}

interface ClockRange {
  start?: ClockTime;
  end?: ClockTime;
  open?: boolean;
  next: number;
}

export interface Times {
  startTime?: ClockTime;
  endTime?: ClockTime;
  doorTime?: ClockTime;
  openEnd?: boolean;
  next: number;
}

const at24 = (hour: number, minute: number): ClockTime => ({ hour, minute });

/** One time at token i. */
function readClock(reader: Reader, i: number, afterDate = false): Clock | undefined {
  let j = i;
  while (has(reader, j, 'at', 'oclock') || (j > i && isMark(reader, j, '.:'))) j++;
  const atWord = j > i;
  const strongAt = atWord && has(reader, i, 'oclock');
  const nextDay = has(reader, j, 'nextDay');
  if (nextDay) j++;
  let meridiem = has(reader, j, 'am') ? ('am' as const) : has(reader, j, 'pm') ? ('pm' as const) : undefined;
  const meridiemFirst = meridiem !== undefined;
  if (meridiemFirst) j++;
  if (isMark(reader, j, '.') && meridiemFirst && glued(reader, j)) j++;
  if (has(reader, j, 'noon')) return { time: at24(12, 0), hourOnly: false, sure: true, next: j + 1 };
  if (has(reader, j, 'midnight')) return { time: at24(24, 0), hourOnly: false, sure: true, next: j + 1 };
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
    if (has(reader, j, 'half') && glued(reader, j)) {
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
  if (has(reader, j, 'clock')) {
    sure = true;
    j++;
  }
  // 19.00 is a time behind a date or an "at"; elsewhere it may be a price.
  if (dotted ? atWord || (afterDate && reader.order === 'dmy' && !isMark(reader, j, '€$£%')) : strongAt && !isMark(reader, j, './%')) sure = true;
  if (!sure && glued(reader, j) && reader.tokens[j]!.kind === 'word' && !has(reader, j, 'fromAfter', 'untilAfter'))
    return undefined;
  if (has(reader, j, 'counter') && minute === 0 && !meridiem) return undefined;
  const time = at24(applyMeridiem(hour, meridiem) + (nextDay && hour < 6 ? 24 : 0), minute);
  return { time, meridiem, hourOnly, sure, next: j };
}

const isShort = (reader: Reader, i: number): boolean => reader.tokens[i]!.text.includes('.');

/** "18 : 00", as Japanese posters space it. */
const isCjkColon = (reader: Reader, i: number): boolean =>
  isMark(reader, i, ':') && !glued(reader, i) && !glued(reader, i + 1) && reader.tokens[i + 1]?.line === false;

/** A letter, a currency sign or a number glued before: no time begins here. */
function wordBefore(reader: Reader, i: number): boolean {
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
  const from = has(reader, j, 'from') || has(reader, j, 'on') ? readClock(reader, j + 1) : undefined;
  if (from) j++;
  if (isMark(reader, j, '~') || (has(reader, j, 'until') && !from)) {
    const only = readClock(reader, j + 1);
    if (only?.sure) return { end: only.time, next: trailing(reader, only.next, 'untilAfter') };
  }
  const first = from ?? readClock(reader, j, afterDate);
  if (!first) return undefined;
  const joined = connector(reader, first.next);
  const second = joined === undefined ? undefined : readClock(reader, joined, afterDate);
  if (second && (first.sure || second.sure) && !secondIsDate(reader, first, second))
    return spread(reader, first, second);
  if (!first.sure) return undefined;
  let next = trailing(reader, first.next, 'untilAfter');
  if (next > first.next) return { end: first.time, next };
  next = first.next;
  const open =
    isMark(reader, next, '~') || has(reader, next, 'fromAfter') || (isMark(reader, next, '-') && glued(reader, next));
  if (has(reader, next, 'fromAfter')) next++;
  else if (isMark(reader, next, '~') && !startsDate(reader, next + 1)) next++;
  return { start: first.time, next, ...(open ? { open: true } : {}) };
}

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
  return { start, end, next: trailing(reader, second.next, 'untilAfter') };
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

type Item = { role: 'doorTime' | 'startTime' | 'endTime'; next: number } | { range: ClockRange; next: number };

/**
 * All times that stand together at token i, with what they are for: 開場18:00／開演19:00, Doors 7pm, show 8pm,
 * 18:00/19:00 OPEN/START.
 */
export function readTimes(reader: Reader, i: number, afterDate = false): Times | undefined {
  const items: Item[] = [];
  let j = i;
  while (items.length < 10) {
    const item: Item | undefined = readRole(reader, j) ?? asItem(readClockRange(reader, j, afterDate));
    if (!item) {
      const past = items.length > 0 ? skipBetween(reader, j) : j;
      if (past === j) break;
      const after: Item | undefined = readRole(reader, past) ?? asItem(readClockRange(reader, past));
      if (!after) break;
      items.push(after);
      j = after.next;
    } else {
      items.push(item);
      j = item.next;
    }
  }
  while (items.length > 0 && 'role' in items[items.length - 1]! && !closesTimes(items, reader)) items.pop();
  return items.some((item) => 'range' in item) ? assign(items) : undefined;
}

const asItem = (range: ClockRange | undefined): Item | undefined => range && { range, next: range.next };

/** Roles at the end belong to times before them that have none yet. */
function closesTimes(items: Item[], reader: Reader): boolean {
  const roles = items.filter((item) => 'role' in item).length;
  const last = items[items.length - 1]!;
  const after = reader.tokens[last.next];
  // "10:00 Open Mic": the word goes on.
  const goesOn = after !== undefined && after.kind === 'other' && !after.line && /^\p{Script=Latin}/u.test(after.text);
  return roles <= items.length - roles && !goesOn;
}

function readRole(reader: Reader, i: number): Item | undefined {
  const role = has(reader, i, 'doors')
    ? ('doorTime' as const)
    : has(reader, i, 'start')
      ? ('startTime' as const)
      : has(reader, i, 'end')
        ? ('endTime' as const)
        : undefined;
  if (
    !role ||
    (glued(reader, i) && reader.tokens[i - 1]?.kind === 'other' && /[\p{L}]$/u.test(reader.tokens[i - 1]!.text))
  )
    return undefined;
  let next = i + 1;
  while (isMark(reader, next, ':.]') || (has(reader, next, 'at') && !isMark(reader, next, '@'))) {
    if (has(reader, next, 'at') && numberAt(reader, next + 1, 0, 29) !== undefined) break;
    next++;
  }
  return { role, next };
}

function skipBetween(reader: Reader, i: number): number {
  let j = i;
  while (j - i < 3 && (isMark(reader, j, ',/|()[];・、&+') || has(reader, j, 'join', 'and'))) j++;
  return j;
}

/** Pairs each run of roles with the run of times beside it. */
function assign(items: Item[]): Times {
  const times: Times = { next: items[items.length - 1]!.next };
  const set = (role: 'doorTime' | 'startTime' | 'endTime', range: ClockRange) => {
    const start = range.start ?? range.end;
    if (role === 'startTime') {
      times.startTime ??= range.start;
      times.endTime ??= range.end;
      if (range.open && !range.end) times.openEnd = true;
    } else times[role] ??= start;
  };
  let k = 0;
  while (k < items.length) {
    const first = run(items, k);
    const second = run(items, k + first.length);
    const roles = 'role' in items[k]! ? first : second;
    const ranges = 'role' in items[k]! ? second : first;
    const pairs = Math.min(roles.length, ranges.length);
    for (let n = 0; n < pairs; n++)
      set((roles[n] as { role: 'startTime' }).role, (ranges[n] as { range: ClockRange }).range);
    if (pairs === 0) {
      for (const item of ranges) set('startTime', (item as { range: ClockRange }).range);
      k += first.length;
    } else k += 'role' in items[k]! ? roles.length + pairs : ranges.length + pairs;
  }
  return times;
}

function run(items: Item[], from: number): Item[] {
  const kind = items[from] && 'role' in items[from];
  let to = from;
  while (to < items.length && 'role' in items[to]! === kind) to++;
  return items.slice(from, to);
}
