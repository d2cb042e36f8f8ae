/** The header over a table cell: what its column says it holds. */
import type { Outline } from './outline';

/** @returns text of the header cell above the cell that holds the line; '' where there is no table or no header */
export function headerAbove(outline: Outline, line: number): string {
  const { blocks, lines } = outline;
  let cell = lines[line]!.block;
  while (cell >= 0 && blocks[cell]!.tag !== 'td' && blocks[cell]!.tag !== 'th') cell = blocks[cell]!.parent;
  if (cell < 0) return '';
  const row = blocks[cell]!.parent;
  let table = row;
  while (table >= 0 && blocks[table]!.tag !== 'table') table = blocks[table]!.parent;
  if (table < 0) return '';
  const first = firstRow(outline, table);
  if (first < 0 || first === row) return '';
  const place = cellsOf(outline, row).indexOf(cell);
  const header = cellsOf(outline, first)[place];
  if (header === undefined || outline.to[header]! - outline.from[header]! !== 1) return '';
  const { text } = lines[outline.from[header]!]!;
  return text.length <= 40 ? text : '';
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
