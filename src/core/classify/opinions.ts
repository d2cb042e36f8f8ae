/**
 * What the first layer of the judge said of a page's candidates, seen together: of a candidate's region, of what holds it
 * and what it holds, of the rest of the page. The second layer judges by it (stacked generalisation, Wolpert 1992): a list
 * of thirty that each look somewhat like an event is surer than one that does.
 */
import type { Outline, Unit } from '../page/outline';
import { everyCandidate, type Candidate, type Candidates } from '../records/candidates';
import { JUDGED_KINDS } from '../records/judge';
import type { Evidence } from './features';

/** Log-odds of what cannot be a record, and the bounds within which log-odds count. */
const IMPLAUSIBLE = -6;
const MOST = 6;
/** Members looked at in a region. */
const SAMPLE = 40;

const clamp = (odds: number): number => Math.max(IMPLAUSIBLE, Math.min(MOST, odds));
const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
const NOTHING: readonly number[] = JUDGED_KINDS.map(() => IMPLAUSIBLE);

/** Of one region and kind. */
interface RegionView {
  mean: number;
  most: number;
  least: number;
  /** Share of members that are rather a record than not. */
  yes: number;
}

/** Per kind: best log-odds of a smaller candidate inside, and how many records the inside is expected to hold. */
interface Inside {
  best: number[];
  count: number[];
}

const EMPTY: Inside = { best: [...NOTHING], count: JUDGED_KINDS.map(() => 0) };

export class Opinions {
  readonly #odds = new Map<Candidate, readonly number[]>();
  readonly #regions = new Map<Candidate[], RegionView[]>();
  /** Per block what is inside; per block the best of the larger blocks around it. */
  readonly #inside: (Inside | undefined)[] = [];
  readonly #around: (readonly number[] | undefined)[] = [];
  /** Best of the runs of siblings that a unit is a part of, by its first line and block. */
  readonly #joined = new Map<string, number[]>();
  /** Per kind the best region of the page and the best of another region. */
  readonly #best: { group: Candidate[] | undefined; odds: number; second: number }[];

