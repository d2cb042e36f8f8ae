/**
 * Boosted trees asked about many rows at once, with the same answers as `predict`. Three things make it quick. Of a feature's
 * value only its rank among the thresholds counts, a small whole number. Rows that follow each other on a page are
 * much alike: what a tree asks of them they mostly answer alike, so that one way through the tree, by the least and the
 * most of each feature, goes for all of them as far as they agree. And rows that are below a model's stop after its first
 * trees, together with all that they belong to, are not asked by the others.
 */
import { checkInputs, type BoostedTrees, type Stop } from './boosted-trees';

/** Rows taken together: more answer less alike, fewer share less. */
const BATCH = 16;
/** Rows whose ranks are kept at a time: what is left of them after a stop is put together anew. */
const PART = 32 * BATCH;

/** Log-odds of what was given up at a stop. */
export const GIVEN_UP = -Infinity;

/**
 * @param models all of them asked about every row; of the same inputs
 * @param rowOf the evidence of an item
 * @param told called with each item, in order, and the log-odds by each model, or GIVEN_UP
 * @param groupOf what an item is given up with, or not at all: its members lie near each other
 * @throws Error where the evidence is not what the models were trained on
 */
export function judgeInBatches<T>(
  models: readonly BoostedTrees[],
  items: readonly T[],
  rowOf: (item: T) => Float64Array,
  told: (item: T, odds: readonly number[]) => void,
  groupOf: (item: T) => unknown = (item) => item,
): void {
  const { thresholds, trees } = rankedOf(models);
  const width = thresholds.length;
  const rows: Rows = { ranks: new Uint16Array(Math.min(PART, items.length) * width), width };
  const before = new Float64Array(width).fill(NaN);
  const rank = new Uint16Array(width).fill(NEVER);
  const sums = models.map(() => new Float64Array(PART));
  for (let begin = 0; begin < items.length; begin += PART) {
    const count = Math.min(PART, items.length - begin);
    for (let i = 0; i < count; i++) {
      const row = rowOf(items[begin + i]!);
      checkInputs(models[0]!, row);
      const at = i * width;
      for (let f = 0; f < width; f++) {
        const value = row[f]!;
        // Much is as in the row before.
        if (value !== before[f]!) {
          before[f] = value;
          rank[f] = rankOf(thresholds[f]!, value);
        }
        rows.ranks[at + f] = rank[f]!;
      }
    }
    const groups = items.slice(begin, begin + count).map(groupOf);
    trees.forEach((one, m) => askUntilStopped(one, rows, groups, sums[m]!));
    for (let i = 0; i < count; i++) {
      told(
        items[begin + i]!,
        sums.map((sum) => sum[i]!),
      );
    }
  }
}

/** Rows by the ranks of their values, one after the other. */
interface Rows {
  ranks: Uint16Array;
  width: number;
}

/** Trees whose thresholds are ranks; a leaf asks what always leads to itself, so that every way is `depth` long. */
interface RankedTrees {
  base: number;
  depth: number;
  stops: Stop[];
  roots: Int32Array;
  feature: Uint16Array;
  /** Goes left where the rank is at most this. */
  rank: Uint16Array;
  /** The left child; the right one is the next node. */
  left: Int32Array;
  /** Log-odds of a leaf. */
  value: Float64Array;
}

/** No rank is above this. */
const NEVER = 0xffff;

/**
 * @param groups per row what it is given up with
 * @param sums log-odds of the rows are written here
 */
function askUntilStopped(trees: RankedTrees, rows: Rows, groups: readonly unknown[], sums: Float64Array): void {
  sums.fill(trees.base);
  let left = Int32Array.from(groups, (_, row) => row);
  let asked = 0;
  const ask = (until: number): void => {
    for (let i = 0; i < left.length; i += BATCH) askTrees(trees, asked, until, rows, left.subarray(i, i + BATCH), sums);
    asked = until;
  };
  for (const stop of trees.stops) {
    ask(stop.trees);
    const hopeful = new Set<unknown>();
    for (const row of left) if (sums[row]! >= stop.below) hopeful.add(groups[row]);
    left = left.filter((row) => {
      const stays = hopeful.has(groups[row]);
      if (!stays) sums[row] = GIVEN_UP;
      return stays;
    });
  }
  ask(trees.roots.length);
}

