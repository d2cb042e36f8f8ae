/** Several times on one day: "14:00 and 18:00", ①10:30〜 ②14:00〜, "15 & 17 Uhr", 【昼の部】13:00【夜の部】18:00. */
import { wordBefore } from './clock';
import { connector, readClockRange } from './clock-range';
import type { ClockRange } from './clock';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { ClockTime, DateMention } from './types';

/** What stands between two times: marks or words that list them, a slash, the word of an invitation, a line's end, nothing that says anything. */
export type Joint = 'list' | 'slash' | 'for' | 'line' | 'none';

/** "18:00 / 19:00" closer than this are doors and start, not two showings. */
const LEAST_APART = 90;
const NOON = 12;

export interface Showing {
  range: ClockRange;
  joint: Joint;
  /** 開演 and the like say that it begins then. */
  labelled: boolean;
}

/** Past "1回目", "第2部", 【夜の部】 with its brackets and colon; i where no such label stands. */
export function pastLabel(reader: Reader, i: number): number {
  let j = isMark(reader, i, '([') ? i + 1 : i;
  if (has(reader, j, 'nthMark')) j++;
  const numbered = numberAt(reader, j, 1, 20) !== undefined;
  if (numbered) j++;
  if (!has(reader, j, 'session') || (!numbered && reader.tokens[j]!.text.length === 1)) return i;
  j++;
  while (isMark(reader, j, ')]:・') && j - i < 7) j++;
  return j;
}

/** Past the marks, joining words and labels between two times. */
export function pastBetween(reader: Reader, i: number): number {
  const from = isMark(reader, i, '~') && pastLabel(reader, i + 1) > i + 1 ? i + 1 : i;
  const marks = pastMarks(reader, from);
  const label = pastLabel(reader, marks);
  return label > marks ? pastMarks(reader, label) : marks;
}

function pastMarks(reader: Reader, i: number): number {
  let j = pastTentative(reader, i);
  while (j - i < 6 && (isMark(reader, j, ',/|()[];・、&+') || has(reader, j, 'join', 'and', 'at'))) j++;
  return j;
}

/** Past the （予定） of "18:10（予定）/18:30（予定）". */
function pastTentative(reader: Reader, i: number): number {
  const { tokens, source } = reader;
  const said = tokens[i + 1];
  if (!isMark(reader, i, '(') || !said || !isMark(reader, i + 2, ')')) return i;
  return /^(?:予定|仮)$/.test(source.text.slice(said.at, said.to)) ? i + 3 : i;
}

/** @param to the token that the second time begins with */
export function jointBetween(reader: Reader, from: number, to: number): Joint {
  let joint: Joint = 'none';
  for (let k = from; k <= to; k++) {
    if (reader.tokens[k]!.line) return 'line';
    if (k === to) break;
    if (isMark(reader, k, '/')) joint = 'slash';
    else if (isMark(reader, k, ',;・、&+') || has(reader, k, 'and', 'session')) joint = 'list';
  }
  return joint;
}

/** The showings after the first, as far as each begins after the one before it has. */
export function laterShowings(showings: readonly Showing[]): DateMention['sessions'] {
  const out: NonNullable<DateMention['sessions']> = [];
  let before = showings[0]?.range;
  for (const { range, joint, labelled } of showings.slice(1)) {
    if (!before?.start || !range.start) break;
    const { start, end } = carried(before, range);
    const gap = minutes(start) - minutes(before.start);
    const apart = joint === 'list' || (joint === 'slash' && gap >= LEAST_APART);
    if (!(labelled || apart) || gap <= 0 || (before.end && minutes(before.end) > minutes(start))) break;
    out.push(end ? { start, end } : { start });
    before = { ...range, start, ...(end ? { end } : {}) };
  }
  return out.length > 0 ? out : undefined;
}

/** In 午後2時、6時 the half of the day holds for both. */
export function carried(before: ClockRange, range: ClockRange): { start: ClockTime; end?: ClockTime } {
  const start = range.start!;
  const later = { ...start, hour: start.hour + NOON };
  const shared =
    before.meridiem === 'pm' && !range.meridiem && start.hour < NOON && minutes(later) > minutes(before.start!);
  if (!shared) return { start, ...(range.end ? { end: range.end } : {}) };
  const { end } = range;
  return { start: later, ...(end ? { end: end.hour < NOON ? { ...end, hour: end.hour + NOON } : end } : {}) };
}

const minutes = ({ hour, minute }: ClockTime): number => hour * 60 + minute;

/** "15 & 17 Uhr", "10–12 und 14–16 Uhr", "3 & 5 pm", "7 for 7.30pm": the first of two times leaves its sign to the second. */
export function readFirstOfTwo(
  reader: Reader,
  i: number,
  afterDate: boolean,
): (ClockRange & { start: ClockTime }) | undefined {
  const before = reader.tokens[i - 1];
  if (!afterDate && before?.kind === 'other' && !reader.tokens[i]!.line) return undefined;
  const first = looseTime(reader, has(reader, i, 'at', 'from') ? i + 1 : i);
  if (!first) return undefined;
  const to = connector(reader, first.next);
  const end = to === undefined ? undefined : looseTime(reader, to);
  const next = end?.next ?? first.next;
  if (!isMark(reader, next, '&+') && !has(reader, next, 'and', 'gatherFor')) return undefined;
  const second = readClockRange(reader, has(reader, next + 1, 'at') ? next + 2 : next + 1, afterDate);
  if (!second?.start || minutes(second.start) <= minutes(end?.time ?? first.time)) return undefined;
  const pm = ({ hour, minute }: ClockTime): ClockTime => {
    const later = { hour: hour + NOON, minute };
    return second.meridiem === 'pm' && hour < NOON && minutes(later) < minutes(second.start!)
      ? later
      : { hour, minute };
  };
  return { start: pm(first.time), ...(end ? { end: pm(end.time) } : {}), next };
}

/** "ore 16 e 18": a bare hour after a time without minutes, joined by "and", with nothing behind it that it could count. */
export function readBareHour(reader: Reader, i: number, before: ClockRange): ClockRange | undefined {
  const hour = numberAt(reader, i, 0, 24);
  if (hour === undefined || !before.hourOnly || !before.start || before.end || hour <= before.start.hour)
    return undefined;
  if (!has(reader, i - 1, 'and') && !isMark(reader, i - 1, '&')) return undefined;
  const after = reader.tokens[i + 1]!;
  const ends = after.kind === 'end' || after.line || isMark(reader, i + 1, ',;)|');
  return ends ? { start: { hour, minute: 0 }, hourOnly: true, next: i + 1 } : undefined;
}

function looseTime(reader: Reader, i: number): { time: ClockTime; next: number } | undefined {
  const hour = numberAt(reader, i, 0, 24);
  if (hour === undefined || wordBefore(reader, i)) return undefined;
  const minute =
    isMark(reader, i + 1, '.:') && glued(reader, i + 1) && glued(reader, i + 2) && reader.tokens[i + 2]!.digits === 2
      ? numberAt(reader, i + 2, 0, 59)
      : undefined;
  const next = minute === undefined ? i + 1 : i + 3;
  if (glued(reader, next) && !isMark(reader, next, '-&,')) return undefined;
  return { time: { hour, minute: minute ?? 0 }, next };
}
