/**
 * Boosted trees asked about many rows at once, with the same answers as `predict`. Two things make it quick. Of a feature's
 * value only its rank among the thresholds counts, a small whole number. And rows that follow each other on a page are
 * much alike: what a tree asks of them they mostly answer alike, so that one way through the tree, by the least and the
 * most of each feature, goes for all of them as far as they agree.
 */
import { checkInputs, type BoostedTrees } from './boosted-trees';

/** Rows taken together: more answer less alike, fewer share less. */
const BATCH = 16;

/**
 * @param models all of them asked about every row; of the same inputs
 * @param rowOf the evidence of an item
 * @param told called with each item, in order, and the log-odds by each model
 * @throws Error where the evidence is not what the models were trained on
 */
export function judgeInBatches<T>(
  models: readonly BoostedTrees[],
  items: readonly T[],
  rowOf: (item: T) => Float64Array,
  told: (item: T, odds: readonly number[]) => void,
): void {
  const { thresholds, trees } = rankedOf(models);
  const width = thresholds.length;
  const ranks = new Uint16Array(BATCH * width);
  const least = new Uint16Array(width);
  const most = new Uint16Array(width);
  const sums = models.map(() => new Float64Array(BATCH));
  for (let begin = 0; begin < items.length; begin += BATCH) {
    const count = Math.min(BATCH, items.length - begin);
    least.fill(NEVER);
    most.fill(0);
    for (let i = 0; i < count; i++) {
      const row = rowOf(items[begin + i]!);
      checkInputs(models[0]!, row);
      for (let f = 0; f < width; f++) {
        const rank = rankOf(thresholds[f]!, row[f]!);
        ranks[i * width + f] = rank;
        if (rank < least[f]!) least[f] = rank;
        if (rank > most[f]!) most[f] = rank;
      }
    }
    trees.forEach((one, m) => askTrees(one, { ranks, count, width, least, most }, sums[m]!));
    for (let i = 0; i < count; i++) {
      told(
        items[begin + i]!,
        sums.map((sum) => sum[i]!),
      );
    }
  }
}

/** Rows by the ranks of their values, one after the other, and per feature the least and the most of them. */
interface Batch {
  ranks: Uint16Array;
  count: number;
  width: number;
  least: Uint16Array;
  most: Uint16Array;
}

/** Trees whose thresholds are ranks; a leaf asks what always leads to itself, so that every way is `depth` long. */
interface RankedTrees {
  base: number;
  depth: number;
  roots: Int32Array;
  feature: Uint16Array;
  /** Goes left where the rank is at most this. */
  rank: Uint16Array;
  left: Int32Array;
  /** Log-odds of a leaf. */
  value: Float64Array;
}

/** No rank is above this. */
const NEVER = 0xffff;

/** @param sums the rows' log-odds are written here */
function askTrees(trees: RankedTrees, { ranks, count, width, least, most }: Batch, sums: Float64Array): void {
  const { roots, feature, rank, left, value } = trees;
  sums.fill(trees.base);
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!;
    let steps = trees.depth;
    for (; steps > 0; steps--) {
      const asked = feature[node]!;
      if (most[asked]! <= rank[node]!) node = left[node]!;
      else if (least[asked]! > rank[node]!) node = left[node]! + 1;
      else break;
    }
    for (let i = 0; i < count; i++) {
      let leaf = node;
      // The sign bit of the difference: 1 where the row's rank is above the node's, which leads to the right.
      for (let n = 0; n < steps; n++) leaf = left[leaf]! + ((rank[leaf]! - ranks[i * width + feature[leaf]!]!) >>> 31);
      sums[i] = sums[i]! + value[leaf]!;
    }
  }
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
    roots: Int32Array.from(roots),
    feature: Uint16Array.from(feature, (f) => Math.max(0, f)),
    rank: Uint16Array.from(feature, (f, node) => (f < 0 ? NEVER : rankOf(thresholds[f]!, value[node]!))),
    left: Int32Array.from(left, (child, node) => (feature[node]! < 0 ? node : child)),
    value: Float64Array.from(value),
  };
}

/** Steps of the longest way from a root to a leaf; children stand behind their parents. */
function depthOf({ feature, left }: BoostedTrees): number {
  const depth = new Uint16Array(feature.length);
  feature.forEach((f, node) => {
    if (f >= 0) depth[left[node]!] = depth[left[node]! + 1] = depth[node]! + 1;
  });
  return depth.reduce((a, b) => Math.max(a, b), 0);
}
