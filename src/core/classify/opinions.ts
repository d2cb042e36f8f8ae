/**
 * What the first layer of the judge said of a page's candidates, seen together: of a candidate's region, of what holds it
 * and what it holds, of the rest of the page. The second layer judges by it (stacked generalisation, Wolpert 1992): a list
 * of thirty that each look somewhat like an event is surer than one that does.
 */
import type { Outline, Unit } from '../page/outline';
import { everyCandidate, type Candidate, type Candidates } from '../records/candidate';
import { JUDGED_KINDS } from '../records/judge';
import { FeatureRow } from '../learned/feature-row';
import { log } from '../learned/numbers';
import type { Evidence } from './features';
import { probabilityOf } from './log-odds';
import { GIVEN_UP } from '../learned/tree-batch';

/** Log-odds of what cannot be a record, and the bounds within which log-odds count. */
const IMPLAUSIBLE = -6;
const MOST = 6;
/** Members looked at in a region. */
const SAMPLE = 40;

const KINDS = JUDGED_KINDS.length;

const clamp = (odds: number): number => Math.max(IMPLAUSIBLE, Math.min(MOST, odds));

/**
 * The first layer: tells of each candidate that may be a record, in order, its log-odds per kind; GIVEN_UP for a kind of which
 * it is none.
 */
export type FirstLayer = (
  all: readonly Candidate[],
  told: (candidate: Candidate, odds: readonly number[]) => void,
) => void;

/** Of one kind: best log-odds of a smaller candidate inside, and how many records the inside is expected to hold. */
interface Inside {
  best: number;
  count: number;
}

/** Of one region and kind. */
interface RegionView {
  mean: number;
  most: number;
  least: number;
  /** Share of members that are rather a record than not. */
  yes: number;
}

/** A table of numbers per kind; a row is a candidate's, a block's or a line's. */
const table = (rows: number, value: number): Float64Array => new Float64Array(rows * KINDS).fill(value);

export class Opinions {
  /** Per kind, in order, the candidates that may be a record of it by what the first layer said. */
  readonly judged: Candidate[][] = JUDGED_KINDS.map(() => []);
  readonly #row = new FeatureRow();
  /** By the candidates' ids. */
  readonly #odds: Float64Array;
  readonly #isJudged: Uint8Array;
  readonly #settings: (Float64Array | undefined)[] = [];
  readonly #regions = new Map<Candidate[], RegionView[]>();
  /**
   * Per block: best log-odds of a smaller candidate inside, how many records it is expected to hold, best around it. A row
   * behind the last is for a run of siblings.
   */
  readonly #best: Float64Array;
  readonly #count: Float64Array;
  readonly #around: Float64Array;
  /** Best of the runs of siblings that a unit is a part of: per block, and per line that is a unit. */
  readonly #joinedBlock: Float64Array;
  readonly #joinedLine: Float64Array;
  /** Per kind the best region of the page and the best of another region. */
  readonly #page: { group: Candidate[] | undefined; odds: number; second: number }[];

  constructor(
    private readonly outline: Outline,
    private readonly candidates: Candidates,
    private readonly evidence: Evidence,
    judge: FirstLayer,
  ) {
    const blocks = outline.blocks.length;
    this.#odds = table(candidates.count, IMPLAUSIBLE);
    this.#isJudged = new Uint8Array(candidates.count * KINDS);
    this.#best = table(blocks + 1, IMPLAUSIBLE);
    this.#count = table(blocks + 1, 0);
    this.#around = table(blocks, IMPLAUSIBLE);
    this.#joinedBlock = table(blocks, IMPLAUSIBLE);
    this.#joinedLine = table(outline.lines.length, IMPLAUSIBLE);
    this.#page = JUDGED_KINDS.map(() => ({ group: undefined, odds: IMPLAUSIBLE, second: IMPLAUSIBLE }));
    judge(everyCandidate(candidates), (candidate, odds) => this.#hear(candidate, odds));
    this.#lookInside();
    this.#lookAround();
  }

  /** False for what cannot be a record of the kind: it was not shown to the first layer, or was given up. */
  has({ id }: Candidate, kind: number): boolean {
    return this.#isJudged[id * KINDS + kind] === 1;
  }

  /** @returns evidence of the second layer on one kind; the order is the models' */
  features(candidate: Candidate, kind: number): Float64Array {
    const { id, block, group } = candidate;
    const own = this.#oddsOf(candidate, kind);
    const region = this.#region(group)[kind]!;
    const page = this.#page[kind]!;
    const inside = this.#insideOf(candidate, kind);
    const row = this.#row.put(own);
    for (let k = 0; k < KINDS; k++) if (k !== kind) row.put(this.#oddsOf(candidate, k));
    row.put(
      region.mean,
      region.most,
      region.least,
      region.yes,
      log(group.length),
      page.odds,
      own - page.odds,
      page.group === group ? page.second : page.odds,
      inside.best,
      inside.count,
      own - inside.best,
      this.#around[block * KINDS + kind]!,
      this.#joined(candidate, kind),
    );
    return row.all((this.#settings[id] ??= this.evidence.setting(candidate))).take();
  }

  #hear(candidate: Candidate, odds: readonly number[]): void {
    const { id, group } = candidate;
    for (let k = 0; k < KINDS; k++) {
      if (odds[k] === GIVEN_UP) continue;
      this.judged[k]!.push(candidate);
      this.#isJudged[id * KINDS + k] = 1;
      const own = clamp(odds[k]!);
      const page = this.#page[k]!;
      this.#odds[id * KINDS + k] = own;
      if (group === page.group) page.odds = Math.max(page.odds, own);
      else if (own > page.odds) Object.assign(page, { group, odds: own, second: page.odds });
      else page.second = Math.max(page.second, own);
    }
  }

  #oddsOf(candidate: Candidate | undefined, kind: number): number {
    return candidate ? this.#odds[candidate.id * KINDS + kind]! : IMPLAUSIBLE;
  }

  #oddsOfUnit(unit: Unit, kind: number): number {
    const { alone, lines } = this.candidates;
    return this.#oddsOf(unit.block >= 0 ? alone[unit.block] : lines.get(unit.from), kind);
  }

  /** From the leaves up. A block that holds nothing but one other block is no larger than it. */
  #lookInside(): void {
    const { outline } = this;
    for (let block = outline.blocks.length - 1; block >= 0; block--) {
      const units = outline.units[block]!;
      if (units.length === 0) continue;
      const only = units.length === 1 ? units[0]!.block : -1;
      if (only >= 0) {
        for (let k = 0; k < KINDS; k++) {
          this.#best[block * KINDS + k] = this.#best[only * KINDS + k]!;
          this.#count[block * KINDS + k] = this.#count[only * KINDS + k]!;
        }
        continue;
      }
      for (let k = 0; k < KINDS; k++) this.#lookInsideOfUnits(units, 0, units.length, block * KINDS + k, k);
      this.#lookAtRuns(block, units);
    }
  }

