/** A date with its range, its list of days and its times. */
import { addTimes, fromWord, skip, timesAfter, type MentionReading } from './around-date';
import { readBareDay, readDate } from './calendar-date';
import { connector } from './clock';
import type { Times } from './times';
import { yearAfter, type DateReading } from './date-parts';
import { has, isMark, type Reader } from './tokens';
import type { PartialDate } from './types';

/** A date with what follows: times, a range, a list. */
export function readDated(reader: Reader, i: number): MentionReading | undefined {
  const from = has(reader, i, 'from');
  const j = fromWord(reader, i);
  const first = readDate(reader, j);
  const shared =
    first?.date.month !== undefined || first?.precision === 'month' ? undefined : readSharedMonth(reader, j);
  if (shared) return finish(reader, shared);
  if (!first) return undefined;
  const mention: MentionReading['mention'] = { start: first.date, precision: first.precision };
  const state: State = { mention, next: first.next, strength: first.strength, last: first, from };
  if (first.ambiguousOrder) mention.ambiguousOrder = true;
  if (first.iso) readInstant(reader, state);
  if (first.precision === 'month') return readMonthRange(reader, state);
  if (!readEnd(reader, state)) readList(reader, state);
  return finish(reader, state);
}

interface State {
  mention: MentionReading['mention'];
  next: number;
  strength: DateReading['strength'];
  last: Pick<DateReading, 'date' | 'monthFirst' | 'dayMark'>;
  from?: boolean;
}

/** "T19:00:00+09:00" after an ISO date. */
function readInstant(reader: Reader, state: State): void {
  state.mention.iso = true;
  const { text } = reader.source;
  const at = reader.tokens[state.next - 1]!.to;
  const match = /^t(\d\d):?(\d\d)(?::?\d\d(?:\.\d+)?)?(z|[+-]\d\d(?::?\d\d)?)?(?![\p{L}\d])/u.exec(
    text.slice(at, at + 40),
  );
  if (!match) return;
  state.mention.startTime = { hour: Number(match[1]), minute: Number(match[2]) };
  const zone = match[3];
  if (zone)
    state.mention.offset =
      zone === 'z' ? 'Z' : zone.length === 3 ? `${zone}:00` : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2');
  while (reader.tokens[state.next]!.kind !== 'end' && reader.tokens[state.next]!.at < at + match[0].length)
    state.next++;
}

