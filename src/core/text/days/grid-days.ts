/**
 * Days of a month's grid: its cells begin with "1", "2", … "30", and the month stands above. Cells that hold no more than their number stay
 * numbers: a small calendar beside the text says nothing of any day. The number may be a piece of its own of the cell's first line. A chart of thirty is numbered, too: in a grid weeks are rows, or some day is
 * empty.
 */
import type { Line, Outline } from '../../page/outline';
import { wholeLink } from '../../page/whole-link';
import type { DateMention } from '../dates/index';

/** Lines from (inclusive) to (exclusive). */
export interface LineRange {
  from: number;
  to: number;
}

export const NUMBER = /^0?([1-9]|[12]\d|3[01])$/;
/** The shortest month. */
export const LEAST_DAYS = 28;
const LONGEST_MONTH = 31;
const LEAP_YEAR = 2000;
const MONTHS = 12;
/** Weeks that a month may touch. */
const [LEAST_WEEKS, MOST_WEEKS] = [4, 6];
/** Lines between the month and its first day: weekdays, and days of the month before. */
const FARTHEST = 40;
/** Lines from one day to the next; a list that goes on for longer is no grid. */
const LONGEST_DAY = 60;

/**
 * @param mentions per line what is read on it; the numbers of days in grids are added
 * @returns the cells of each grid in which something is on, empty ones as well, in order
 */
export function addGridDays(
  outline: Outline,
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): LineRange[][] {
  const { lines } = outline;
  const grids: LineRange[][] = [];
  let days: number[] = [];
  let goesOn = false;
  const close = (): void => {
    const month = days.length < LEAST_DAYS || goesOn ? undefined : monthAbove(outline, mentions, days[0]!);
    const cells = month ? days.map((_, i) => cellOf(outline, days, i)) : [];
    const full = cells.map((cell, i) => saysMore(outline, days[i]!, outline.to[cell]!));
    if (month && hasDays(month, days.length) && (full.includes(false) || areWeeks(outline, cells))) {
      if (full.includes(true)) grids.push(days.map((from, i) => ({ from, to: outline.to[cells[i]!]! })));
      days.forEach((line, i) => {
        const own = mentions[line]!;
        const { length } = numberOf(lines[line]!);
        // Behind the number may stand the hour of what is on.
        if (!full.includes(true) || own.mentions.some(({ precision, index }) => precision !== 'time' || index < length))
          return;
        own.mentions.unshift({ index: 0, length, precision: 'day', start: { ...month, day: i + 1 } });
        own.covered += length;
      });
    }
    days = [];
    goesOn = false;
  };
  for (const line of lines) {
    const { index, text } = line;
    const day = Number(NUMBER.exec(numberOf(line))?.[1] ?? 0);
    if (days.length > 0 && (day === 1 || index - days.at(-1)! > LONGEST_DAY)) close();
    if (day > 0 && day === days.length + 1) days.push(index);
    goesOn ||= days.length === LONGEST_MONTH && text === `${LONGEST_MONTH + 1}`;
  }
  close();
  return grids;
}

/** The line, or its first run where others follow: "4" before the link of an event. */
function numberOf({ text, runs }: Line): string {
  const first = runs.length > 1 ? runs[0]!.text.trim() : '';
  return NUMBER.test(first) && text.startsWith(first) ? first : text;
}

/** The largest block that holds the day and no other; the last day's is no farther up than that of the one before. */
function cellOf(outline: Outline, days: readonly number[], at: number): number {
  const steps = at + 1 < days.length ? Infinity : stepsToCell(outline, days, at - 1, Infinity).steps;
  return stepsToCell(outline, days, at, steps).block;
}

/** Whether the month is so long; a league of thirty whose last row says 31 points is not. */
function hasDays({ year, month }: { year?: number; month: number }, count: number): boolean {
  const last = new Date(Date.UTC(year ?? LEAP_YEAR, month, 0)).getUTCDate();
  return count === last || (month === 2 && year === undefined && count === LEAST_DAYS);
}

function areWeeks({ blocks }: Outline, cells: readonly number[]): boolean {
  const { size } = new Set(cells.map((cell) => blocks[cell]!.parent));
  return size >= LEAST_WEEKS && size <= MOST_WEEKS;
}

function stepsToCell(
  { blocks, lines, from, to }: Outline,
  days: readonly number[],
  at: number,
  most: number,
): { block: number; steps: number } {
  const [before, next] = [days[at - 1] ?? -1, days[at + 1] ?? lines.length];
  let { block } = lines[days[at]!]!;
  let steps = 0;
  for (let up = blocks[block]!.parent; steps < most && up >= 0; up = blocks[up]!.parent) {
    if (from[up]! <= before || to[up]! > next) break;
    block = up;
    steps++;
  }
  return { block, steps };
}

const saysMore = ({ lines }: Outline, day: number, end: number): boolean =>
  /\p{L}/u.test(lines[day]!.text) || lines.slice(day + 1, end).some(({ text }) => /\p{L}/u.test(text));

/**
 * The month that stands nearest above, of those that stand together there: links or buttons to the months beside it may be nearer, on its line or on
 * lines of their own ("« May   June 2026   July »").
 */
function monthAbove(
  outline: Outline,
  mentions: readonly { mentions: DateMention[] }[],
  first: number,
): Month | undefined {
  const near: (Month & { line: number })[] = [];
  for (let line = first - 1; line >= Math.max(0, first - FARTHEST); line--) {
    if (near.length > 0 && near.at(-1)!.line - line > TOGETHER) break;
    const months = mentions[line]!.mentions.flatMap(({ precision, start }) =>
      precision === 'month' && start?.month !== undefined ? [{ ...start, month: start.month, line }] : [],
    );
    near.unshift(...months);
  }
  const leads = ({ line }: { line: number }): boolean => {
    const { tag } = outline.blocks[outline.lines[line]!.block]!;
    return tag === 'button' || wholeLink(outline, line) !== undefined;
  };
  const last = near.findLast((month) => !leads(month)) ?? near.at(-1);
  const own = between(near) ?? near.find(({ line }) => line === last?.line);
  return own && { ...(own.year === undefined ? {} : { year: own.year }), month: own.month };
}

interface Month {
  year?: number;
  month: number;
}

/** Lines from one month to the next of those that stand together. */
const TOGETHER = 3;
/** The month before, this one and the next. */
const PAGER = 3;

/** Of three months that follow each other, in whatever order they stand, the one in the middle. */
function between<T extends Month>(months: readonly T[]): T | undefined {
  if (months.length !== PAGER) return undefined;
  const isOf = (month: number): boolean => months.some((other) => other.month === ((month + MONTHS - 1) % MONTHS) + 1);
  return months.find(({ month }) => isOf(month - 1) && isOf(month + 1));
}
