/**
 * Days that hold several events. Either a day is a block, or stands right above one: it begins with a day, nothing else in it but what lies in two or more alike parts could be a name,
 * and each of these has a name and a time of its own ("Friday 17 January" / "Quiz" 20:00 / "Concert" 22:30). Then the parts are the
 * records and not the day. Or days are rows between the rows of what is on, and nothing but days. The trees saw few such pages and prefer
 * the day, which has all that a record must have.
 */
import { dayBefore, dayNear, isDayAlone, isMostlyDay, type DayAround } from '../../fields/when/day-around';
import type { Extent, Page } from '../../fields/record';
import type { RangeFacts } from '../../records/range';
import { lineColumn } from '../../page/line-column';
import { wholeLink } from '../../page/whole-link';
import { saysEvents } from './days-of-month';
import { stagesOf } from '../../fields/place/stages';
import { isSaleDay } from '../../records/sale-days';

/** Added to the log-odds of an event: the same as for units that a heading announces. */
export const SESSION = 3.5;

/** Sessions of a day; a longer list is more than one day. */
const MOST_SESSIONS = 30;
const LONGEST_SESSION = 60;
/** Score as a title from which on a text may be a name; for the sessions' own, which have an hour as well; and lines of the day that are not its sessions'. */
const NAMED = 0;
const BARELY_NAMED = -0.5;
const MOST_BESIDE = 6;

const NONE: ReadonlySet<number> = new Set();

/** "Day 2", "Jour 2", 2日目, DAY2: a day by its number, not a name. */
const NUMBERED_DAY = /^\P{L}*(?:day|jour|tag|dag|d[ií]a|giorno)\s*\d{1,2}\P{L}*$|^\P{L}*\d{1,2}\s*日目\P{L}*$/iu;

/**
 * The events of one day, whose block states the day and has no name of its own; what has no hour among them goes on with the one before.
 * @param members parts that lie side by side, in reading order
 * @param range what a run of lines holds
 * @returns first lines of those that are; none where they are not of one day
 */
export function sessionsOfADay(
  { outline, facts, names }: Page,
  members: readonly Extent[],
  range: (lines: { from: number; to: number }) => RangeFacts,
): ReadonlySet<number> {
  if (members.length < 2 || members.length > MOST_SESSIONS) return NONE;
  const sessions = new Set<number>();
  const titles = new Set<string>();
  let end = -1;
  for (const { from, to } of members) {
    if (from < end || to - from > LONGEST_SESSION) return NONE;
    end = to;
    if (range({ from, to }).times === 0) continue;
    sessions.add(from);
    const best = names.best(from, to);
    if (best && best.score > BARELY_NAMED) titles.add(best.name.text.toLowerCase());
  }
  if (sessions.size < 2 || sessions.size * 2 < members.length || !sessions.has(members[0]!.from)) return NONE;
  if (titles.size * 2 <= sessions.size) return NONE;
  const first = members[0]!.from;
  const before = dayBefore(outline, facts, first);
  const around = dayNear(outline, facts, first);
  // A block of several days begins with the first of them; theirs is the one right before.
  const near = around && before && (before.line > around.line || holdsOtherDay(around)) ? undefined : around;
  const day = near ?? before;
  // A period with its hours is all of an event's when: what follows tells of it.
  if (day?.mention.end && day.mention.startTime) return NONE;
  if (day && !near && isNamedAbove(day.line)) return NONE;
  return day !== undefined && members.every(isOn) && nothingNamedBeside(near?.block ?? blockAround()) ? sessions : NONE;

  function holdsOtherDay({ block, line: day }: DayAround): boolean {
    for (let line = outline.from[block]!; line < outline.to[block]!; line++)
      if (line !== day && isDayAlone(facts, line)) return true;
    return false;
  }

  /** A session names no day, or its own again; and those on which its tickets go on sale. */
  function isOn({ from, to }: Extent): boolean {
    const own = range({ from, to });
    if (own.days > 0 && areOfSale(from, to)) return true;
    return own.days === 0 || (own.days === 1 && own.place === range({ from: day!.line, to: first }).place);
  }

  function areOfSale(from: number, to: number): boolean {
    for (let line = from; line < to; line++)
      for (const mention of facts.lines[line]!.dates)
        if (mention.precision === 'day' && !isSaleDay(outline.lines[line]!.text, mention)) return false;
    return true;
  }

  /** A heading right above a day that is none itself names what is on: its hours are the event's timetable. */
  function isNamedAbove(line: number): boolean {
    const { heading } = facts.lines[line]!;
    return heading?.line === line - 1 && outline.blocks[outline.lines[line]!.block]!.heading === undefined;
  }

  /** The block in which the sessions lie below a row or heading of their day. */
  function blockAround(): number {
    let { block } = outline.lines[first]!;
    while (outline.to[block]! < end) block = outline.blocks[block]!.parent;
    return block;
  }

  /** In the day's block, or in the part of it below the same stage, no line outside the sessions could be a name. */
  function nothingNamedBeside(block: number): boolean {
    const stages = stagesOf(facts);
    const stage = facts.lines[first]!.heading?.line ?? -1;
    const inside = new Set<number>();
    for (const { from, to } of members) for (let line = from; line < to; line++) inside.add(line);
    let beside = 0;
    for (let line = outline.from[block]!; line < outline.to[block]!; line++) {
      if (inside.has(line) || stages.has(line)) continue;
      if (stages.has(stage) && facts.lines[line]!.heading?.line !== stage) continue;
      if (++beside > MOST_BESIDE) return false;
      if (NUMBERED_DAY.test(outline.lines[line]!.text)) continue;
      if ((names.best(line, line + 1)?.score ?? -1) > NAMED) return false;
    }
    return true;
  }
}

