/** Days of a month's grid, of which the page says that events are on: each cell begins with its day, and what is on stands below it. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import { isDayOfList } from '../../text/day-lists/day-list';
import { ownPart } from '../../text/day-lists/events-above';
import { isOfNothingOn } from '../../text/timetable-cells';

/** Days on which something is on. */
const LEAST_FULL = 2;
/** Share of them that say something else than the others: what the bins are put out for comes again. */
const MOSTLY_DIFFERENT = 0.5;

/** @returns whether the members of a group are cells of such a grid */
export function areOfMonthGrid({ outline, facts }: Page, group: readonly Candidate[]): boolean {
  // Days of the months beside it are in the first week and the last.
  const filled = group.filter((one) => outline.lines.slice(one.from, one.to).some(({ text }) => /\p{L}/u.test(text)));
  const from = filled[0]?.from;
  const cells = facts.grids.find((grid) => grid.some((cell) => cell.from === from));
  if (!cells || from === undefined || !filled.every((one) => cells.some((cell) => cell.from === one.from)))
    return false;
  const said = cells.map(textOf).filter((text) => /\p{L}/u.test(text));
  if (said.length < LEAST_FULL || new Set(said).size < MOSTLY_DIFFERENT * said.length) return false;
  return !cells.some(saysOwnDay) && saysEvents(from) && !isOfNothingOn(outline.snapshot);

  /** Where entries say their days themselves, each of them is a record. */
  function saysOwnDay(cell: { from: number; to: number }): boolean {
    return facts.lines
      .slice(cell.from + 1, cell.to)
      .some(({ dates }, i) => dates.some(({ precision }) => precision === 'day') && !isGiven(cell.from + 1 + i));
  }

  function isGiven(line: number): boolean {
    return isDayOfList(outline.lines[line]!);
  }

  /** What a cell says behind its number. */
  function textOf(cell: { from: number; to: number }): string {
    const [number, ...others] = outline.lines.slice(cell.from, cell.to).map(({ text }) => text);
    return [number!.replace(/^\d+/, ''), ...others].join(' ');
  }

  /** The nearest heading above that says events or news; where none does, the page's title. */
  function saysEvents(line: number): boolean {
    const { words } = facts;
    for (let { heading } = facts.lines[line]!; heading; heading = heading.above) {
      if (words.has('news', heading.text)) return false;
      if (words.has('eventSection', heading.text)) return true;
    }
    return words.has('eventSection', ownPart(outline.snapshot.title));
  }
}
