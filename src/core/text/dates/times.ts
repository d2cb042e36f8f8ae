/** All the times that stand together, and what each is for: doors, start, end. */
import { readClockRange } from './clock-range';
import type { ClockRange } from './clock';
import { carried, jointBetween, laterShowings, pastBetween, pastLabel, readBareHour, readFirstOfTwo } from './showings';
import type { Joint, Showing } from './showings';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { ClockTime, DateMention } from './types';

export interface Times {
  startTime?: ClockTime;
  endTime?: ClockTime;
  doorTime?: ClockTime;
  sessions?: DateMention['sessions'];
  zone?: string;
  openEnd?: boolean;
  next: number;
}

type RoleItem = { role: Role; next: number };
type RangeItem = { range: ClockRange; joint: Joint; next: number };
type Item = RoleItem | RangeItem;

const MOST = 12;
/** Minutes between doors and start, where no word says which is which: an hour apart they may be two showings. */
const MOST_WAITING = 45;
/** Minutes between the two times of an invitation. */
const MOST_GATHERING = 90;

/**
 * All times that stand together at token i, with what they are for: 開場18:00／開演19:00, Doors 7pm, show 8pm,
 * 18:00/19:00 OPEN/START.
 */
export function readTimes(reader: Reader, i: number, afterDate = false): Times | undefined {
  const items: Item[] = [];
  let j = pastLabel(reader, i);
  while (items.length < MOST) {
    const last = items.at(-1);
    const item = last ? readNext(reader, j, last, afterDate) : readFirst(reader, j, afterDate);
    if (item && isLastEntry(last, item)) items.pop();
    if (!item || isLastEntry(last, item)) break;
    items.push(item);
    j = item.next;
  }
  while (items.length > 0 && 'role' in items[items.length - 1]! && !closesTimes(items, reader)) items.pop();
  if (!items.some((item) => 'range' in item)) return undefined;
  return doorsAndStart(items, reader) ?? gatherAndStart(items) ?? assign(items);
}

/** 受付は16:30まで: until when one is let in, not when the doors open. */
const isLastEntry = (last: Item | undefined, item: Item): boolean =>
  last !== undefined && 'role' in last && last.role === 'doorTime' && 'range' in item && !item.range.start;

function readFirst(reader: Reader, i: number, afterDate: boolean): Item | undefined {
  return (
    readRole(reader, i) ??
    asItem(readClockRange(reader, i, afterDate), 'none') ??
    asItem(readFirstOfTwo(reader, i, afterDate), 'none')
  );
}

function readNext(reader: Reader, i: number, last: Item, afterDate: boolean): Item | undefined {
  // Behind a label a time needs no sign: "Einlass 19.30".
  const direct = readRole(reader, i) ?? asItem(readClockRange(reader, i, afterDate || 'role' in last), 'none');
  if (direct) return direct;
  const gathered = 'range' in last && has(reader, i, 'gatherFor') ? readClockRange(reader, i + 1, true) : undefined;
  if (gathered) return asItem(gathered, 'for');
  // 16:00開演（18:20頃終演予定）
  const about = ABOUT.test(reader.tokens[i]!.text) && 'range' in last ? readRole(reader, i + 1) : undefined;
  if (about) return about;
  const past = pastBetween(reader, i);
  // "Open 18:15 – Start 19:00": a dash between two labelled times spans nothing.
  if (past === i) return isMark(reader, i, '-~') ? readRole(reader, i + 1) : undefined;
  const joint = jointBetween(reader, i, past);
  return (
    readRole(reader, past) ??
    asItem(readClockRange(reader, past, afterDate && joint === 'list'), joint) ??
    ('range' in last ? asItem(readBareHour(reader, past, last.range), joint) : undefined)
  );
}

const asItem = (range: ClockRange | undefined, joint: Joint): RangeItem | undefined =>
  range && { range, joint, next: range.next };

/** Roles at the end belong to times before them that have none yet. */
function closesTimes(items: Item[], reader: Reader): boolean {
  const roles = items.filter((item) => 'role' in item).length;
  const last = items[items.length - 1]!;
  const after = reader.tokens[last.next];
  // "10:00 Open Mic", "19h ouverture de la saison": the word goes on.
  const isWord = after?.kind === 'other' || has(reader, last.next, 'of');
  const goesOn = after !== undefined && isWord && !after.line && /^\p{Script=Latin}/u.test(after.text);
  // "u 20 sati, vrata od 19": the role has an hour of its own, though a bare one.
  const leads = has(reader, last.next, 'from', 'at', 'oclock') && numberAt(reader, last.next + 1, 0, 24) !== undefined;
  // "13 May 11:00" / "End:" / "13 May 18:00": a label of what comes below.
  const labels = isMark(reader, last.next - 1, ':') && reader.tokens[last.next - 2]!.line;
  return roles <= items.length - roles && !goesOn && !leads && !labels;
}

