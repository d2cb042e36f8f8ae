/**
 * Regions of records of any kind: every group of candidates is judged by one learned objective, how well its members
 * agree in structure, style, content and place (`region-evidence.ts`). It says where a page repeats itself, not what is
 * repeated: what events, people and departments are is `choose`'s, which is told this beside all else.
 */
import { predict, type BoostedTrees } from '../classify/boosted-trees';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import { everyCandidate, type Candidate, type Candidates } from './candidates';
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
  readonly #worth = new Map<Candidate[], number>();
  readonly #around = new Map<Candidate, number>();
  readonly #within = new Map<Candidate, number>();

  constructor(
    private readonly outline: Outline,
    facts: Facts,
    candidates: Candidates,
    model: BoostedTrees,
  ) {
    const all = [...everyCandidate(candidates)];
    const groups = [...new Set(all.map(({ group }) => group))].filter((group) => group.length > 1);
    const evidence = new RegionEvidence(outline, facts, groups);
    for (const group of groups) {
      this.#worth.set(group, 1 / (1 + Math.exp(-predict(model, evidence.features(group)))));
    }
    this.most = Math.max(0, ...this.#worth.values());
    this.#nest(all);
  }

  of(candidate: Candidate): Standing {
    return {
      own: this.#worth.get(candidate.group) ?? 0,
      around: this.#around.get(candidate) ?? 0,
      within: this.#within.get(candidate) ?? 0,
    };
  }

  /** @returns disjoint regions, best first */
  best(): Region[] {
    const taken = new Uint8Array(this.outline.lines.length);
    return [...this.#worth]
      .map(([members, worth]): Region => ({ members, worth }))
      .filter(({ worth }) => worth >= LEAST_WORTH)
      .sort((a, b) => b.worth - a.worth)
      .filter(({ members }) => {
        if (members.some(({ from, to }) => taken.subarray(from, to).includes(1))) return false;
        for (const { from, to } of members) taken.fill(1, from, to);
        return true;
      });
  }

  /** Candidates in reading order, longer ones first: those that are still open hold the next one. */
  #nest(all: readonly Candidate[]): void {
    const open: Candidate[] = [];
    for (const one of [...all].sort((a, b) => a.from - b.from || b.to - a.to)) {
      while (open.length > 0 && open.at(-1)!.to <= one.from) open.pop();
      const own = this.#worth.get(one.group) ?? 0;
      for (const outer of open.slice(-NESTED)) {
        if (outer.to < one.to || outer.to - outer.from === one.to - one.from) continue;
        this.#around.set(one, Math.max(this.#around.get(one) ?? 0, this.#worth.get(outer.group) ?? 0));
        this.#within.set(outer, Math.max(this.#within.get(outer) ?? 0, own));
      }
      open.push(one);
    }
  }
}
