/** Cells of a table row that belong to a record although it is only one cell of the row. */
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import type { Facts } from '../text/facts';
import { isPlaceHeader } from './place/place-header';

/**
 * Lines of the other cells of the row that the record's one cell stands in, where the table's header calls their
 * column a time or a place: "Meeting | Time | Agenda". Empty where the record is no single cell.
 * @param from first line of the record; `to` is the line after its last
 */
export function rowCells(outline: Outline, facts: Facts, from: number, to: number): number[] {
  const { cell, row } = cellOf(outline, from, to);
  if (row < 0) return [];
  return labelledIn(outline, facts, row).filter((i) => i < outline.from[cell]! || i >= outline.to[cell]!);
}

const labelledByFacts = new WeakMap<Facts, Map<number, number[]>>();

/** Lines of a row below a header of times or places; looked for once, as a row that lays out the page holds all of its records. */
function labelledIn(outline: Outline, facts: Facts, row: number): number[] {
  let known = labelledByFacts.get(facts);
  if (!known) labelledByFacts.set(facts, (known = new Map<number, number[]>()));
  let labelled = known.get(row);
  if (labelled) return labelled;
  known.set(row, (labelled = []));
  for (let i = outline.from[row]!; i < outline.to[row]!; i++) {
    const header = headerAbove(outline, i);
    if (header && (facts.words.is('dateLabel', header) || isPlaceHeader(facts.words, header))) labelled.push(i);
  }
  return labelled;
}

/**
 * @returns the line behind the last of the row, where the record is one cell of it and reaches into no other row, and the cells behind
 *   it are short and name no unit: "総務課 | 0248-00-1112", beside a division that reaches over the rows of its sections; else `to`
 */
export function restOfRow(outline: Outline, facts: Facts, from: number, to: number): number {
  const { cell, row } = cellOf(outline, from, to);
  if (row < 0 || (outline.blocks[cell]!.span?.[0] ?? 1) > 1) return to;
  const end = outline.to[row]!;
  // A table that lays out the page has columns of something else.
  if (end - to > MOST_LINES) return to;
  for (let i = to; i < end; i++) {
    const isHeading = outline.blocks[outline.lines[i]!.block]!.heading !== undefined;
    if (isHeading || (facts.lines[i]!.unit?.score ?? 0) >= SURE_UNIT) return to;
  }
  return end;
}

const MOST_LINES = 10;

const SURE_UNIT = 0.6;

/** @returns the lines of the cell before the one that the record is in or part of; none where that is the row's first, or the record no cell's */
export function cellBefore(outline: Outline, from: number, to: number): number[] {
  const { cell, row } = cellOf(outline, from, to);
  const cells = row < 0 ? [] : outline.units[row]!;
  const before = cells[cells.findIndex(({ block }) => block === cell) - 1];
  return before ? Array.from({ length: before.to - before.from }, (_, i) => before.from + i) : [];
}

/** The one cell that holds the lines, and its row; -1 where there is none. */
function cellOf(outline: Outline, from: number, to: number): { cell: number; row: number } {
  const { blocks, lines } = outline;
  let cell = lines[from]!.block;
  while (cell >= 0 && !/^t[dh]$/.test(blocks[cell]!.tag)) cell = blocks[cell]!.parent;
  const row = cell >= 0 && outline.from[cell]! <= from && outline.to[cell]! >= to ? blocks[cell]!.parent : -1;
  return { cell, row: row >= 0 && blocks[row]!.tag === 'tr' ? row : -1 };
}
