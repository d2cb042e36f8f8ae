/** A date with its range, its list of days and its times. */
import { addTimes, fromWord, skip, timesAfter } from './around-date';
import type { MentionReading } from './mention-reading';
import { readArticledDays } from './articled-days';
import { readBareDay, readDate } from './calendar-date';
import { connector } from './clock-range';
import { lastDay } from './last-day';
import { readNthWeekdays } from './nth-weekdays';
import {
  connecting,
  inMonthBefore,
  inOrder,
  LONGEST_MONTH,
  listMark,
  readSharedMonth,
  type State,
} from './shared-month';
import type { Times } from './times';
import { yearAfter } from './date-parts';
import { readDaysBeforeWeekdays, readWeekdayDays } from './weekday-days';
import { glued, has, isMark, type Reader } from './tokens';
import type { PartialDate } from './types';

/** A date with what follows: times, a range, a list. */
export function readDated(reader: Reader, i: number): MentionReading | undefined {
  const listed = readNthWeekdays(reader, i) ?? readWeekdayDays(reader, i) ?? readDaysBeforeWeekdays(reader, i);
  if (listed) return finish(reader, listed);
  const between = has(reader, i, 'between');
  const from = has(reader, i, 'from') && !between;
  const j = between ? i + 1 : fromWord(reader, i);
  const first = readDate(reader, j);
  const shared =
    first?.date.month !== undefined || first?.precision === 'month' ? undefined : readSharedMonth(reader, j, between);
  if (shared) return finish(reader, shared);
  if (!first) return readArticledDays(reader, i);
  const mention: MentionReading['mention'] = { start: first.date, precision: first.precision };
  const state: State = { mention, next: first.next, strength: first.strength, last: first, from, between };
  if (first.ambiguousOrder) mention.ambiguousOrder = true;
  if (first.iso) readInstant(reader, state);
  if (first.precision === 'month') return readMonthRange(reader, state);
  if (!readEnd(reader, state)) readList(reader, state);
  return finish(reader, state);
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
  let to = connecting(reader, at, state.between);
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
  const last = to === undefined ? undefined : lastDay(reader, to, state, hours !== undefined);
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
  if (start.month === undefined) {
    const before = inOrder(start, last.date) ? undefined : inMonthBefore(start, last.date, LONGEST_MONTH);
    mention.start = before ?? { ...start, ...(last.date.year ? { year: last.date.year } : {}), month: last.date.month };
  }
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
  const closing = hours?.endTime ? undefined : dailyTimes(reader, state.next);
  if (closing) {
    state.next = closing.next;
    if (hours?.startTime && closing.startTime && !closing.endTime) {
      mention.endTime = closing.startTime;
      // "10 pm to Dec 11, 1 am PST": said once, for both.
      mention.zone ??= closing.zone;
    } else if (!hours) {
      addTimes(mention, closing);
      mention.daily = true;
      delete mention.openEnd;
    }
  }
  return true;
}

/** The hours of every day of a range: "…, täglich 10–18 Uhr", 毎日10:00〜17:00. */
function dailyTimes(reader: Reader, i: number): Times | undefined {
  const times = timesAfter(reader, i);
  if (times) return times;
  const word = skip(reader, i, 3);
  return has(reader, word, 'daily') && !reader.tokens[word]!.line ? timesAfter(reader, word + 1) : undefined;
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

/** 3日・10日・17日; "Nov 3, 10 and 17"; whole dates after each other are mentions of their own. */
function readList(reader: Reader, state: State): void {
  const { mention } = state;
  if (mention.startTime || mention.openEnd || !mention.start) return;
  const days: PartialDate[] = [];
  for (;;) {
    const mark = listMark(reader, state.next);
    const from = mark ?? state.next;
    if (days.length > 40) break;
    const day = readBareDay(reader, from);
    const previous = days[days.length - 1] ?? mention.start;
    if (!day || (day.date.day ?? 0) <= (previous.day ?? 0)) break;
    // 2月26日(土) 27日(日): where each has its sign and its weekday a blank lists them, too.
    if (
      mark === undefined &&
      !(state.last.dayMark && isSigned(reader, from, day.date) && previous.weekday !== undefined)
    )
      break;
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

const isSigned = (reader: Reader, from: number, { weekday }: PartialDate): boolean =>
  weekday !== undefined && has(reader, from + 1, 'day');

/** A year on one side of a range holds for the other; over the New Year it is one off. */
function shareYear(start: PartialDate, end: PartialDate): void {
  const wraps = (start.month ?? 0) > (end.month ?? 0);
  if (start.year === undefined && end.year !== undefined) start.year = end.year - (wraps ? 1 : 0);
  else if (end.year === undefined && start.year !== undefined) end.year = start.year + (wraps ? 1 : 0);
}

/** Drops what nothing backs; marks what is weakly backed. */
function finish(reader: Reader, state: State): MentionReading | undefined {
  const { mention } = state;
  if (mention.start && mention.end && has(reader, state.next, 'movedAfter')) {
    // 11月3日から12月5日に延期: the second day holds, not the days between.
    mention.start = mention.end;
    delete mention.end;
    state.next++;
  }
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
  // "10.5 – 11.5 cm": a dash before a number opens no range.
  const measured =
    mention.openEnd && !state.from && reader.tokens[state.next]!.kind === 'number' && glued(reader, state.next);
  if (state.strength === 'bare' && measured && !mention.startTime) return undefined;
  const backed =
    mention.startTime ?? mention.doorTime ?? mention.endTime ?? (mention.openEnd || mention.end || mention.days);
  if (!backed && state.strength === 'bare') return undefined;
  if (!backed && state.strength === 'weak') mention.weak = true;
  return { mention, next: state.next };
}
