import type { Candidate, Candidates } from '../../core/records/candidates';

/** Every candidate of a page, whichever way it came about. */
export function* everyCandidate(candidates: Candidates): Generator<Candidate> {
  for (const candidate of candidates.alone) if (candidate) yield candidate;
  yield* candidates.lines.values();
  for (const segmentations of candidates.segmentations.values()) {
    for (const { candidates: pieces } of segmentations) yield* pieces;
  }
}
