/** The day that a block states for all that is in it: "Friday 17 January", and below it what is on. */
import type { Outline } from '../page/outline';
import type { DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';

export interface DayAround {
  mention: DateMention;
  line: number;
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
      const { dates, dateShare } = facts.lines[i]!;
      const mention = dates.find(({ precision }) => precision === 'day');
      if (mention && dateShare >= MOSTLY_DAY) return { mention, line: i, block };
    }
  }
  return undefined;
}
