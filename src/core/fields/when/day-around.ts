/** The day that is stated once for several events: at the beginning of their block, on its tab, or in a row of its own before theirs. */
import { unitAt, type Outline } from '../../page/outline';
import type { DateMention } from '../../text/dates/index';
import type { Facts } from '../../text/facts';
import { isPending } from '../state/event-state';
import { dayTabs } from './tab-day';

export interface StatedDay {
  mention: DateMention;
  line: number;
}

export interface DayAround extends StatedDay {
  /** The block that begins with the day. */
  block: number;
}

/** Blocks with more in them, up to the one that begins with a day; lines at its beginning among which the day stands; lines that it may have. */
const FARTHEST = 5;
const FIRST_LINES = 3;
const LONGEST_DAY = 400;
/** Lines on end without an hour between a row of a day and what is on: more is no programme. */
const MOST_UNTIMED = 4;
const PROSE = 140;
/** Share of a line that its day must be. */
const MOSTLY_DAY = 0.5;

/**
 * @param line the first line of what has no day of its own
 * @returns the nearest day that a block around the line begins with, before the line, or that the tab says which opens it; undefined where none does
 */
export function dayNear(outline: Outline, facts: Facts, line: number): DayAround | undefined {
  let block = outline.lines[line]!.block;
  for (let n = 0; n <= FARTHEST && block > 0; block = outline.blocks[block]!.parent) {
    const from = outline.from[block]!;
    // A wrapper of one block is no step.
    const { parent } = outline.blocks[block]!;
    if (from !== outline.from[parent] || outline.to[block] !== outline.to[parent]) n++;
    if (outline.to[block]! - from > LONGEST_DAY) return undefined;
    for (let i = Math.min(line, from + FIRST_LINES) - 1; i >= from; i--) {
      const mention = dayOf(facts, i);
      if (mention) return { mention, line: i, block };
    }
    const tab = tabsOf(outline, facts).get(block);
    if (tab !== undefined && tab < line) return { mention: dayOf(facts, tab)!, line: tab, block };
  }
  return undefined;
}

/**
 * @param line the first line of what has no day of its own
 * @returns the day of the nearest row before it that is nothing but a day ("Saturday 2 August"), if all rows between say what is on and when
 */
export function dayBefore(outline: Outline, facts: Facts, line: number): StatedDay | undefined {
  let block = outline.lines[line]!.block;
  for (let n = 0; n <= FARTHEST && block >= 0; n++, block = outline.blocks[block]!.parent) {
    const units = outline.units[block]!;
    let untimed = 0;
    for (let at = unitAt(units, line) - 1; at >= 0 && untimed <= MOST_UNTIMED; at--) {
      const { from, to } = units[at]!;
      if (line - from > LONGEST_DAY) break;
      if (to - from === 1 && isDayAlone(facts, from))
        return facts.lines[from]!.zone === facts.lines[line]!.zone
          ? { mention: dayOf(facts, from)!, line: from }
          : undefined;
      if (
        to - from === 1 &&
        beginsWithHour(facts, line) &&
        leadsWithWeekday(facts, from) &&
        facts.lines[from]!.zone === facts.lines[line]!.zone
      )
        return { mention: facts.lines[from]!.dates[0]!, line: from };
      for (let i = to - 1; i >= from; i--) untimed = hasHour(facts, i) ? 0 : untimed + 1;
    }
  }
  return undefined;
}

/**
 * @param line the first line of a row without a day
 * @returns the day that the nearest row before it begins with, if all rows between say what is on and when: "Sat 5 Dec | 14:00 | Puppets", and below
 *   it "| 19:30 | Songs"
 */
export function dayOfRowBefore(outline: Outline, facts: Facts, line: number): StatedDay | undefined {
  const { blocks } = outline;
  const { text } = outline.lines[line]!;
  let { block } = outline.lines[line]!;
  // "TBA | 20:00 | New Year Show"
  if (isPending(text, facts.lang)) return undefined;
  while (block > 0 && outline.from[blocks[block]!.parent] === line) block = blocks[block]!.parent;
  const units = outline.units[blocks[block]!.parent] ?? [];
  for (let at = unitAt(units, line) - 1; at >= 0; at--) {
    const { from, to } = units[at]!;
    if (line - from > LONGEST_DAY) return undefined;
    let hour = from;
    while (hour < to && !hasHour(facts, hour)) hour++;
    if (hour === to || facts.lines[from]!.zone !== facts.lines[line]!.zone) return undefined;
    const mention = dayOf(facts, from);
    if (!mention) continue;
    // The hour behind it is that row's.
    const { startTime: _start, endTime: _end, doorTime: _doors, sessions: _sessions, ...day } = mention;
    return { mention: day, line: from };
  }
  return undefined;
}

const tabsOf = (outline: Outline, facts: Facts): ReadonlyMap<number, number> =>
  dayTabs(outline, facts, (line) => isDayAlone(facts, line));

/** True where a line is a day that opens a panel of the page. */
export function isDayTab(outline: Outline, facts: Facts, line: number): boolean {
  return isDayAlone(facts, line) && [...tabsOf(outline, facts).values()].includes(line);
}

/** True where prose follows a day before any hour does: the day of an article, not of a programme. */
export function isByline(outline: Outline, facts: Facts, { line: day }: StatedDay, before: number): boolean {
  for (let line = day + 1; line < before && !hasHour(facts, line); line++)
    if (outline.lines[line]!.text.length > PROSE) return true;
  return false;
}

/** "Sunday 4th – Harvest Festival": a day, and what day it is. */
function leadsWithWeekday(facts: Facts, line: number): boolean {
  const [first, ...others] = facts.lines[line]!.dates;
  return (
    others.length === 0 &&
    first?.precision === 'day' &&
    first.index === 0 &&
    first.start?.weekday !== undefined &&
    !first.startTime &&
    !first.end
  );
}

/** "9.00am Terce". */
const beginsWithHour = (facts: Facts, line: number): boolean =>
  facts.lines[line]!.dates.some(({ index, startTime }) => index === 0 && startTime !== undefined);

const hasHour = (facts: Facts, line: number): boolean =>
  facts.lines[line]!.dates.some(({ startTime, doorTime }) => startTime ?? doorTime);

/** The day of a line that says hardly anything else. */
const dayOf = (facts: Facts, line: number): DateMention | undefined =>
  facts.lines[line]!.dateShare >= MOSTLY_DAY
    ? facts.lines[line]!.dates.find(({ precision }) => precision === 'day')
    : undefined;

/** True where a line says hardly anything but a day, and maybe its hour. */
export const isMostlyDay = (facts: Facts, line: number): boolean => dayOf(facts, line) !== undefined;

/** True where a line is a day and nothing else, not even an hour. */
export function isDayAlone(facts: Facts, line: number): boolean {
  const mention = dayOf(facts, line);
  return mention !== undefined && !mention.startTime;
}
