/** The shipped judge: boosted trees over the evidence, one model per kind, log-odds calibrated. */
import type { Candidate } from '../records/candidates';
import { predict, type BoostedTrees } from './boosted-trees';
import type { Evidence } from './features';
import { JUDGED_KINDS, type Judge, type JudgedKind, type Verdict } from './judge';

export interface KindModel {
  trees: BoostedTrees;
  /** Platt's scaling of the trees' log-odds: probability = sigmoid(slope × log-odds + shift). */
  slope: number;
  shift: number;
  /** Probability from which on a candidate counts as a record: chosen for the best F1 on development folds. */
  threshold: number;
}

/** The trained model: a judge per kind, and the ranker of event names. */
export type RecordModel = Record<JudgedKind, KindModel> & { eventName: BoostedTrees };

export class TreeJudge implements Judge {
  constructor(
    private readonly model: RecordModel,
    private readonly evidence: Evidence,
  ) {}

  judge(candidate: Candidate): Verdict[] {
    if (!this.evidence.plausible(candidate)) return [];
    const features = this.evidence.features(candidate);
    return JUDGED_KINDS.map((kind): Verdict => {
      const { trees, slope, shift, threshold } = this.model[kind];
      const logOdds = slope * predict(trees, features) + shift;
      const gain = logOdds - Math.log(threshold / (1 - threshold));
      return { kind, probability: 1 / (1 + Math.exp(-logOdds)), gain };
    }).sort((a, b) => b.gain - a.gain);
  }
}
