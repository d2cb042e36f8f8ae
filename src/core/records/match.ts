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
 * Where units are left over behind the last window, the windows may begin as many units later: an introduction, then heading, day, heading, day.
 * @param starts first units of the windows, as they come first
 * @returns by how many units they shall begin later, `spare` at most
 */
export type Phase = (starts: readonly number[], width: number, spare: number) => number;

/**
 * @param units siblings in reading order
 * @param phase where the windows of a run begin; as early as they can without it
 * @returns maximal runs of at least two windows, narrowest first; a unit is in one run at most, but where windows begin later than they can
 */
export function matchSiblings(
  units: readonly Unit[],
  shapes: readonly Shape[],
  similarity: Similarity,
  threshold = MATCH_THRESHOLD,
  phase: Phase = () => 0,
): WindowRun[] {
  const runs: WindowRun[] = [];
  const taken = new Uint8Array(units.length);
  const alike = (i: number, j: number): boolean => similarity.between(shapes[i]!, shapes[j]!) >= threshold;
  /** How many units more would be like those one window before them, did no narrower run hold them. */
  const alikeFrom = (from: number, width: number): number => {
    let to = from;
    while (to - from < width && to + width < units.length && !taken[to] && alike(to, to + width)) to++;
    return to - from;
  };
  for (let width = 1; width <= Math.min(units.length / 2, WIDEST); width++) {
    // agree: how many units in a row, up to here, are like the unit one window further on.
    let agree = 0;
    for (let i = 0; i + width < units.length; i++) {
      agree = taken[i] || taken[i + width] || !alike(i, i + width) ? 0 : agree + 1;
      const last = i + width + 1 >= units.length;
      const broken = last || taken[i + 1] || taken[i + 1 + width] || !alike(i + 1, i + 1 + width);
      if (!broken || agree < width) continue;
      const windows = Math.floor(agree / width) + 1;
      const earliest = Array.from({ length: windows }, (_, n) => i - agree + 1 + n * width);
      const spare = Math.min(width - 1, (agree % width) + alikeFrom(i + 1, width));
      const later = spare > 0 ? phase(earliest, width, spare) : 0;
      const starts = earliest.map((start) => start + later);
      const [first] = starts as [number];
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