  /** What the runs of siblings are, for the block around them and for each of the siblings. */
  #lookAtRuns(block: number, units: readonly Unit[]): void {
    for (const { candidates: pieces } of this.candidates.segmentations.get(block) ?? []) {
      let place = 0;
      for (const piece of pieces) {
        while (place < units.length && units[place]!.from < piece.from) place++;
        const first = place;
        while (place < units.length && units[place]!.to <= piece.to) place++;
        for (let k = 0; k < KINDS; k++) {
          const odds = this.#oddsOf(piece, k);
          raise(this.#best, block * KINDS + k, odds);
          for (let i = first; i < place; i++) {
            const { block: own, from } = units[i]!;
            if (own >= 0) raise(this.#joinedBlock, own * KINDS + k, odds);
            else raise(this.#joinedLine, from * KINDS + k, odds);
          }
        }
      }
    }
  }

  /** Adds up what units hold, themselves included, at a place of the tables. */
  #lookInsideOfUnits(units: readonly Unit[], first: number, end: number, at: number, kind: number): void {
    const best = this.#best;
    const count = this.#count;
    for (let i = first; i < end; i++) {
      const { block } = units[i]!;
      const own = this.#oddsOfUnit(units[i]!, kind);
      const deeper = block * KINDS + kind;
      best[at] = Math.max(best[at]!, own, block >= 0 ? best[deeper]! : IMPLAUSIBLE);
      count[at] = count[at]! + Math.max(probabilityOf(own), block >= 0 ? count[deeper]! : 0);
    }
  }

  #insideOf({ block, from, to }: Candidate, kind: number): Inside {
    const { outline } = this;
    let at = block * KINDS + kind;
    if (outline.from[block] !== from || outline.to[block] !== to) {
      const units = outline.units[block]!;
      const first = firstFrom(units, from);
      let end = first;
      while (end < units.length && units[end]!.to <= to) end++;
      at = outline.blocks.length * KINDS + kind;
      this.#best[at] = IMPLAUSIBLE;
      this.#count[at] = 0;
      if (end - first > 1) this.#lookInsideOfUnits(units, first, end, at, kind);
    }
    return { best: this.#best[at]!, count: this.#count[at]! };
  }

  /** Best of the runs that the candidate, where it is one unit, is a part of. */
  #joined({ block, from, to }: Candidate, kind: number): number {
    const { outline } = this;
    if (outline.from[block] === from && outline.to[block] === to) return this.#joinedBlock[block * KINDS + kind]!;
    const isLine = to === from + 1 && outline.lines[from]!.block === block;
    return isLine ? this.#joinedLine[from * KINDS + kind]! : IMPLAUSIBLE;
  }

  #lookAround(): void {
    const { outline, candidates } = this;
    outline.blocks.forEach(({ parent }, block) => {
      if (parent < 0) return;
      const same = outline.from[parent] === outline.from[block] && outline.to[parent] === outline.to[block];
      for (let k = 0; k < KINDS; k++) {
        const own = same ? IMPLAUSIBLE : this.#oddsOf(candidates.alone[parent], k);
        this.#around[block * KINDS + k] = Math.max(this.#around[parent * KINDS + k]!, own);
      }
    });
  }

  #region(group: Candidate[]): RegionView[] {
    let known = this.#regions.get(group);
    if (!known) this.#regions.set(group, (known = JUDGED_KINDS.map((_, k) => this.#viewOf(group, k))));
    return known;
  }

  #viewOf(group: readonly Candidate[], kind: number): RegionView {
    const step = Math.max(1, Math.floor(group.length / SAMPLE));
    const view: RegionView = { mean: 0, most: -Infinity, least: Infinity, yes: 0 };
    let members = 0;
    for (let i = 0; i < group.length; i += step, members++) {
      const odds = this.#oddsOf(group[i], kind);
      view.mean += odds;
      view.most = Math.max(view.most, odds);
      view.least = Math.min(view.least, odds);
      if (odds > 0) view.yes++;
    }
    view.mean /= members;
    view.yes /= members;
    return view;
  }
}

function raise(values: Float64Array, at: number, value: number): void {
  if (value > values[at]!) values[at] = value;
}

/** Place of the first unit that begins at the line or after it. */
function firstFrom(units: readonly Unit[], line: number): number {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (units[middle]!.from >= line) high = middle;
    else low = middle + 1;
  }
  return low;
}
