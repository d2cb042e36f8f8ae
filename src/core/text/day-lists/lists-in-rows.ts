/** Rows of a table that begin with a day, and hold in one cell what is on. */
import type { PageSnapshot } from '../../page/snapshot';
import { cellsOf, columnsAcross, itemsWithin, rowsOf, tableColumns, textWithin } from '../../page/table-columns';
import { findDates, isWeekday } from '../dates/index';
import { isDated, isDay, LONGEST_ENTRY, SAYS_ANYTHING, type DayList, type Entry } from './day-list';
import { areEvents, cellLines, listItems, textOfEntry } from './list-items';

/** Rows with a day, and their share of those that hold anything but the head. */
const LEAST_ROWS = 3;
const SHARE = 0.8;
/** Lines between breaks are entries where so many cells hold just one; more of it is title, players and hours of one event. */
const SINGLE_LINES = 0.6;
/** Share of the days of a calendar that follow each other, and its shortest month. */
const CONSECUTIVE = 0.7;
const LEAST_MONTH = 28;
/** A label, a price or a part of one event's entry: such lines are no entries. */
const OF_ONE_EVENT = /[:：](?!\d)|[¥￥円€$£]|^(?:open|start|doors?|出演|開[場演]|会場|act|w\/|with)(?!\p{Ll})/iu;
const NUMBER = /^\d{1,2}$/;

interface DayRow {
  row: number;
  day: number;
  said: string;
  /** Other cells that say anything. */
  cells: number[];
}

/**
 * @param places per block its place among its parent's items
 * @returns the rows of each table in which some day has several entries, or none; nothing of tables with several columns beside the day's
 */
export function listsInRows(snapshot: PageSnapshot, lang: string, places: Int32Array): DayList[] {
  const { blocks } = snapshot;
  return blocks.flatMap(({ tag }, table) => (tag === 'table' ? inTable(table) : []));

  function inTable(table: number): DayList[] {
    const rows = rowsOf(snapshot, table);
    if (rows.length < LEAST_ROWS) return [];
    const { start } = tableColumns(snapshot, table);
    const days = rows.map((row) => dayRow(row, start)).filter((row) => row !== undefined);
    if (days.length < LEAST_ROWS) return [];
    const filled = rows.filter((row) => cellsOf(snapshot, row).some(saysAnything));
    // Several columns are what is on, where, for whom.
    if (days.length < SHARE * (filled.length - 1) || days.some(({ cells }) => cells.length > 1)) return [];
    const entries = entriesOf(days.map(({ cells: [cell] }) => cell));
    const isList = entries?.some((own) => own.length > 1);
    if (isList && !areEvents(snapshot, lang, entries!)) return [];
    const isCalendar = areConsecutive(days.map(({ said }) => said));
    return days.flatMap(({ row, day, said, cells }, n) => {
      // A day alone is nothing where all days stand, and in a list of meetings one of them.
      if (cells.length === 0 ? !isCalendar || isLinked(day) : !isList) return [];
      const { style } = itemsWithin(snapshot, day).find((item) => item.kind === 'text')!;
      return [{ said, style, parent: blocks[row]!.parent, at: places[row]!, entries: isList ? entries![n]! : [] }];
    });
  }

  function dayRow(row: number, start: ReadonlyMap<number, number>): DayRow | undefined {
    const [day, ...others] = cellsOf(snapshot, row);
    if (day === undefined || start.get(day) !== 0 || columnsAcross(snapshot, day) > 1) return undefined;
    if ((blocks[day]!.span?.[0] ?? 1) > 1) return undefined;
    const cells = others.filter(saysAnything);
    let said = textWithin(snapshot, day);
    const weekday = cells[0] === undefined ? '' : textWithin(snapshot, cells[0]);
    if (NUMBER.test(said) && isWeekday(weekday, lang)) {
      said = `${said} (${weekday})`;
      cells.shift();
    }
    return isDay(said, lang) ? { row, day, said, cells } : undefined;
  }

  /** The entries of each cell; undefined where one holds more than a list, or an event over several lines. */
  function entriesOf(cells: readonly (number | undefined)[]): Entry[][] | undefined {
    const lists = (of: (cell: number) => Entry[] | undefined): Entry[][] | undefined => {
      const found = cells.map((cell) => (cell === undefined ? [] : of(cell)));
      return found.every((own) => own !== undefined) ? found : undefined;
    };
    const items = lists((cell) => listItems(snapshot, cell)) ?? lists((cell) => cellLines(snapshot, cell, false));
    if (items) return items;
    const lines = lists((cell) => cellLines(snapshot, cell, true));
    const filled = lines?.filter((own) => own.length > 0) ?? [];
    const single = filled.filter((own) => own.length === 1).length;
    const isOfOne = lines?.flat().some((entry) => OF_ONE_EVENT.test(textOfEntry(snapshot, entry))) ?? true;
    const isShort = cells.every((cell) => {
      const text = cell === undefined ? '' : textWithin(snapshot, cell);
      return text.length <= LONGEST_ENTRY && !isDated(text, lang, 'day');
    });
    return isShort && !isOfOne && single >= SINGLE_LINES * filled.length ? lines : undefined;
  }

  /** Whether the days of a table are those of a calendar, which leaves hardly any out. */
  function areConsecutive(days: readonly string[]): boolean {
    const numbers = days.map((said) => findDates(said, { lang })[0]!.start!.day!);
    const next = numbers
      .slice(1)
      .filter((day, i) => day === numbers[i]! + 1 || (day === 1 && numbers[i]! >= LEAST_MONTH));
    return next.length >= CONSECUTIVE * (numbers.length - 1);
  }

  /** Whether a day by itself leads to what is on. */
  function isLinked(day: number): boolean {
    return itemsWithin(snapshot, day).some((item) => item.kind !== 'break' && item.link !== undefined);
  }

  function saysAnything(block: number): boolean {
    return SAYS_ANYTHING.test(textWithin(snapshot, block));
  }
}
