/**
 * Partial tree matching (Event.Locky, section 3.2, algorithm 2): adjacent windows of siblings whose subtrees are alike.
 * docs/algorithm.md says how we read the listing.
 */
import type { Unit } from '../page/outline';
import type { Shape } from './shape';
import type { Similarity } from './similarity';

/** Windows are alike when every pair of their members is at least this similar (WEB-UIE's figure 10: 0.8 for rows). */
export const MATCH_THRESHOLD = 0.6;

/** The paper tries windows up to half the siblings; records of more parts than this do not occur. */
const WIDEST = 12;

/** A run of adjacent windows of one width, each like the next. A window's content is one record. */
export interface WindowRun {
  /** Units per window. */
  width: number;
  /** First unit of each window, by place among the siblings. */
  starts: number[];
}

/**
 * @param units siblings in reading order
 * @returns maximal runs of at least two windows, narrowest first; a unit is in one run at most
 */
export function matchSiblings(
  units: readonly Unit[],
  shapes: readonly Shape[],
  similarity: Similarity,
  threshold = MATCH_THRESHOLD,
): WindowRun[] {
  const runs: WindowRun[] = [];
  const taken = new Uint8Array(units.length);
  const alike = (i: number, j: number): boolean => similarity.between(shapes[i]!, shapes[j]!) >= threshold;
  for (let width = 1; width <= Math.min(units.length / 2, WIDEST); width++) {
    // agree: how many units in a row, up to here, are like the unit one window further on.
    let agree = 0;
    for (let i = 0; i + width < units.length; i++) {
      agree = taken[i] || taken[i + width] || !alike(i, i + width) ? 0 : agree + 1;
      const last = i + width + 1 >= units.length;
      const broken = last || taken[i + 1] || taken[i + 1 + width] || !alike(i + 1, i + 1 + width);
      if (!broken || agree < width) continue;
      const windows = Math.floor(agree / width) + 1;
      const first = i - agree + 1;
      const starts = Array.from({ length: windows }, (_, n) => first + n * width);
      runs.push({ width, starts });
      taken.fill(1, first, first + windows * width);
      agree = 0;
    }
  }
  return runs;
}

/**
 * Backtracking (section 3.3, algorithm 3): siblings that no window holds, where the parent holds windows, are
 * independent records: the one that is drawn larger beside the list.
 * @returns places of such units
 */
export function independentUnits(units: readonly Unit[], runs: readonly WindowRun[]): number[] {
  if (runs.length === 0) return [];
  const taken = new Uint8Array(units.length);
  for (const { width, starts } of runs) for (const start of starts) taken.fill(1, start, start + width);
  return units.flatMap((_, place) => (taken[place] ? [] : [place]));
}
