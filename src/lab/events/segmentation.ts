/**
 * One segmentation per page, by structure alone: what the record extractor offers when nobody has said what an event is. It
 * is the material on which models of event classification are compared, and so no judge of events may have a hand in it.
 */
import type { Judge, Verdict } from '../../core/records/judge';
import type { Outline } from '../../core/page/outline';
import type { Candidate, Candidates } from '../../core/records/candidate';
import { choose } from '../../core/records/choose';

/** Lines of a record: one line is rarely a whole one, and beyond the longest nothing is gained. */
const SIZE = [0, 0.35, 0.75, 0.9];
const LONGEST = 15;
/** A candidate that stands alone, against one of very many alike. */
const ALONE = 0.3;

/** Worth of a candidate: its lines, the more the likelier its length and the more others of its shape stand beside it. */
class StructureJudge implements Judge {
  judge({ from, to, group }: Candidate): Verdict[] {
    const lines = to - from;
    const alike = group.length < 2 ? ALONE : 1 - 1 / (group.length + 1);
    const gain = Math.min(lines, LONGEST) * (SIZE[lines] ?? 1) * alike;
    return [{ kind: 'event', probability: 1, gain }];
  }
}

/** @returns records that do not overlap, in reading order; they cover all that the page says */
export function segment(outline: Outline, candidates: Candidates): Candidate[] {
  return choose(outline, candidates, new StructureJudge()).chosen.map(({ candidate }) => candidate);
}
