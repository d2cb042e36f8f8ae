/** What a candidate is: a run of units that may be one record, beside the others of its page. `candidates.ts` finds them. */

/** How a candidate came about. */
export type How = 'alone' | 'match' | 'independent' | 'window' | 'anchor';

/** A run of sibling units that may be one record. */
export interface Candidate {
  /** Its row in the tables that have one per candidate of the page. */
  id: number;
  /** The block itself for a unit that is a block; else the parent of the units. */
  block: number;
  from: number;
  to: number;
  how: How;
  /** The candidates that it belongs together with, itself included; shared by all of them. */
  group: Candidate[];
}

/** One way to divide the children of a block: candidates that do not overlap, in order. */
export interface Segmentation {
  /** Parent of the units. */
  block: number;
  candidates: Candidate[];
}

export interface Candidates {
  /** Per block: the candidate that this block alone is; absent for the root and for blocks without lines. */
  alone: (Candidate | undefined)[];
  /** Per line that is a unit of its own (beside others): its candidate. */
  lines: Map<number, Candidate>;
  /** Per block: further segmentations of its children, by windows and anchors. */
  segmentations: Map<number, Segmentation[]>;
  /** All ids are below this. */
  count: number;
}

/** Every candidate of a page, whichever way it came about. */
export function everyCandidate(candidates: Candidates): Candidate[] {
  const all: Candidate[] = [];
  for (const candidate of candidates.alone) if (candidate) all.push(candidate);
  for (const candidate of candidates.lines.values()) all.push(candidate);
  for (const segmentations of candidates.segmentations.values()) {
    for (const { candidates: pieces } of segmentations) for (const piece of pieces) all.push(piece);
  }
  return all;
}