/** Share of the rows of one parent that must be days or sessions. */
const MOSTLY = 0.9;
/** Between links to what is on, months may stand as well. */
const MOSTLY_LINKED = 0.75;

/** Rows of one parent as days and what is on below them. */
export interface DayRows {
  /** First lines of rows that are nothing but a day, and of those that are on below them. */
  days: ReadonlySet<number>;
  sessions: ReadonlySet<number>;
}

/**
 * @param rows the parts of one parent, in reading order
 * @returns undefined where they are not days, each with rows below it that have a name and a time of their own and no day; the day may stand in
 *   the first of them, as its first cell, of which the others have none or an empty one; on lists of events a name that leads to a page of its own
 *   needs no time
 */
export function dayRows(
  page: Page,
  rows: readonly Extent[],
  range: (lines: { from: number; to: number }) => RangeFacts,
): DayRows | undefined {
  const { outline, facts, names } = page;
  const isDay = ({ from, to }: Extent): boolean => to - from === 1 && isDayAlone(facts, from);
  if (rows.filter((row) => isDay(row) || isMostlyDay(facts, row.from)).length < 2) return undefined;
  const linked = linkedRows(page, rows, range);
  const days = new Set<number>();
  const sessions = new Set<number>();
  /** Places of hours in rows that have a day, too. */
  const hours = new Set<string>();
  let whole = 0;
  let others = 0;
  for (const row of rows) {
    const { from, to } = row;
    if (to - from > LONGEST_SESSION) return undefined;
    if (isDay(row)) {
      days.add(from);
      continue;
    }
    const { times, days: own } = range({ from, to });
    // A row without an hour is not asked for its name, unless it is a link.
    const score = times > 0 || linked.has(from) ? (names.best(from, to)?.score ?? -1) : -1;
    const hour = times > 0 && score > BARELY_NAMED ? hourOf(from, to) : undefined;
    if (hour && own === 1 && isMostlyDay(facts, from)) {
      whole++;
      hours.add(hour);
      continue;
    }
    // What comes before the first day is a heading of columns.
    const isBelow =
      whole > 0
        ? hours.has(hour ?? '')
        : days.size > 0 && (linked.has(from) ? score > BARELY_NAMED : times > 0 && score > NAMED);
    if (isBelow && own === 0) sessions.add(from);
    else if (days.size > 0 || whole > 0) others++;
  }
  const listed = days.size + whole + sessions.size;
  const areRows = days.size >= 2 ? sessions.size >= 2 : whole >= 2 && sessions.size > 0;
  return areRows && listed >= (linked.size > 0 ? MOSTLY_LINKED : MOSTLY) * (listed + others)
    ? { days, sessions }
    : undefined;

  /** Where the first line of an hour stands; one that goes on with the day before it has no mention of its own. */
  function hourOf(from: number, to: number): string | undefined {
    for (let line = from; line < to; line++) {
      const { dates, dateShare } = facts.lines[line]!;
      const isHour = dates.some(({ precision, startTime }) => precision === 'time' && startTime);
      if (isHour || (line > from && dates.length === 0 && dateShare > MOSTLY)) return lineColumn(outline, line);
    }
    return undefined;
  }
}

/**
 * Rows of one line each that are links to pages of their own, where the list says that it holds events and some day has several: "Friday 6 February" /
 * "Quiz" / "Dancing". The same below headings of news are posts.
 */
function linkedRows(
  page: Page,
  rows: readonly Extent[],
  range: (lines: { from: number; to: number }) => RangeFacts,
): ReadonlySet<number> {
  const { outline, facts } = page;
  const linked = new Map<number, string>();
  let [above, several] = [-1, false];
  rows.forEach(({ from, to }, at) => {
    if (to - from !== 1) return;
    if (isDayAlone(facts, from)) above = at;
    const href = above >= 0 && above < at && range({ from, to }).links === 1 ? wholeLink(outline, from) : undefined;
    if (href === undefined) return;
    several ||= at - above >= 2 && linked.has(rows[at - 1]!.from);
    linked.set(from, href);
  });
  const areApart = new Set(linked.values()).size === linked.size;
  return several && areApart && rows[0] && saysEvents(page, rows[0].from) ? new Set(linked.keys()) : NONE;
}
