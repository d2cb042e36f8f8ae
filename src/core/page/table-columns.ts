/** In which column of its table each cell begins, cells that reach down or across counted in, as HTML lays tables out. */
import type { Block, BlockItem, Item } from './snapshot';

/** A page's blocks: of its outline, or as it was taken. */
interface Blocks {
  readonly blocks: readonly Block[];
}

export interface TableColumns {
  /** Cell → the column that it begins in, 0 for the first. */
  start: ReadonlyMap<number, number>;
  /** Row → how many columns it has. */
  width: ReadonlyMap<number, number>;
}

/** What HTML lets one cell span; no table that is read is wider. */
const MOST_COLUMNS = 1000;

const byOutline = new WeakMap<Blocks, Map<number, TableColumns>>();

/** @param table block of a `table`; its rows stand in it or in its groups of rows */
export function tableColumns(outline: Blocks, table: number): TableColumns {
  let known = byOutline.get(outline);
  if (!known) byOutline.set(outline, (known = new Map<number, TableColumns>()));
  const found = known.get(table);
  if (found) return found;
  const start = new Map<number, number>();
  const width = new Map<number, number>();
  const parts = childBlocks(outline, table);
  layOut(outline, parts, start, width);
  // A cell reaches no farther than its group of rows.
  for (const part of parts)
    if (/^t(?:head|body|foot)$/.test(outline.blocks[part]!.tag))
      layOut(outline, childBlocks(outline, part), start, width);
  const columns = { start, width };
  known.set(table, columns);
  return columns;
}

/** @returns the table around a block, or the block itself; -1 where there is none */
export function tableOf({ blocks }: Blocks, block: number): number {
  let table = block;
  while (table >= 0 && blocks[table]!.tag !== 'table') table = blocks[table]!.parent;
  return table;
}

export const childBlocks = (outline: Blocks, block: number): number[] =>
  outline.blocks[block]!.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));

export const cellsOf = (outline: Blocks, row: number): number[] =>
  childBlocks(outline, row).filter((block) => /^t[dh]$/.test(outline.blocks[block]!.tag));

/** @returns the rows of a table, in it or in its groups of rows */
export const rowsOf = (outline: Blocks, table: number): number[] =>
  childBlocks(outline, table).flatMap((part) => {
    const { tag } = outline.blocks[part]!;
    const rows = tag === 'tr' ? [part] : /^t(?:head|body)$/.test(tag) ? childBlocks(outline, part) : [];
    return rows.filter((row) => outline.blocks[row]!.tag === 'tr');
  });

/** @returns over how many columns a cell reaches */
export const columnsAcross = ({ blocks }: Blocks, cell: number): number => blocks[cell]!.span?.[1] ?? 1;

/** @returns what stands in a cell and in the blocks within it, in order, a break where a block begins and ends; however deep they nest */
export function itemsWithin({ blocks }: Blocks, cell: number): Exclude<Item, BlockItem>[] {
  const found: Exclude<Item, BlockItem>[] = [];
  const open = [{ items: blocks[cell]!.items, at: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const item = top.items[top.at++];
    if (!item) {
      open.pop();
      found.push({ kind: 'break' });
    } else if (item.kind === 'block') {
      found.push({ kind: 'break' });
      open.push({ items: blocks[item.block]!.items, at: 0 });
    } else found.push(item);
  }
  return found;
}

/** @returns what a cell says, its lines one behind the other */
export const textWithin = (outline: Blocks, cell: number): string =>
  itemsWithin(outline, cell)
    .map((item) => (item.kind === 'text' ? item.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function layOut(
  outline: Blocks,
  parts: readonly number[],
  start: Map<number, number>,
  width: Map<number, number>,
): void {
  /** Per column in how many rows below a cell still stands. */
  let reaching: number[] = [];
  for (const row of parts) {
    if (outline.blocks[row]!.tag !== 'tr') continue;
    const below = reaching.map((rows) => Math.max(0, rows - 1));
    let column = 0;
    for (const cell of cellsOf(outline, row)) {
      while ((reaching[column] ?? 0) > 0) column++;
      start.set(cell, column);
      const [rows, columns] = outline.blocks[cell]!.span ?? [1, 1];
      for (let n = 0; n < columns && column < MOST_COLUMNS; n++) below[column++] = rows - 1;
    }
    width.set(row, Math.max(column, reaching.findLastIndex((rows) => rows > 0) + 1));
    reaching = below;
  }
}