/** "3–5 November", "du 3 au 5 novembre", "3., 5. und 7. Nov": days whose month comes last. */
function readSharedMonth(reader: Reader, i: number): State | undefined {
  const days: PartialDate[] = [];
  let j = i;
  for (;;) {
    const day = readBareDay(reader, j);
    if (!day || day.marked) return undefined;
    const to = connector(reader, day.next);
    const last = to === undefined ? undefined : readDate(reader, to);
    if (last) {
      if (last.precision !== 'day' || last.date.month === undefined || last.monthFirst === true) return undefined;
      const { year, month } = last.date;
      days.push({ ...(year ? { year } : {}), month, ...day.date });
      const all = days.map((date) => ({ ...(year ? { year } : {}), month, ...date }));
      const mention: State['mention'] = { start: all[0]!, end: last.date, precision: 'day' };
      if (all.length > 1) mention.days = all.slice(1);
      return inOrder(all[0]!, last.date) ? { mention, next: last.next, strength: 'sure', last } : undefined;
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

const inOrder = (a: PartialDate, b: PartialDate): boolean => (a.day ?? 0) < (b.day ?? 0);

function listMark(reader: Reader, i: number): number | undefined {
  let j = i;
  while (j - i < 2 && (isMark(reader, j, ',・、/&+') || has(reader, j, 'and'))) j++;
  return j > i ? j : undefined;
}

function readMonthRange(reader: Reader, state: State): MentionReading {
  const to = connector(reader, state.next);
  const end = to === undefined ? undefined : readDate(reader, to);
  if (end?.precision === 'month' && end.date.month !== undefined) {
    state.mention.end = end.date;
    state.next = end.next;
    shareYear(state.mention.start!, end.date);
  }
  return { mention: state.mention, next: state.next };
}

/** Times of the first day, then "– 8 Nov", 〜8日(日), まで, から; true when a last day was found. */
function readEnd(reader: Reader, state: State): boolean {
  const { mention } = state;
  const start = mention.start!;
  let hours: Times | undefined;
  let at = state.next;
  let to = connector(reader, at);
  if (to === undefined || !lastDay(reader, to, state)) {
    hours = mention.startTime ? undefined : timesAfter(reader, at);
    if (hours) {
      at = hours.next;
      const after = skip(reader, at, 1);
      to = isOpenMark(reader, at - 1)
        ? at
        : (connector(reader, at) ?? (after > at ? connector(reader, after) : undefined));
    }
  }
  const last = to === undefined ? undefined : lastDay(reader, to, state);
  if (!last) {
    if (hours) {
      addTimes(mention, hours);
      state.next = hours.next;
    }
    closeWithoutEnd(reader, state);
    return false;
  }
  mention.end = last.date;
  state.next = last.next;
  state.strength = 'sure';
  if (start.month === undefined)
    mention.start = { ...start, ...(last.date.year ? { year: last.date.year } : {}), month: last.date.month };
  if (last.date.year === undefined) {
    const late = yearAfter(reader, last.next);
    if (late && state.last.monthFirst !== false) {
      last.date.year = late.year;
      state.next = late.next;
    }
  }
  shareYear(mention.start!, last.date);
  if (has(reader, state.next, 'untilAfter')) state.next++;
  if (hours) {
    addTimes(mention, hours);
    delete mention.openEnd;
    if (hours.endTime) mention.daily = true;
  }
  const closing = hours?.endTime ? undefined : timesAfter(reader, state.next);
  if (closing) {
    state.next = closing.next;
    if (hours?.startTime && closing.startTime && !closing.endTime) mention.endTime = closing.startTime;
    else if (!hours) {
      addTimes(mention, closing);
      mention.daily = true;
      delete mention.openEnd;
    }
  }
  return true;
}

const isOpenMark = (reader: Reader, i: number): boolean => isMark(reader, i, '~') || has(reader, i, 'fromAfter');

/** まで makes the day an end; から, 〜 and "from" leave the end open. */
function closeWithoutEnd(reader: Reader, state: State): void {
  const { mention } = state;
  if (mention.endTime && !mention.startTime && has(reader, state.next - 1, 'untilAfter')) {
    // 12月25日17:00まで
    mention.end = mention.start!;
    delete mention.start;
  } else if (has(reader, state.next, 'untilAfter')) {
    if (!mention.startTime) {
      mention.end = mention.start!;
      delete mention.start;
    }
    state.next++;
  } else if (has(reader, state.next, 'fromAfter') || isMark(reader, state.next, '~')) {
    if (!mention.startTime) mention.openEnd = true;
    state.next++;
  } else if (state.from && !mention.endTime) mention.openEnd = true;
}

/** True when both dates are whole and the first is no later: no range. */
function isNoLater(end: PartialDate, start: PartialDate): boolean {
  if (end.year === undefined || start.year === undefined || start.month === undefined) return false;
  const place = ({ year = 0, month = 0, day = 0 }: PartialDate) => year * 372 + month * 31 + day;
  return place(end) <= place(start);
}

/** The last day of a range: a full date, or a day that shares the month of the first. */
function lastDay(reader: Reader, i: number, state: State): { date: PartialDate; next: number } | undefined {
  const start = state.mention.start!;
  let j = i;
  while (has(reader, j, 'until')) j++;
  const full = readDate(reader, j);
  // "11.1 - 11.3" is no range of days where dates have no dots.
  const dots = full?.strength === 'bare' && state.strength === 'bare' && isMark(reader, full.next - 2, '.');
  if (dots && !reader.lexicon.dotted && !reader.lexicon.bigEndian) return undefined;
  const apart = full !== undefined && isNoLater(full.date, start);
  if (full && full.precision === 'day' && full.date.month !== undefined && !apart)
    return { date: { ...full.date }, next: full.next };
  const bare = readBareDay(reader, j);
  if (!bare) return undefined;
  const later = (bare.date.day ?? 0) > (start.day ?? 0);
  const backed =
    bare.strong ||
    (later &&
      state.last.monthFirst === true &&
      (state.strength === 'sure' || (state.strength === 'weak' && reader.lexicon.bigEndian)));
  if (!backed || (start.month !== undefined && !later)) return undefined;
  const { year, month } = start;
  return { date: { ...(year ? { year } : {}), ...(month ? { month } : {}), ...bare.date }, next: bare.next };
}

/** 3日・10日・17日; "Nov 3, 10 and 17"; whole dates after each other are mentions of their own. */
function readList(reader: Reader, state: State): void {
  const { mention } = state;
  if (mention.startTime || mention.openEnd || !mention.start) return;
  const days: PartialDate[] = [];
  for (;;) {
    const from = listMark(reader, state.next);
    if (from === undefined || days.length > 40) break;
    const day = readBareDay(reader, from);
    const previous = days[days.length - 1] ?? mention.start;
    if (!day || (day.date.day ?? 0) <= (previous.day ?? 0)) break;
    const own = day.strong || (state.last.monthFirst && !state.last.dayMark);
    if (!own || readDate(reader, from)?.date.month !== undefined) break;
    const { year, month } = mention.start;
    days.push({ ...(year ? { year } : {}), ...(month ? { month } : {}), ...day.date });
    state.next = day.next;
  }
  if (days.length === 0) return;
  mention.days = days;
  const late = mention.start.year === undefined ? yearAfter(reader, state.next) : undefined;
  if (late) {
    state.next = late.next;
    for (const day of [mention.start, ...days]) day.year = late.year;
  }
  const times = timesAfter(reader, state.next);
  if (times) {
    addTimes(mention, times);
    state.next = times.next;
  }
}

/** A year on one side of a range holds for the other; over the New Year it is one off. */
function shareYear(start: PartialDate, end: PartialDate): void {
  const wraps = (start.month ?? 0) > (end.month ?? 0);
  if (start.year === undefined && end.year !== undefined) start.year = end.year - (wraps ? 1 : 0);
  else if (end.year === undefined && start.year !== undefined) end.year = start.year + (wraps ? 1 : 0);
}

/** Drops what nothing backs; marks what is weakly backed. */
function finish(reader: Reader, state: State): MentionReading | undefined {
  const { mention } = state;
  if (mention.days && !mention.startTime) {
    const times = mention.end ? undefined : timesAfter(reader, state.next);
    if (times) {
      addTimes(mention, times);
      state.next = times.next;
    }
  }
  if (!mention.startTime && !mention.doorTime && !mention.end) {
    const times = timesAfter(reader, state.next);
    if (times) {
      addTimes(mention, times);
      state.next = times.next;
    }
  }
  const backed =
    mention.startTime ?? mention.doorTime ?? mention.endTime ?? (mention.openEnd || mention.end || mention.days);
  if (!backed && state.strength === 'bare') return undefined;
  if (!backed && state.strength === 'weak') mention.weak = true;
  return { mention, next: state.next };
}
