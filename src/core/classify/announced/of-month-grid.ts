/** What the cells of a month's grid say, each beginning with its day: what is on, where the page says events, or how each day is: open, booked, which bins. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import { isDayOfList } from '../../text/day-lists/day-list';
import { ownPart } from '../../text/day-lists/events-above';
import type { LineRange } from '../../text/days/grid-days';
import { isOfNothingOn } from '../../text/timetable-cells';

/** Days on which something is on, and share of them that say something else than the others: classes come again. */
const LEAST_FULL = 2;
const MOSTLY_DIFFERENT = 0.5;
/** How each day is, is told of so many days and so often in the same few words. */
const LEAST_STATES = 6;
const TIMES = 3;

/** @returns what a group of cells of such a grid is of; undefined for any other, and where neither is sure */
export function ofMonthGrid({ outline, facts }: Page, group: readonly Candidate[]): 'events' | 'states' | undefined {
  if (facts.grids.length === 0) return undefined;
  // Days of the months beside it are in the first week and the last.
  const filled = group.filter((one) => outline.lines.slice(one.from, one.to).some(({ text }) => /\p{L}/u.test(text)));
  const from = filled[0]?.from;
  const cells = facts.grids.find((grid) => grid.some((cell) => cell.from === from));
  if (!cells || from === undefined || !filled.every((one) => cells.some((cell) => cell.from === one.from)))
    return undefined;
  const said = cells.map(textOf).filter((text) => /\p{L}/u.test(text));
  const different = new Set(said).size;
  const areStates = said.length >= LEAST_STATES && different * TIMES <= said.length;
  if (areStates && !cells.some(leadsOrHasHour)) return 'states';
  if (said.length < LEAST_FULL || different < MOSTLY_DIFFERENT * said.length) return undefined;
  return !cells.some(saysOwnDay) && saysEvents(from) && !isOfNothingOn(outline.snapshot) ? 'events' : undefined;

  /** Where entries say their days themselves, each of them is a record. */
  function saysOwnDay(cell: LineRange): boolean {
    return facts.lines
      .slice(cell.from + 1, cell.to)
      .some(
        ({ dates }, i) =>
          dates.some(({ precision }) => precision === 'day') && !isDayOfList(outline.lines[cell.from + 1 + i]!),
      );
  }

  function leadsOrHasHour(cell: LineRange): boolean {
    return outline.lines
      .slice(cell.from, cell.to)
      .some(
        ({ index, runs }) =>
          runs.some(({ link }) => link !== undefined) || facts.lines[index]!.dates.some(({ startTime }) => startTime),
      );
  }

  /** What a cell says behind its number. */
  function textOf(cell: LineRange): string {
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
