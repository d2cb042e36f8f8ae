/**
 * Regions of records of any kind: every group of candidates is judged by one learned objective, how well its members
 * agree in structure, style, content and place (`region-evidence.ts`). It says where a page repeats itself, not what is
 * repeated: what events, people and departments are is `choose`'s, which is told this beside all else.
 */
import { predict, type BoostedTrees } from '../learned/boosted-trees';
import { judgeInBatches } from '../learned/tree-batch';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { everyCandidate, type Candidate, type Candidates } from './candidate';
import { RegionEvidence } from './region-evidence';

export interface Region {
  /** In reading order, two at least. */
  members: Candidate[];
  /** 0 to 1: F1 that is expected of its members as the page's records. */
  worth: number;
}

/** How a candidate stands to the regions of its page, each 0 to 1. */
export interface Standing {
  /** Worth of its own group; 0 where it is alone. */
  own: number;
  /** Of the worthiest group of which a member holds this candidate and more: then it is a part of a record. */
  around: number;
  /** Of the worthiest group with a member inside this candidate: then it may hold several records. */
  within: number;
}

/** Below this a group is not worth being called a region. */
const LEAST_WORTH = 0.1;

/** Candidates around one that are asked, the nearest: pages nest thousands deep where somebody means them to. */
const NESTED = 64;

export class Regions {
  /** Worth of the page's best group. */
  readonly most: number;
  readonly #groups: Candidate[][];
  readonly #evidence: RegionEvidence;
  /** By the candidates' ids, what `Standing` says of them. */
  readonly #own: Float64Array;
  readonly #around: Float64Array;
  readonly #within: Float64Array;

  constructor(
    private readonly outline: Outline,
    facts: Facts,
    candidates: Candidates,
    private readonly model: BoostedTrees,
  ) {
    const all = everyCandidate(candidates);
    this.#groups = [...new Set(all.map(({ group }) => group))].filter((group) => group.length > 1);
    this.#own = new Float64Array(candidates.count);
    this.#around = new Float64Array(candidates.count);
    this.#within = new Float64Array(candidates.count);
    const evidence = (this.#evidence = new RegionEvidence(outline, facts, this.#groups));
    let most = 0;
    judgeInBatches(
      [model],
      this.#groups,
      (group) => evidence.features(group),
      (group, [odds]) => {
        const worth = 1 / (1 + Math.exp(-odds!));
        for (const { id } of group) this.#own[id] = worth;
        most = Math.max(most, worth);
      },
    );
    this.most = most;
    this.#nest(all);
  }

  of({ id }: Candidate): Standing {
    return { own: this.#own[id]!, around: this.#around[id]!, within: this.#within[id]! };
  }

  /**
   * What any members would be worth as a region, a group or not.
   * @param members in reading order, two at least; one alone is worth nothing
   */
  worth(members: readonly Candidate[]): number {
    return members.length < 2 ? 0 : 1 / (1 + Math.exp(-predict(this.model, this.#evidence.features(members))));
  }

  /** @returns disjoint regions, best first */
  best(): Region[] {
    const taken = new Uint8Array(this.outline.lines.length);
    return this.#groups
      .map((members): Region => ({ members, worth: this.#own[members[0]!.id]! }))
      .filter(({ worth }) => worth >= LEAST_WORTH)
      .sort((a, b) => b.worth - a.worth)
      .filter(({ members }) => {
        if (members.some(({ from, to }) => taken.subarray(from, to).includes(1))) return false;
        for (const { from, to } of members) taken.fill(1, from, to);
        return true;
      });
  }

  /** Candidates in reading order, longer ones first: those that are still open hold the next one. */
  #nest(all: Candidate[]): void {
    const own = this.#own;
    const around = this.#around;
    const within = this.#within;
    const open: Candidate[] = [];
    for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
      const { id, from, to } = one;
      while (open.length > 0 && open.at(-1)!.to <= from) open.pop();
      for (let n = Math.max(0, open.length - NESTED); n < open.length; n++) {
        const outer = open[n]!;
        if (outer.to < to || outer.to - outer.from === to - from) continue;
        around[id] = Math.max(around[id]!, own[outer.id]!);
        within[outer.id] = Math.max(within[outer.id]!, own[id]!);
      }
      open.push(one);
    }
  }
}
