/**
 * Divisions beside their sections in the rows of a table: 総務部 | 総務課 | 庶務係 | 0285-33-1111. The choice takes a row for its last unit's; where cells of the
 * table reach over rows, as a chart's do, the units in the cells before are records as much.
 */
import type { Outline } from '../page/outline';
import { cellsOf, childBlocks, tableOf } from '../page/table-columns';
import type { Facts } from '../text/facts';
import type { Candidates } from './candidate';
import type { Chosen } from './choose';

const SURE_UNIT = 0.6;
/** How sure they are beside the row. */
const SHARE = 0.8;

/** @returns what was chosen, and the cells before the last unit's of each chosen row that hold a unit's name and nothing else */
export function withParentCells(
  outline: Outline,
  facts: Facts,
  candidates: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const charts = new Map<number, boolean>();
  const isChart = (row: number): boolean => {
    const table = tableOf(outline, row);
    if (table < 0) return false;
    if (!charts.has(table)) charts.set(table, reachesOverRows(outline, outline.blocks[row]!.parent));
    return charts.get(table)!;
  };
  const nameIn = (cell: number): string | undefined => {
    const { unit } = facts.lines[outline.from[cell]!] ?? {};
    const isAll = outline.to[cell]! - outline.from[cell]! === 1 && unit?.chunk.whole && unit.score >= SURE_UNIT;
    return isAll ? unit.name : undefined;
  };
  return chosen.flatMap((one): Chosen[] => {
    const { candidate, verdict } = one;
    const row = candidate.block;
    if (verdict.kind !== 'department' || outline.blocks[row]!.tag !== 'tr' || !isChart(row)) return [one];
    const named = cellsOf(outline, row).filter((cell) => nameIn(cell) !== undefined);
    const before = named.slice(0, -1).flatMap((cell): Chosen[] => {
      const own = candidates.alone[cell];
      if (!own) return [];
      return [{ candidate: own, verdict: { ...verdict, probability: SHARE * verdict.probability, gain: 0 } }];
    });
    return [...before, one];
  });
}

/** Whether a cell of the rows reaches into the next. */
const reachesOverRows = (outline: Outline, rows: number): boolean =>
  childBlocks(outline, rows).some((row) =>
    cellsOf(outline, row).some((cell) => (outline.blocks[cell]!.span?.[0] ?? 1) > 1),
  );
