/** The day that is stated once for several events: at the beginning of their block, or in a row of its own before theirs. */
import type { Outline, Unit } from '../page/outline';
import type { DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';

export interface StatedDay {
  mention: DateMention;
  line: number;
}

export interface DayAround extends StatedDay {
  /** The block that begins with the day. */
  block: number;
}

/** Blocks up to the one that begins with a day; lines at its beginning among which the day stands; lines that it may have. */
const FARTHEST = 5;
const FIRST_LINES = 3;
const LONGEST_DAY = 400;
/** Share of a line that its day must be. */
const MOSTLY_DAY = 0.5;

/**
 * @param line the first line of what has no day of its own
 * @returns the nearest day that a block around the line begins with, before the line; undefined where none does
 */
export function dayNear(outline: Outline, facts: Facts, line: number): DayAround | undefined {
  let block = outline.lines[line]!.block;
  for (let n = 0; n <= FARTHEST && block > 0; n++, block = outline.blocks[block]!.parent) {
    const from = outline.from[block]!;
    if (outline.to[block]! - from > LONGEST_DAY) return undefined;
    for (let i = Math.min(line, from + FIRST_LINES) - 1; i >= from; i--) {
      const mention = dayOf(facts, i);
      if (mention) return { mention, line: i, block };
    }
  }
  return undefined;
}

/**
 * @param line the first line of what has no day of its own
 * @returns the day of the nearest row before it that is nothing but a day: "Saturday 2 August", and in the rows below what is on
 */
export function dayBefore(outline: Outline, facts: Facts, line: number): StatedDay | undefined {
  let block = outline.lines[line]!.block;
  for (let n = 0; n <= FARTHEST && block >= 0; n++, block = outline.blocks[block]!.parent) {
    const units = outline.units[block]!;
    let at = unitAt(units, line);
    while (--at >= 0 && line - units[at]!.from <= LONGEST_DAY) {
      const { from, to } = units[at]!;
      if (to - from === 1 && isDayAlone(facts, from)) return { mention: dayOf(facts, from)!, line: from };
    }
  }
  return undefined;
}

/** The last unit that begins at the line or before it, of units in reading order. */
function unitAt(units: readonly Unit[], line: number): number {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (units[middle]!.from <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The day of a line that says hardly anything else. */
const dayOf = (facts: Facts, line: number): DateMention | undefined =>
  facts.lines[line]!.dateShare >= MOSTLY_DAY
    ? facts.lines[line]!.dates.find(({ precision }) => precision === 'day')
    : undefined;

/** True where a line is a day and nothing else, not even an hour. */
export function isDayAlone(facts: Facts, line: number): boolean {
  const mention = dayOf(facts, line);
  return mention !== undefined && !mention.startTime;
}