const ABOUT = /^(?:頃|ごろ|ころ)$/u;
/** A letter makes the word a part of a longer one, unless it says "about": 18時頃終演. */
const BEFORE_ROLE = /\p{L}(?<!^(?:頃|ごろ|ころ))$/u;

/** Of ordinals: 最終. */
const LAST = -1;

/** Whether the doors at token i are those of 最終受付16:30, 最終入場: until when one is let in. */
export const isOfLastEntry = (reader: Reader, i: number): boolean =>
  has(reader, i, 'doors') && reader.tokens[i - 1]?.word?.nth === LAST && glued(reader, i);

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
    (glued(reader, i) && reader.tokens[i - 1]?.kind === 'other' && BEFORE_ROLE.test(reader.tokens[i - 1]!.text))
  )
    return undefined;
  if (role === 'doorTime' && isOfLastEntry(reader, i)) return undefined;
  if (isOrdinal(reader, i) || isBehindClosing(reader, i)) return undefined;
  let next = i + 1;
  // "DOOR¥2,500", "door: €12": a price at the door.
  const amount = isMark(reader, next, ':') ? next + 1 : next;
  if (glued(reader, amount) && isMark(reader, amount, '¥$€£')) return undefined;
  // "2MAN SHOW』" and on the next line "OPEN 18:15": the end of a title.
  const tail = reader.tokens[i - 1];
  if (tail?.kind === 'other' && !reader.tokens[i]!.line && endsLine(reader, i + 1)) return undefined;
  while (next - i < 5 && (isMark(reader, next, ':.]') || (has(reader, next, 'at') && !isMark(reader, next, '@')))) {
    if (has(reader, next, 'at') && numberAt(reader, next + 1, 0, 29) !== undefined) break;
    next++;
  }
  // "1st show: Open 17:00 Start 18:00", [2show]Open 19:45: the showing that the times are of.
  if (reader.tokens[i]!.text === 'show' && has(reader, next, 'doors')) return undefined;
  // "OPEN - 17:30 / START - 18:00": between a role and its time a dash is no "until".
  const dashed = role !== 'endTime' && isMark(reader, next, '-') && numberAt(reader, next + 1, 0, 29) !== undefined;
  return { role, next: dashed ? next + 1 : next };
}

/** 閉館後の演奏会: what is held behind the end is no end. */
const isBehindClosing = (reader: Reader, i: number): boolean =>
  /^[後前]$/u.test(reader.tokens[i + 1]!.text) && reader.tokens[i + 2]!.text === 'の' && glued(reader, i + 1);

/** The st of "1st", which elsewhere is short for start: "19:00st". */
const isOrdinal = (reader: Reader, i: number): boolean =>
  reader.tokens[i]!.text === 'st' &&
  glued(reader, i) &&
  reader.tokens[i - 1]?.kind === 'number' &&
  !isMark(reader, i - 2, ':.');

const endsLine = (reader: Reader, i: number): boolean => {
  const next = isMark(reader, i, ')]!') ? i + 1 : i;
  return reader.tokens[next]!.line && reader.tokens[next]!.kind === 'word';
};

type Role = 'doorTime' | 'startTime' | 'endTime';

