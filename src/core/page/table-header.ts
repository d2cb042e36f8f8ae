/** The header over a table cell: what its column says it holds. */
import type { Outline } from './outline';
import { shiftOf } from './row-span';

/** @returns text of the header cell above the cell that holds the line; '' where there is no table or no header */
export function headerAbove(outline: Outline, line: number): string {
  const header = headerLine(outline, line);
  return header === undefined ? '' : outline.lines[header]!.text;
}

const headersByOutline = new WeakMap<Outline, Map<number, number | undefined>>();

/** @returns the line that the header cell above the cell that holds the line consists of; looked for once, as every reader of fields asks */
export function headerLine(outline: Outline, line: number): number | undefined {
  let known = headersByOutline.get(outline);
  if (!known) headersByOutline.set(outline, (known = new Map<number, number | undefined>()));
  if (!known.has(line)) known.set(line, findHeader(outline, line));
  return known.get(line);
}

function findHeader(outline: Outline, line: number): number | undefined {
  const { blocks, lines } = outline;
  let cell = lines[line]!.block;
  while (cell >= 0 && blocks[cell]!.tag !== 'td' && blocks[cell]!.tag !== 'th') cell = blocks[cell]!.parent;
  if (cell < 0) return undefined;
  const row = blocks[cell]!.parent;
  let table = row;
  while (table >= 0 && blocks[table]!.tag !== 'table') table = blocks[table]!.parent;
  if (table < 0) return undefined;
  const first = headRow(outline, table);
  if (first < 0 || first === row) return undefined;
  const [own, top] = [columnsOf(outline, row), columnsOf(outline, first)];
  // Cells that reach down from rows above shift this one; where they do not fill what it lacks, nobody can say whose header is whose.
  const shift = own.width < top.width ? shiftOf(outline, row, blocks[cell]!.tag) : 0;
  if (own.width + shift !== top.width) return undefined;
  const place = own.start.get(cell)! + shift;
  const header = [...top.start].find(([, column]) => column === place)?.[0];
  if (header === undefined || outline.to[header]! - outline.from[header]! !== 1) return undefined;
  const only = outline.from[header]!;
  return lines[only]!.text.length <= 40 ? only : undefined;
}

/** Tables between a head that is a table of its own and the one that it is of, and columns that tell it. */
const MOST_BETWEEN = 100;
const LEAST_COLUMNS = 3;

const apartByOutline = new WeakMap<Outline, ReadonlyMap<number, number>>();

/** The table's first row; or, where none of it is a head, the one row of a table before it that is nothing but heads: it stays while the others scroll. */
function headRow(outline: Outline, table: number): number {
  const first = firstRow(outline, table);
  if (first < 0 || isOfHeads(outline, first)) return first;
  let apart = apartByOutline.get(outline);
  if (!apart) apartByOutline.set(outline, (apart = headsApart(outline)));
  return apart.get(table) ?? first;
}

const isOfHeads = (outline: Outline, row: number): boolean =>
  cellsOf(outline, row).every((cell) => outline.blocks[cell]!.tag === 'th');

/** Tables without a head → the row of heads before them, which is all of a table with as many columns; nothing but such tables stands between. */
function headsApart(outline: Outline): ReadonlyMap<number, number> {
  const { blocks, from, to } = outline;
  const heads = new Map<number, number>();
  const tables = blocks.flatMap(({ tag }, block) => (tag === 'table' ? [block] : []));
  let head: { row: number; width: number; end: number; after: number } | undefined;
  for (const table of tables.sort((a, b) => from[a]! - from[b]! || to[b]! - to[a]!)) {
    const row = firstRow(outline, table);
    if (row < 0) continue;
    const { width } = columnsOf(outline, row);
    if (isOfHeads(outline, row)) {
      head = to[row] === to[table] && width >= LEAST_COLUMNS ? { row, width, end: to[table]!, after: 0 } : undefined;
    } else if (head && (head.width !== width || head.after++ >= MOST_BETWEEN || from[table]! !== head.end)) {
      head = undefined;
    } else if (head) {
      heads.set(table, head.row);
      head.end = to[table]!;
    }
  }
  return heads;
}

/** What stands in a table before its rows. */
const NO_ROWS = /^(?:caption|colgroup)$/;

function firstRow(outline: Outline, table: number): number {
  for (let block = table, depth = 0; depth < 3; depth++) {
    // Not all children: a table may have ten thousand rows, and each of its cells asks.
    const first = outline.blocks[block]!.items.find(
      (item) => item.kind === 'block' && !NO_ROWS.test(outline.blocks[item.block]!.tag),
    );
    if (first?.kind !== 'block') return -1;
    const child = first.block;
    if (outline.blocks[child]!.tag === 'tr') return child;
    block = child;
  }
  return -1;
}

const childBlocks = (outline: Outline, block: number): number[] =>
  outline.blocks[block]!.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));

const cellsOf = (outline: Outline, row: number): number[] =>
  childBlocks(outline, row).filter((block) => /^t[dh]$/.test(outline.blocks[block]!.tag));

/** The column at which each cell of a row begins, and how many columns the row has, wide cells counted as wide. */
function columnsOf(outline: Outline, row: number): { start: Map<number, number>; width: number } {
  const start = new Map<number, number>();
  let width = 0;
  for (const cell of cellsOf(outline, row)) {
    start.set(cell, width);
    width += outline.blocks[cell]!.span?.[1] ?? 1;
  }
  return { start, width };
}