/** Adds to the sums of a few rows what the trees from one to before another say of them. */
function askTrees(
  { depth, roots, feature, rank, left, value }: RankedTrees,
  from: number,
  to: number,
  { ranks, width }: Rows,
  batch: Int32Array,
  sums: Float64Array,
): void {
  const { least, most } = boundsOf({ ranks, width }, batch);
  for (let tree = from; tree < to; tree++) {
    let node = roots[tree]!;
    let steps = depth;
    for (; steps > 0; steps--) {
      const asked = feature[node]!;
      if (most[asked]! <= rank[node]!) node = left[node]!;
      else if (least[asked]! > rank[node]!) node = left[node]! + 1;
      else break;
    }
    for (let i = 0; i < batch.length; i++) {
      const row = batch[i]!;
      let leaf = node;
      // The sign bit of the difference: 1 where the row's rank is above the node's, which leads to the right.
      for (let n = 0; n < steps; n++)
        leaf = left[leaf]! + ((rank[leaf]! - ranks[row * width + feature[leaf]!]!) >>> 31);
      sums[row] = sums[row]! + value[leaf]!;
    }
  }
}

/** Per feature the least and the most rank among a few rows. */
function boundsOf({ ranks, width }: Rows, batch: Int32Array): { least: Uint16Array; most: Uint16Array } {
  const least = ranks.slice(batch[0]! * width, (batch[0]! + 1) * width);
  const most = least.slice();
  for (let i = 1; i < batch.length; i++) {
    const at = batch[i]! * width;
    for (let f = 0; f < width; f++) {
      const rank = ranks[at + f]!;
      if (rank < least[f]!) least[f] = rank;
      if (rank > most[f]!) most[f] = rank;
    }
  }
  return { least, most };
}

/** How many thresholds are below the value; all of them for what is no number, which goes right everywhere. */
function rankOf(thresholds: Float64Array, value: number): number {
  let low = 0;
  let high = thresholds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= thresholds[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Ranked {
  models: readonly BoostedTrees[];
  /** Per feature, ascending. */
  thresholds: Float64Array[];
  trees: RankedTrees[];
}

const byFirstModel = new WeakMap<BoostedTrees, Ranked>();

/** Made once for the same models. */
function rankedOf(models: readonly BoostedTrees[]): Ranked {
  const known = byFirstModel.get(models[0]!);
  if (known?.models.length === models.length && models.every((model, m) => known.models[m] === model)) return known;
  const thresholds = thresholdsOf(models);
  const made: Ranked = { models, thresholds, trees: models.map((model) => rankTrees(model, thresholds)) };
  byFirstModel.set(models[0]!, made);
  return made;
}

function thresholdsOf(models: readonly BoostedTrees[]): Float64Array[] {
  const found = Array.from({ length: models[0]!.inputs }, () => new Set<number>());
  for (const { feature, value } of models) feature.forEach((f, node) => f >= 0 && found[f]!.add(value[node]!));
  return found.map((values) => Float64Array.from(values).sort());
}

function rankTrees(model: BoostedTrees, thresholds: readonly Float64Array[]): RankedTrees {
  const { base, roots, feature, value, left } = model;
  return {
    base,
    depth: depthOf(model),
    stops: model.stops ?? [],
    roots: Int32Array.from(roots),
    feature: Uint16Array.from(feature, (f) => Math.max(0, f)),
    rank: Uint16Array.from(feature, (f, node) => (f < 0 ? NEVER : rankOf(thresholds[f]!, value[node]!))),
    left: Int32Array.from(left, (further, node) => node + further),
    value: Float64Array.from(value),
  };
}

/** Steps of the longest way from a root to a leaf; children stand behind their parents. */
function depthOf({ feature, left }: BoostedTrees): number {
  const depth = new Uint16Array(feature.length);
  feature.forEach((f, node) => {
    if (f >= 0) depth[node + left[node]!] = depth[node + left[node]! + 1] = depth[node]! + 1;
  });
  return depth.reduce((a, b) => Math.max(a, b), 0);
}
