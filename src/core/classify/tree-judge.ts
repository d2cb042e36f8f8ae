/**
 * The shipped judge: boosted trees over a candidate's evidence, one model per kind; a second layer of trees over what the
 * first said of the page's candidates together (`opinions.ts`); its log-odds calibrated; what the page itself says added (`additions.ts`).
 */
import type { Outline } from '../page/outline';
import type { Candidate, Candidates } from '../records/candidate';
import { JUDGED_KINDS, type Judge, type JudgedKind, type Verdict } from '../records/judge';
import { addedAhead, additions } from './additions';
import type { BoostedTrees } from '../learned/boosted-trees';
import type { Evidence } from './features';
import { Opinions, type FirstLayer } from './opinions';
import type { NameModel } from '../fields/name/name-model';
import type { PageGate } from './gate/page-gate';
import { hearParts, partsOfLists } from './announced/list-parts';
import { judgeInBatches } from '../learned/tree-batch';
import type { WordingModel } from '../learned/wording';

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
  eventName: NameModel;
  region: BoostedTrees;
  wording: WordingModel;
  page: PageGate;
};

/** Kinds whose lists often stand in parts; lists of events in parts (this month, past ones) differ more than they agree. */
const IN_PARTS: ReadonlySet<JudgedKind> = new Set<JudgedKind>(['person', 'department']);

/** The first layer: log-odds per kind, uncalibrated, of what can be a record. */
export const firstLayer =
  (trees: readonly BoostedTrees[], evidence: Evidence): FirstLayer =>
  (all, told) =>
    judgeInBatches(
      trees,
      all.filter((candidate) => evidence.plausible(candidate)),
      (candidate) => evidence.features(candidate),
      told,
      // A region with hope is seen whole: what the second layer hears of it is said of all its members.
      ({ group }) => group,
    );

export class TreeJudge implements Judge {
  readonly #opinions: Opinions;
  /** Per candidate and kind, by the candidates' ids: calibrated log-odds. */
  readonly #logOdds: Float64Array;

  constructor(
    private readonly model: Record<JudgedKind, KindModel>,
    evidence: Evidence,
    outline: Outline,
    candidates: Candidates,
  ) {
    const trees = JUDGED_KINDS.map((kind) => model[kind].trees);
    const opinions = new Opinions(outline, candidates, evidence, firstLayer(trees, evidence));
    this.#opinions = opinions;
    this.#logOdds = new Float64Array(candidates.count * JUDGED_KINDS.length);
    const lists = partsOfLists(outline, candidates);
    JUDGED_KINDS.forEach((kind, k) => {
      const { stacked, slope, shift } = model[kind];
      judgeInBatches(
        [stacked],
        opinions.judged[k]!,
        (candidate) => opinions.features(candidate, k),
        ({ id }, [odds]) => (this.#logOdds[id * JUDGED_KINDS.length + k] = slope * odds! + shift),
      );
      const at = ({ id }: Candidate): number => id * JUDGED_KINDS.length + k;
      const judged = opinions.judged[k]!;
      for (const candidate of judged)
        for (const by of additions(kind, evidence, candidate)) this.#logOdds[at(candidate)]! += by;
      // Beside events that the trees are sure of, days to come are as often those of a tour, a sale, a deadline.
      if (kind === 'event' && judged.every((candidate) => this.#logOdds[at(candidate)]! <= 0))
        for (const candidate of judged) this.#logOdds[at(candidate)]! += addedAhead(evidence, candidate);
      if (!IN_PARTS.has(kind)) return;
      // Programmes and courses say nothing of the units listed beside them in the same markup.
      const heard =
        kind === 'department'
          ? lists
              .map((parts) => parts.filter((part) => evidence.announced(part) !== 'others'))
              .filter(({ length }) => length > 0)
          : lists;
      hearParts(
        heard,
        (candidate) => (opinions.has(candidate, k) ? this.#logOdds[at(candidate)] : undefined),
        (candidate, by) => (this.#logOdds[at(candidate)]! += by),
      );
    });
  }

  judge(candidate: Candidate): Verdict[] {
    const verdicts: Verdict[] = [];
    JUDGED_KINDS.forEach((kind, k) => {
      if (!this.#opinions.has(candidate, k)) return;
      const { threshold } = this.model[kind];
      const logOdds = this.#logOdds[candidate.id * JUDGED_KINDS.length + k]!;
      const gain = logOdds - Math.log(threshold / (1 - threshold));
      verdicts.push({ kind, probability: 1 / (1 + Math.exp(-logOdds)), gain });
    });
    return verdicts.sort((a, b) => b.gain - a.gain);
  }
}
