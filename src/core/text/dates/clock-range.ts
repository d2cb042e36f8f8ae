/** Ranges of times: 7–9 pm, 10:00〜17:00, 18:00〜, from 10 to 12 Uhr. */
import { applyMeridiem, at24, isNumber, readClock, type Clock, type ClockRange } from './clock';
import { bareHours, inEvening, pastPartOfDay } from './part-of-day';
import { glued, has, isMark, type Reader } from './tokens';
import type { ClockTime } from './types';

/** "7–9 pm", "10:00〜17:00", "18:00〜", "〜17:00", "from 10 to 12 Uhr", "evenings, 7:00". */
export function readClockRange(reader: Reader, i: number, afterDate = false): ClockRange | undefined {
  const part = pastPartOfDay(reader, i);
  const range =
    readPlainRange(reader, part?.next ?? i, afterDate || part !== undefined) ?? (part && bareHours(reader, part.next));
  return range && (part ? part.evening : isAfternoon(reader, i, range)) ? inEvening(range) : range;
}

const LATE_MORNING = 10;

/** Before seven, where hours are told from 1 to 12, nothing begins: "6:30" is in the evening; "06:30" is told from 0 to 24. */
function isAfternoon(reader: Reader, i: number, { start, end, next }: ClockRange): boolean {
  if (!reader.lexicon.twelveHours || !start || start.hour >= EARLIEST) return false;
  // "6:00 – 17:00" is told from 0 to 24, and "6:00 – 11:00" is a market.
  if (end && end.hour >= LATE_MORNING) return false;
  let hour = i;
  while (hour < next && !isNumber(reader, hour)) hour++;
  return reader.tokens[hour]!.digits === 1 && isMark(reader, hour + 1, ':') && !isMark(reader, hour + 3, ':');
}

