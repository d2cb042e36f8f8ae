/** The shipped judge: boosted trees over the evidence, one model per kind; log-odds calibrated, then leant on the region. */
import type { Candidate } from '../records/candidates';
import { predict, type BoostedTrees } from './boosted-trees';
import type { Evidence } from './features';
import { JUDGED_KINDS, type Judge, type JudgedKind, type Verdict } from '../records/judge';

export interface KindModel {
  trees: BoostedTrees;
  /** Platt's scaling of the trees' log-odds: probability = sigmoid(slope × log-odds + shift). */
  slope: number;
  shift: number;
  /** Probability from which on a candidate counts as a record; `src/lab/judge/train.ts` has the table. */
  threshold: number;
}

/** The trained model: a judge per kind, and the ranker of event names. */
export type RecordModel = Record<JudgedKind, KindModel> & { eventName: BoostedTrees };

/**
 * How much a candidate's log-odds lean on the mean of its region, upwards and downwards: of five alike of which four are
 * surely events, the fifth is one too; that the rest are none says less of one that looks like it. Chosen out of fold.
 */
const LEAN_UP = 0.5;
const LEAN_DOWN = 0.2;
/** A region of fewer members says nothing. */
const LEAST_REGION = 3;
/** Members looked at in a region. */
const SAMPLE = 40;
/** Log-odds of a member that cannot be a record of any kind; and the bounds within which a member counts. */
const IMPLAUSIBLE = -3;
const MOST = 3;

export class TreeJudge implements Judge {
  readonly #own = new Map<Candidate, readonly number[] | undefined>();
  readonly #regions = new Map<Candidate[], readonly number[]>();

  constructor(
    private readonly model: RecordModel,
    private readonly evidence: Evidence,
  ) {}

  judge(candidate: Candidate): Verdict[] {
    const own = this.#logOdds(candidate);
    if (!own) return [];
    const region = candidate.group.length < LEAST_REGION ? own : this.#region(candidate.group);
    return JUDGED_KINDS.map((kind, k): Verdict => {
      const { threshold } = this.model[kind];
      const lean = region[k]! > own[k]! ? LEAN_UP : LEAN_DOWN;
      const logOdds = (1 - lean) * own[k]! + lean * region[k]!;
      const gain = logOdds - Math.log(threshold / (1 - threshold));
      return { kind, probability: 1 / (1 + Math.exp(-logOdds)), gain };
    }).sort((a, b) => b.gain - a.gain);
  }

  /** Per kind the candidate's own log-odds; undefined where it cannot be a record. */
  #logOdds(candidate: Candidate): readonly number[] | undefined {
    if (this.#own.has(candidate)) return this.#own.get(candidate);
    let odds: readonly number[] | undefined;
    if (this.evidence.plausible(candidate)) {
      const features = this.evidence.features(candidate);
      odds = JUDGED_KINDS.map((kind) => {
        const { trees, slope, shift } = this.model[kind];
        return slope * predict(trees, features) + shift;
      });
    }
    this.#own.set(candidate, odds);
    return odds;
  }

  #region(group: Candidate[]): readonly number[] {
    const known = this.#regions.get(group);
    if (known) return known;
    const step = Math.max(1, Math.floor(group.length / SAMPLE));
    const members = group.filter((_, i) => i % step === 0).map((member) => this.#logOdds(member));
    const means = JUDGED_KINDS.map((_, k) => {
      const sum = members.reduce((total, odds) => total + Math.max(-MOST, Math.min(MOST, odds?.[k] ?? IMPLAUSIBLE)), 0);
      return sum / members.length;
    });
    this.#regions.set(group, means);
    return means;
  }
}
