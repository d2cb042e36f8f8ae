/** What a judge of candidates is, whichever model stands behind it. */
import type { Kind } from '../finding';
import type { Candidate } from './candidate';

export type JudgedKind = Extract<Kind, 'event' | 'person' | 'department'>;
export const JUDGED_KINDS: readonly JudgedKind[] = ['event', 'person', 'department'];

/** One kind's view of a candidate. */
export interface Verdict {
  kind: JudgedKind;
  /** 0 to 1: that the candidate is one whole record of the kind; calibrated but for the lean on its region. */
  probability: number;
  /** Log-odds above the kind's threshold: what `choose` adds up. Negative: rather not a record. */
  gain: number;
}

export interface Judge {
  /**
   * Verdicts on a candidate, the best first; none where it cannot be a record of any kind. One candidate may be two
   * things at once: a department with its head is a department and a person.
   */
  judge(candidate: Candidate): Verdict[];
}