function readPlainRange(reader: Reader, i: number, afterDate: boolean): ClockRange | undefined {
  let j = i;
  const from = has(reader, j, 'from', 'on') && !has(reader, j, 'oclock') ? readClock(reader, j + 1) : undefined;
  if (from) j++;
  if ((isMark(reader, j, '~') && !closesWord(reader, j)) || (has(reader, j, 'until') && !from)) {
    const only = readClock(reader, j + 1);
    if (only?.sure) return { end: only.time, next: trailing(reader, only.next, 'untilAfter'), ...about(only) };
  }
  const first = from ?? readClock(reader, j, afterDate);
  if (!first) return undefined;
  const joined = connector(reader, first.next);
  // "dalle 9.30 alle 19": the joining word itself says that an hour follows.
  const to = joined !== undefined && has(reader, joined - 1, 'oclock') ? joined - 1 : joined;
  const second = to === undefined ? undefined : readClock(reader, to, afterDate || (first.sure && !first.hourOnly));
  if (second && isDottedSpan(reader, i, first, second)) return spread(reader, first, second);
  if (second && (first.sure || second.sure) && !secondIsDate(reader, first, second))
    return spread(reader, first, second);
  const done = pastDone(reader, joined);
  if (done !== undefined && (first.sure || first.dotted))
    return { start: first.time, next: done, open: true, ...about(first) };
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

/** "09.00 - selesai": past the word for "until it is over"; undefined where an hour or more words follow. */
function pastDone(reader: Reader, i: number | undefined): number | undefined {
  if (i === undefined || !has(reader, i, 'end') || reader.tokens[i]!.line) return undefined;
  const { kind, line } = reader.tokens[i + 1]!;
  return kind === 'end' || line || isMark(reader, i + 1, ',;)|/') ? i + 1 : undefined;
}

/** The last sign of "~Aya~ 18:50", or of "～はじめてのこと～" above the hour, which leads to nothing. */
const closesWord = (reader: Reader, i: number): boolean => {
  const [before, after] = [reader.tokens[i - 1]!, reader.tokens[i + 1]!];
  return (
    glued(reader, i) && !glued(reader, i + 1) && (before.kind === 'other' || (after.line && before.kind === 'word'))
  );
};

/** Minutes of a timetable. */
const QUARTER = 15;
const MONTHS = 12;
const EARLIEST = 7;
const CURRENCY = /^(?:chf|sfr|fr|eur|euros?|usd|gbp|kr|zł)$/u;

/**
 * "10.00-18.00" where dates have dots, or on a line of its own: hours, unless they can be two dates or have a currency beside them. Both are told to
 * the quarter, and the second is the later.
 */
function isDottedSpan(reader: Reader, i: number, first: Clock, second: Clock): boolean {
  if (first.sure || second.sure || !first.dotted || !second.dotted) return false;
  if (reader.order !== 'dmy' && !fillsLine(reader, i, second.next)) return false;
  if (first.time.hour < EARLIEST || second.time.hour > 24 || minutes(second.time) <= minutes(first.time)) return false;
  const isRound = ({ time }: Clock): boolean => time.minute % QUARTER === 0;
  const isDate = ({ time }: Clock): boolean => time.minute > 0 && time.minute <= MONTHS;
  if (!isRound(first) || !isRound(second) || (isDate(first) && isDate(second))) return false;
  const before = isMark(reader, i - 1, ':') ? i - 2 : i - 1;
  return ![before, second.next].some((k) => isPriced(reader, k) || isMark(reader, k, '.#'));
}

const fillsLine = ({ tokens }: Reader, from: number, to: number): boolean =>
  (from === 0 || tokens[from]!.line) && (tokens[to]!.kind === 'end' || tokens[to]!.line);

const isPriced = (reader: Reader, i: number): boolean =>
  isMark(reader, i, '€$£¥%') || has(reader, i, 'counter') || CURRENCY.test(reader.tokens[i]?.text ?? '');

const about = ({ meridiem, hourOnly, zone }: Clock): Partial<ClockRange> => ({
  ...(meridiem ? { meridiem } : {}),
  ...(hourOnly ? { hourOnly } : {}),
  ...(zone ? { zone } : {}),
});

const startsDate = (reader: Reader, i: number): boolean =>
  isNumber(reader, i) || reader.tokens[i]?.word?.month !== undefined;

/** In "10:00-11/4" and "19:00 - 20.11." the second number begins a date; in "kl. 14-16" and "7pm-9" it is an hour. */
function secondIsDate(reader: Reader, first: Clock, second: Clock): boolean {
  // "09:00–12.06.2026 16:00"
  if (
    second.dotted &&
    isMark(reader, second.next, '.') &&
    glued(reader, second.next) &&
    isNumber(reader, second.next + 1)
  )
    return true;
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
  // "9:00 – 5:00": who begins before noon and tells hours from 1 to 12 is done in the afternoon.
  const halves =
    reader.lexicon.twelveHours && !first.meridiem && !second.meridiem && start.hour < 12 && end.hour < start.hour;
  if (halves && end.hour > 0) end = at24(end.hour + 12, end.minute);
  if (minutes(end) <= minutes(start) && end.hour < 6) end = at24(end.hour + 24, end.minute);
  const zone = second.zone ?? first.zone;
  return { start, end, next: trailing(reader, second.next, 'untilAfter'), ...about({ ...second, zone }) };
}

const minutes = (time: ClockTime): number => time.hour * 60 + time.minute;

const trailing = (reader: Reader, i: number, role: 'untilAfter'): number => (has(reader, i, role) ? i + 1 : i);

/** Past a "to", a dash or both; undefined where there is none, and the word behind the hour does not say "from" itself (10 órától 18 óráig). */
export function connector(reader: Reader, i: number): number | undefined {
  let j = i;
  if (has(reader, j, 'to') || has(reader, j, 'fromAfter')) j++;
  if (isMark(reader, j, '-~')) {
    j++;
    if (isMark(reader, j, '-~') && glued(reader, j)) j++;
  }
  if (has(reader, j, 'to') && j > i && reader.tokens[j]!.text !== '') j++;
  return j > i || (has(reader, i - 1, 'clock') && has(reader, i - 1, 'fromAfter')) ? j : undefined;
}
