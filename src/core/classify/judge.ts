/** What a judge of candidates is, whichever model stands behind it. */
import type { Kind } from '../finding';
import type { Candidate } from '../records/candidates';

export type JudgedKind = Extract<Kind, 'event' | 'person' | 'department'>;
export const JUDGED_KINDS: readonly JudgedKind[] = ['event', 'person', 'department'];

export interface Verdict {
  kind: JudgedKind;
  /** Calibrated, 0 to 1: that the candidate is one whole record of the kind. */
  probability: number;
  /** Log-odds above the kind's threshold: what `choose` adds up. Negative: rather not a record. */
  gain: number;
}

export interface Judge {
  /** The best verdict on a candidate; undefined where it cannot be a record of any kind. */
  judge(candidate: Candidate): Verdict | undefined;
}
