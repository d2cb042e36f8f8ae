/**
 * The shipped judge: boosted trees over a candidate's evidence, one model per kind; a second layer of trees over what the
 * first said of the page's candidates together (`opinions.ts`); its log-odds calibrated.
 */
import type { Outline } from '../page/outline';
import type { Candidate, Candidates } from '../records/candidates';
import { JUDGED_KINDS, type Judge, type JudgedKind, type Verdict } from '../records/judge';
import { predict, type BoostedTrees } from './boosted-trees';
import type { Evidence } from './features';
import { Opinions } from './opinions';
import type { PageGate } from './page-gate';
import type { WordingModel } from './wording';

export interface KindModel {
  /** First layer: the candidate by itself. */
  trees: BoostedTrees;
  /** Second layer: the candidate among the others. */
  stacked: BoostedTrees;
  /** Platt's scaling of the second layer's log-odds: probability = sigmoid(slope × log-odds + shift). */
  slope: number;
  shift: number;
  /** Probability from which on a candidate counts as a record; `src/lab/judge/train.ts` has the table. */
  threshold: number;
}

/** The trained model: a judge per kind, what helps it to see, and the gate that keeps pages without records quiet. */
export type RecordModel = Record<JudgedKind, KindModel> & {
  eventName: BoostedTrees;
  region: BoostedTrees;
  wording: WordingModel;
  page: PageGate;
};

/** The first layer: log-odds per kind, uncalibrated; undefined where a candidate cannot be a record. */
export const firstLayer =
  (trees: readonly BoostedTrees[], evidence: Evidence) =>
  (candidate: Candidate): readonly number[] | undefined => {
    if (!evidence.plausible(candidate)) return undefined;
    const features = evidence.features(candidate);
    return trees.map((one) => predict(one, features));
  };

export class TreeJudge implements Judge {
  readonly #opinions: Opinions;

  constructor(
    private readonly model: Record<JudgedKind, KindModel>,
    evidence: Evidence,
    outline: Outline,
    candidates: Candidates,
  ) {
    const trees = JUDGED_KINDS.map((kind) => model[kind].trees);
    this.#opinions = new Opinions(outline, candidates, evidence, firstLayer(trees, evidence));
  }

  judge(candidate: Candidate): Verdict[] {
    if (!this.#opinions.has(candidate)) return [];
    return JUDGED_KINDS.map((kind, k): Verdict => {
      const { stacked, slope, shift, threshold } = this.model[kind];
      const logOdds = slope * predict(stacked, this.#opinions.features(candidate, k)) + shift;
      const gain = logOdds - Math.log(threshold / (1 - threshold));
      return { kind, probability: 1 / (1 + Math.exp(-logOdds)), gain };
    }).sort((a, b) => b.gain - a.gain);
  }
}
