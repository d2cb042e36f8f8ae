/** Cells of a table row that belong to a record although it is only one cell of the row. */
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import type { Facts } from '../text/facts';

/**
 * Lines of the other cells of the row that the record's one cell stands in, where the table's header calls their
 * column a time or a place: "Meeting | Time | Agenda". Empty where the record is no single cell.
 * @param from first line of the record; `to` is the line after its last
 */
export function rowCells(outline: Outline, facts: Facts, from: number, to: number): number[] {
  const { blocks, lines } = outline;
  let cell = lines[from]!.block;
  while (cell >= 0 && !/^t[dh]$/.test(blocks[cell]!.tag)) cell = blocks[cell]!.parent;
  if (cell < 0 || outline.from[cell]! > from || outline.to[cell]! < to) return [];
  const row = blocks[cell]!.parent;
  if (row < 0 || blocks[row]!.tag !== 'tr') return [];
  const out: number[] = [];
  for (let i = outline.from[row]!; i < outline.to[row]!; i++) {
    if (i >= outline.from[cell]! && i < outline.to[cell]!) continue;
    const header = headerAbove(outline, i);
    if (header && (facts.words.is('dateLabel', header) || facts.words.is('placeLabel', header))) out.push(i);
  }
  return out;
}
