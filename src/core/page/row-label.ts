/** What the cell before a line's own says, in its row, or the <dt> above its <dd>: the label of what the line tells. */
import type { Outline } from './outline';

const CELL = /^(?:t[dh]|d[dt])$/;

/** @returns the cell that holds the line; -1 where there is none */
export function cellAround({ blocks, lines }: Outline, line: number): number {
  let { block } = lines[line]!;
  while (block >= 0 && !CELL.test(blocks[block]!.tag)) block = blocks[block]!.parent;
  return block;
}

/** @returns the first line of the cell before the line's own, beside it */
export function labelBeside(outline: Outline, line: number): string | undefined {
  const { blocks, lines, from } = outline;
  const value = cellAround(outline, line);
  if (value < 0 || from[value] === 0) return undefined;
  const label = cellAround(outline, from[value]! - 1);
  if (label < 0 || blocks[label]!.parent !== blocks[value]!.parent) return undefined;
  return lines[from[label]!]!.text;
}

/** @returns the same, where the cell before is a head by its tag or the first of its row: in a table with a head of columns the third cell has no label */
export function headBeside(outline: Outline, line: number): string | undefined {
  const { blocks, from } = outline;
  const label = labelBeside(outline, line);
  if (label === undefined) return undefined;
  const head = cellAround(outline, from[cellAround(outline, line)]! - 1);
  const isHead = blocks[head]!.tag !== 'td' || from[head] === from[blocks[head]!.parent];
  return isHead ? label : undefined;
}
