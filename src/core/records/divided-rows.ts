/**
 * Rows of a calendar by bodies ("January 8 | January 15 | January 22") of which most were divided into their cells, each an event of what heads its
 * column. A row in which one cell says "No meeting" is the same, though it reads as one event.
 */
import { addTo } from '../multimap';
import type { Outline } from '../page/outline';
import { cellsOf, tableColumns, tableOf } from '../page/table-columns';
import type { Facts } from '../text/facts';
import type { Candidate, Candidates } from './candidate';
import type { Chosen } from './choose';

/** Rows that must be divided already, and events of each. */
const LEAST_ROWS = 2;
const LEAST_CELLS = 2;

/** @returns what was chosen; a row that is one event among more that are not is divided as they are */
export function withDividedRows(
  outline: Outline,
  { lines }: Facts,
  { alone }: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const { blocks, from, to } = outline;
  const wholes = new Map<number, Chosen>();
  const inRows = new Map<number, Chosen[]>();
  for (const one of chosen) {
    if (one.verdict.kind !== 'event') continue;
    const { block } = one.candidate;
    if (blocks[block]!.tag === 'tr' && isWhole(one.candidate)) wholes.set(block, one);
    else if (blocks[block]!.tag === 'td' && isWhole(one.candidate)) addTo(inRows, blocks[block]!.parent, one);
  }
  if (wholes.size === 0 || inRows.size < LEAST_ROWS) return [...chosen];
  const divided = new Map<number, Chosen[][]>();
  for (const [row, cells] of inRows) if (cells.length >= LEAST_CELLS) addTo(divided, tableOf(outline, row), cells);
  const wholesOf = new Map<number, number>();
  for (const row of wholes.keys()) wholesOf.set(tableOf(outline, row), (wholesOf.get(tableOf(outline, row)) ?? 0) + 1);
  return chosen.flatMap((one) => (wholes.get(one.candidate.block) === one ? partsOf(one) : one));

  function isWhole({ block, from: first, to: end }: Candidate): boolean {
    return from[block] === first && to[block] === end;
  }

  function partsOf(whole: Chosen): Chosen[] {
    const row = whole.candidate.block;
    const table = tableOf(outline, row);
    const rows = divided.get(table) ?? [];
    if (table < 0 || rows.length < LEAST_ROWS || rows.length <= wholesOf.get(table)!) return [whole];
    const { start } = tableColumns(outline, table);
    const known = new Map(rows.flat().map((cell) => [start.get(cell.candidate.block), cell]));
    const parts = cellsOf(outline, row).flatMap((cell): Chosen[] => {
      const candidate = alone[cell];
      const like = known.get(start.get(cell));
      return candidate && like && hasDay(candidate) ? [{ candidate, verdict: like.verdict }] : [];
    });
    return parts.length >= LEAST_CELLS ? parts : [whole];
  }

  function hasDay(cell: Candidate): boolean {
    return lines.slice(cell.from, cell.to).some(({ dates }) => dates.some(({ precision }) => precision === 'day'));
  }
}
