/** The header over a table cell: what its column says it holds. */
import type { Outline } from './outline';

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
  // Where a row has more or fewer cells than its head, nobody can say whose header is whose.
  if (own.width !== top.width) return undefined;
  const place = own.start.get(cell);
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

function firstRow(outline: Outline, table: number): number {
  for (let block = table, depth = 0; depth < 3; depth++) {
    // Not all children: a table may have ten thousand rows, and each of its cells asks.
    const first = outline.blocks[block]!.items.find((item) => item.kind === 'block');
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

interface Columns {
  start: Map<number, number>;
  width: number;
}

const columnsByOutline = new WeakMap<Outline, Map<number, Columns>>();

/** The column at which each cell of a row begins, and how many columns the row has: wide cells count as wide, and those that reach down into it are of it. */
function columnsOf(outline: Outline, row: number): Columns {
  let known = columnsByOutline.get(outline);
  if (!known) columnsByOutline.set(outline, (known = new Map<number, Columns>()));
  if (!known.has(row))
    for (const [own, columns] of rowsOf(outline, outline.blocks[row]!.parent)) known.set(own, columns);
  return known.get(row) ?? { start: new Map(), width: 0 };
}

function rowsOf(outline: Outline, body: number): Map<number, Columns> {
  const rows = new Map<number, Columns>();
  /** Per column the rows that a cell above still reaches into. */
  let reaching: number[] = [];
  for (const row of childBlocks(outline, body)) {
    const start = new Map<number, number>();
    const next = reaching.map((left) => Math.max(0, left - 1));
    let column = 0;
    for (const cell of cellsOf(outline, row)) {
      while ((reaching[column] ?? 0) > 0) column++;
      start.set(cell, column);
      const [down, wide] = outline.blocks[cell]!.span ?? [1, 1];
      for (const end = column + wide; column < end; column++) next[column] = down - 1;
    }
    rows.set(row, { start, width: Math.max(column, reaching.findLastIndex((left) => left > 0) + 1) });
    reaching = Array.from(next, (left) => left ?? 0);
  }
  return rows;
}