/** Pairs each run of roles with the run of times beside it. */
function assign(items: Item[]): Times {
  const times: Times = { next: items[items.length - 1]!.next };
  const showings: Showing[] = [];
  const set = (role: Role, { range, joint }: RangeItem, labelled: boolean) => {
    const start = range.start ?? range.end;
    if (range.zone) times.zone ??= range.zone;
    if (role === 'startTime') {
      showings.push({ range, joint, labelled });
      if (showings.length > 1) return;
      times.startTime ??= range.start;
      times.endTime ??= range.end;
      if (range.open && !range.end) times.openEnd = true;
    } else times[role] ??= start;
  };
  let k = 0;
  if (leadsUnlabelled(items)) {
    const label = (items[1] as RoleItem).role;
    set(label === 'startTime' ? 'doorTime' : 'startTime', items[0] as RangeItem, false);
    k = 1;
  }
  while (k < items.length) {
    const first = run(items, k);
    const second = run(items, k + first.length);
    const roles = ('role' in items[k]! ? first : second) as RoleItem[];
    const ranges = ('role' in items[k]! ? second : first) as RangeItem[];
    // 開演16:00（18:20終演）: the last time is for the role behind it.
    const behind = items[k + first.length + second.length];
    const isLast = items.length === k + first.length + second.length + 1;
    if ('role' in items[k]! && ranges.length > 1 && behind && 'role' in behind && behind.role === 'endTime' && isLast)
      ranges.pop();
    const pairs = Math.min(roles.length, ranges.length);
    // "8pm (7pm doors)": a role stands behind its own time; the one before it is for the other.
    const ahead = 'role' in items[k]! ? 0 : ranges.length - pairs;
    if (pairs > 0 && ahead === 1) set(roles[0]!.role === 'startTime' ? 'doorTime' : 'startTime', ranges[0]!, false);
    for (let n = 0; n < pairs; n++) set(roles[n]!.role, ranges[n + Math.max(0, ahead)]!, true);
    // 開場・開演 18:00: the one time is for both.
    if (pairs === 1 && roles.length === 2 && 'role' in items[k]!) set(roles[1]!.role, ranges[0]!, true);
    if (pairs === 0) {
      for (const item of ranges) set('startTime', item, false);
      k += first.length;
    } else if ('role' in items[k]!) {
      // 開演 14:00/18:00
      if (roles[pairs - 1]!.role === 'startTime' && roles.length === 1) {
        for (const item of ranges.slice(pairs)) set('startTime', item, false);
        k += 1 + ranges.length;
      } else k += roles.length + pairs;
    } else k += ranges.length + pairs;
  }
  const sessions = laterShowings(showings);
  return sessions ? { ...times, sessions } : times;
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

/**
 * 「18:45 / 19:15」: two times alone, so close to each other, are those of doors and start where that is how posters write;
 * 「1部：15:30 / 16:15　2部：18:30 / 19:15」 are those of two showings.
 */
function doorsAndStart(items: readonly Item[], { lexicon }: Reader): Times | undefined {
  if (!lexicon.bigEndian || items.length === 0 || items.length % 2 > 0) return undefined;
  const showings: Showing[] = [];
  for (let n = 0; n < items.length; n += 2) {
    const [doors, start] = [items[n]!, items[n + 1]!];
    if (!('range' in doors && 'range' in start)) return undefined;
    if (start.joint !== 'slash' || !doors.range.start || !start.range.start || doors.range.end) return undefined;
    const gap = minutes(start.range.start) - minutes(doors.range.start);
    if (gap <= 0 || gap > MOST_WAITING) return undefined;
    showings.push({ range: start.range, joint: doors.joint, labelled: false });
  }
  const sessions = laterShowings(showings);
  if (showings.length > 1 && sessions?.length !== showings.length - 1) return undefined;
  const { start, end, zone, open } = showings[0]!.range;
  return {
    doorTime: (items[0] as RangeItem).range.start!,
    startTime: start!,
    ...(end ? { endTime: end } : {}),
    ...(zone ? { zone } : {}),
    ...(open && !end ? { openEnd: true } : {}),
    ...(sessions ? { sessions } : {}),
    next: items.at(-1)!.next,
  };
}

/** "7pm for 7.30", as British hosts write it: people gather at the first and it begins at the second. */
function gatherAndStart(items: readonly Item[]): Times | undefined {
  const [first, second] = items;
  if (items.length !== 2 || !first || !second || !('range' in first && 'range' in second) || second.joint !== 'for')
    return undefined;
  if (!first.range.start || first.range.end || !second.range.start) return undefined;
  const { start, end } = carried(first.range, second.range);
  const wait = minutes(start) - minutes(first.range.start);
  if (wait <= 0 || wait > MOST_GATHERING) return undefined;
  return { doorTime: first.range.start, startTime: start, ...(end ? { endTime: end } : {}), next: second.next };
}

const minutes = ({ hour, minute }: ClockTime): number => hour * 60 + minute;

function run(items: Item[], from: number): Item[] {
  const kind = items[from] && 'role' in items[from];
  let to = from;
  while (to < items.length && 'role' in items[to]! === kind) to++;
  return items.slice(from, to);
}
