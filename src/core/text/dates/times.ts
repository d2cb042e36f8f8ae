/** All the times that stand together, and what each is for: doors, start, end. */
import { readClockRange, type ClockRange } from './clock';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { ClockTime } from './types';

export interface Times {
  startTime?: ClockTime;
  endTime?: ClockTime;
  doorTime?: ClockTime;
  openEnd?: boolean;
  next: number;
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
      if (past === j) {
        // "Open 18:15 – Start 19:00": a dash between two labelled times spans nothing.
        const labelled: Item | undefined = isMark(reader, j, '-~') ? readRole(reader, j + 1) : undefined;
        if (items.length === 0 || !labelled) break;
        items.push(labelled);
        j = labelled.next;
        continue;
      }
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

type Role = 'doorTime' | 'startTime' | 'endTime';

/** Pairs each run of roles with the run of times beside it. */
function assign(items: Item[]): Times {
  const times: Times = { next: items[items.length - 1]!.next };
  const set = (role: Role, range: ClockRange) => {
    const start = range.start ?? range.end;
    if (role === 'startTime') {
      times.startTime ??= range.start;
      times.endTime ??= range.end;
      if (range.open && !range.end) times.openEnd = true;
    } else times[role] ??= start;
  };
  let k = 0;
  if (leadsUnlabelled(items)) {
    const label = (items[1] as { role: Role }).role;
    set(label === 'startTime' ? 'doorTime' : 'startTime', (items[0] as { range: ClockRange }).range);
    k = 1;
  }
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

/**
 * 13:30〜15:00（開場13:00）, 8pm (doors 7pm): each role stands before its time, and the time in front of them all has
 * none. In "18:00 open, 19:00" the role stands behind: doors do not open after the start.
 */
function leadsUnlabelled(items: readonly Item[]): boolean {
  if (items.length < 3 || items.length % 2 === 0) return false;
  if (!items.every((item, n) => 'role' in item === (n % 2 === 1))) return false;
  const [first, label, second] = items;
  if (!first || !label || !second || !('range' in first && 'role' in label && 'range' in second)) return false;
  const early = first.range.start;
  const late = second.range.start ?? second.range.end;
  if (!early || !late) return false;
  return label.role === 'doorTime' ? minutes(early) >= minutes(late) : minutes(early) < minutes(late);
}

const minutes = ({ hour, minute }: ClockTime): number => hour * 60 + minute;

function run(items: Item[], from: number): Item[] {
  const kind = items[from] && 'role' in items[from];
  let to = from;
  while (to < items.length && 'role' in items[to]! === kind) to++;
  return items.slice(from, to);
}