  /** @param judge the first layer: log-odds per kind; undefined where a candidate cannot be a record */
  constructor(
    private readonly outline: Outline,
    private readonly candidates: Candidates,
    private readonly evidence: Evidence,
    judge: (candidate: Candidate) => readonly number[] | undefined,
  ) {
    this.#best = JUDGED_KINDS.map(() => ({ group: undefined, odds: IMPLAUSIBLE, second: IMPLAUSIBLE }));
    for (const candidate of everyCandidate(candidates)) {
      const odds = judge(candidate);
      if (!odds) continue;
      this.#odds.set(candidate, odds.map(clamp));
      this.#best.forEach((best, k) => {
        const own = clamp(odds[k]!);
        if (candidate.group === best.group) best.odds = Math.max(best.odds, own);
        else if (own > best.odds) Object.assign(best, { group: candidate.group, odds: own, second: best.odds });
        else best.second = Math.max(best.second, own);
      });
    }
    this.#lookInside();
    this.#lookAround();
  }

  /** True where the first layer had an opinion: what cannot be a record has none. */
  has(candidate: Candidate): boolean {
    return this.#odds.has(candidate);
  }

  /** @returns evidence of the second layer on one kind; the order is the models' */
  features(candidate: Candidate, kind: number): Float64Array {
    const odds = this.#of(candidate);
    const own = odds[kind]!;
    const region = this.#region(candidate.group)[kind]!;
    const best = this.#best[kind]!;
    const inside = this.#insideOf(candidate);
    const around = this.#around[candidate.block] ?? NOTHING;
    const joined = this.#joined.get(placeOf(candidate)) ?? NOTHING;
    return Float64Array.of(
      own,
      ...odds.filter((_, k) => k !== kind),
      region.mean,
      region.most,
      region.least,
      region.yes,
      Math.log2(1 + candidate.group.length),
      best.odds,
      own - best.odds,
      best.group === candidate.group ? best.second : best.odds,
      inside.best[kind]!,
      inside.count[kind]!,
      own - inside.best[kind]!,
      around[kind]!,
      joined[kind]!,
      ...this.evidence.setting(candidate),
    );
  }

  #of = (candidate: Candidate | undefined): readonly number[] => (candidate && this.#odds.get(candidate)) || NOTHING;

  #ofUnit(unit: Unit): readonly number[] {
    return this.#of(unit.block >= 0 ? this.candidates.alone[unit.block] : this.candidates.lines.get(unit.from));
  }

  /** From the leaves up. A block that holds nothing but one other block is no larger than it. */
  #lookInside(): void {
    const { outline } = this;
    for (let block = outline.blocks.length - 1; block >= 0; block--) {
      const units = outline.units[block]!;
      if (units.length === 0) continue;
      if (units.length === 1 && units[0]!.block >= 0) {
        this.#inside[block] = this.#inside[units[0]!.block] ?? EMPTY;
        continue;
      }
      const inside = this.#insideOfUnits(units);
      for (const { candidates: pieces } of this.candidates.segmentations.get(block) ?? []) {
        for (const piece of pieces) {
          const odds = this.#of(piece);
          inside.best.forEach((value, k) => (inside.best[k] = Math.max(value, odds[k]!)));
          for (const unit of units) {
            if (unit.from < piece.from || unit.to > piece.to) continue;
            const place = placeOfUnit(unit, block);
            const known = this.#joined.get(place) ?? [...NOTHING];
            this.#joined.set(
              place,
              known.map((value, k) => Math.max(value, odds[k]!)),
            );
          }
        }
      }
      this.#inside[block] = inside;
    }
  }

  #insideOfUnits(units: readonly Unit[]): Inside {
    const out: Inside = { best: [...NOTHING], count: JUDGED_KINDS.map(() => 0) };
    for (const unit of units) {
      const own = this.#ofUnit(unit);
      const deeper = (unit.block >= 0 ? this.#inside[unit.block] : undefined) ?? EMPTY;
      JUDGED_KINDS.forEach((_, k) => {
        out.best[k] = Math.max(out.best[k]!, own[k]!, deeper.best[k]!);
        out.count[k] = out.count[k]! + Math.max(chance(own[k]!), deeper.count[k]!);
      });
    }
    return out;
  }

  #insideOf({ block, from, to }: Candidate): Inside {
    const { outline } = this;
    if (outline.from[block] === from && outline.to[block] === to) return this.#inside[block] ?? EMPTY;
    const units = outline.units[block]!.filter((unit) => unit.from >= from && unit.to <= to);
    return units.length > 1 ? this.#insideOfUnits(units) : EMPTY;
  }

  #lookAround(): void {
    const { outline, candidates } = this;
    outline.blocks.forEach(({ parent }, block) => {
      if (parent < 0) return;
      const above = this.#around[parent] ?? NOTHING;
      const same = outline.from[parent] === outline.from[block] && outline.to[parent] === outline.to[block];
      const own = same ? NOTHING : this.#of(candidates.alone[parent]);
      this.#around[block] = above.map((value, k) => Math.max(value, own[k]!));
    });
  }

  #region(group: Candidate[]): RegionView[] {
    const known = this.#regions.get(group);
    if (known) return known;
    const step = Math.max(1, Math.floor(group.length / SAMPLE));
    const members = group.filter((_, i) => i % step === 0).map((member) => this.#of(member));
    const views = JUDGED_KINDS.map((_, k): RegionView => {
      const odds = members.map((member) => member[k]!);
      return {
        mean: odds.reduce((a, b) => a + b, 0) / odds.length,
        most: Math.max(...odds),
        least: Math.min(...odds),
        yes: odds.filter((value) => value > 0).length / odds.length,
      };
    });
    this.#regions.set(group, views);
    return views;
  }
}

const placeOf = ({ block, from, to }: Candidate): string => `${block} ${from} ${to}`;
const placeOfUnit = (unit: Unit, parent: number): string =>
  `${unit.block >= 0 ? unit.block : parent} ${unit.from} ${unit.to}`;
