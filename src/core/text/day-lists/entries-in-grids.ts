/** Cells of a month's grid in which several things are on, none with an hour, each in a block of its own below the number. */
import { outlineOf, type Line } from '../../page/outline';
import type { PageSnapshot } from '../../page/snapshot';
import type { DateMention } from '../dates/index';
import { datesByLine } from '../days/dates-by-line';
import { addGridDays, LEAST_DAYS, NUMBER } from '../days/grid-days';
import { SAYS_ANYTHING, type DayList } from './day-list';
import { areEvents } from './list-items';

/** Entries of one day at most. */
const MOST = 8;
const CJK = /^(?:ja|zh)/;

/**
 * @param places per block its place among its parent's items
 * @returns a list for each of such entries; none where they are papers, or rather what is told of one event
 */
export function entriesInGrids(snapshot: PageSnapshot, lang: string, places: Int32Array): DayList[] {
  const { blocks } = snapshot;
  const numbers = blocks.filter(({ items: [first] }) => first?.kind === 'text' && NUMBER.test(first.text.trim()));
  if (numbers.length < LEAST_DAYS) return [];
  const outline = outlineOf(snapshot);
  const dates = datesByLine(outline, lang, 'dmy');
  const days = addGridDays(outline, dates).flatMap((cells) =>
    cells.map(({ from, to }) => ({ from, entries: entriesIn(from, to) })).filter(({ entries }) => entries.length > 0),
  );
  const entries = days.map((day) => day.entries.map(({ block }) => block));
  if (!entries.some((own) => own.length > 1) || !areEvents(snapshot, lang, entries)) return [];
  return days.flatMap(({ from, entries }): DayList[] => {
    const said = entries.length > 1 ? saidAs(dates[from]!.mentions[0]?.start) : undefined;
    if (said === undefined) return [];
    return entries.map(({ block, runs }) => ({
      said,
      style: runs[0]!.style,
      parent: blocks[block]!.parent,
      at: places[block]!,
      entries: [block],
      head: outline.lines[from]!.block,
    }));
  });

  /** The lines below the number, if each is a block by itself and none has a day or an hour. */
  function entriesIn(from: number, to: number): Line[] {
    const lines = outline.lines.slice(from + 1, to);
    const own = new Set(lines.map(({ block }) => block));
    const areEntries =
      lines.length <= MOST &&
      own.size === lines.length &&
      !own.has(outline.lines[from]!.block) &&
      lines.every(
        ({ index, text, runs }) => SAYS_ANYTHING.test(text) && runs.length > 0 && dates[index]!.mentions.length === 0,
      );
    return areEntries ? lines : [];
  }

  /** A day that is read in every language; without its year only in some. */
  function saidAs(start: DateMention['start']): string | undefined {
    const { year, month, day } = start ?? {};
    if (month === undefined || day === undefined) return undefined;
    if (year !== undefined) return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    return CJK.test(lang) ? `${month}月${day}日` : undefined;
  }
}
