/** Trains gradient-boosted trees with logistic loss on histograms (Friedman 2001; second-order gains as in XGBoost). */
import type { BoostedTrees } from '../../core/learned/boosted-trees';

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** L2 on leaf values, and least sum of second derivatives in a leaf. */
  lambda: number;
  leastHessian: number;
  /** Share of sites and of features that each tree sees. */
  sites: number;
  features: number;
  seed: number;
  /** Models trained with seeds of their own and averaged: what one learns by chance the others do not. */
  bags: number;
}

export const DEFAULTS: BoostOptions = {
  trees: 130,
  depth: 5,
  rate: 0.1,
  lambda: 2,
  leastHessian: 3,
  sites: 0.5,
  features: 0.35,
  seed: 7,
  bags: 4,
};

const BINS = 48;

/** Feature matrix in bins: bin of row r, feature f at [f * rows + r], and the upper edge of every bin. */
export interface Binned {
  rows: number;
  features: number;
  bins: Uint8Array;
  edges: Float64Array[];
}

export function binned(rows: readonly Float64Array[]): Binned {
  const features = rows[0]!.length;
  const bins = new Uint8Array(features * rows.length);
  const edges: Float64Array[] = [];
  for (let f = 0; f < features; f++) {
    const step = Math.max(1, Math.floor(rows.length / 20_000));
    const sample: number[] = [];
    for (let r = 0; r < rows.length; r += step) sample.push(rows[r]![f]!);
    const sorted = [...new Set(sample)].sort((a, b) => a - b);
    const cuts = sorted.length <= BINS ? sorted : quantiles(Float64Array.from(sample).sort(), BINS);
    const edge = Float64Array.from(cuts.slice(0, -1), (cut, i) => (cut + cuts[i + 1]!) / 2);
    edges.push(edge);
    for (let r = 0; r < rows.length; r++) bins[f * rows.length + r] = binOf(edge, rows[r]![f]!);
  }
  return { rows: rows.length, features, bins, edges };
}

function quantiles(sorted: Float64Array, count: number): number[] {
  const out = new Set<number>();
  for (let i = 0; i <= count; i++)
    out.add(sorted[Math.min(sorted.length - 1, Math.floor((i * sorted.length) / count))]!);
  return [...out].sort((a, b) => a - b);
}

/** First bin whose edge is at least the value. */
function binOf(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * @param labels 0 to 1 per row (soft labels are probabilities)
 * @param weights per row; 0 leaves a row out
 * @param groups per row the number of its site, from 0: a tree sees whole sites or nothing of them
 * @param queries per row the number of the question it is one answer to, from 0, rows of a question adjacent. With it the
 *   rows of a question compete (softmax loss: one of them is right); without, each is right or wrong by itself
 */
export function boost(
  data: Binned,
  labels: Float64Array,
  weights: Float64Array,
  groups: Int32Array,
  options: BoostOptions,
  queries?: Int32Array,
): BoostedTrees {
  const bags = Array.from({ length: options.bags }, (_, bag) =>
    boostOnce(data, labels, weights, groups, { ...options, seed: options.seed + 1000 * bag }, queries),
  );
  return compact(average(bags));
}

/**
 * One model whose log-odds are the mean of the models': all their trees, each leaf by its share. The models' trees take turns: the
 * first so many are the first of each, and say much of what all say.
 */
function average(models: readonly BoostedTrees[]): BoostedTrees {
  const share = 1 / models.length;
  const out: BoostedTrees = { inputs: models[0]!.inputs, base: 0, roots: [], feature: [], value: [], left: [] };
  models.forEach(({ base, roots, feature, value, left }, m) => {
    const offset = out.feature.length;
    out.base += base * share;
    roots.forEach((root, tree) => (out.roots[tree * models.length + m] = root + offset));
    feature.forEach((asked, node) => {
      out.left.push(left[node]!);
      out.feature.push(asked);
      out.value.push(asked < 0 ? value[node]! * share : value[node]!);
    });
  });
  return out;
}

function boostOnce(
  data: Binned,
  labels: Float64Array,
  weights: Float64Array,
  groups: Int32Array,
  options: BoostOptions,
  queries?: Int32Array,
): BoostedTrees {
  const random = generator(options.seed);
  const used = Int32Array.from({ length: data.rows }, (_, r) => r).filter((r) => weights[r]! > 0);
  let [positive, total] = [0, 0];
  for (const r of used) {
    positive += labels[r]! * weights[r]!;
    total += weights[r]!;
  }
  const rate = Math.min(0.99, Math.max(1e-4, positive / Math.max(1e-9, total)));
  const model: BoostedTrees = {
    inputs: data.features,
    base: Math.log(rate / (1 - rate)),
    roots: [],
    feature: [],
    value: [],
    left: [],
  };
  const score = new Float64Array(data.rows).fill(model.base);
  const sites = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const gradient = new Float64Array(data.rows);
  const hessian = new Float64Array(data.rows);
  for (let t = 0; t < options.trees; t++) {
    const chance = queries ? softmax(score, queries, used) : undefined;
    for (const r of used) {
      const p = chance ? chance[r]! : 1 / (1 + Math.exp(-score[r]!));
      gradient[r] = weights[r]! * (labels[r]! - p);
      hessian[r] = Math.max(1e-6, weights[r]! * p * (1 - p));
    }
    // What holds for half of the sites and not for the other is how one site is made: no tree shall learn it alone.
    const seen = Uint8Array.from({ length: sites }, () => (random() < options.sites ? 1 : 0));
    const rows = used.filter((r) => seen[groups[r]!] === 1);
    const features = Array.from({ length: data.features }, (_, f) => f).filter(() => random() < options.features);
    grow(model, data, rows, features, gradient, hessian, options);
    apply(model, data, used, score);
  }
  return model;
}

/** Per row its chance among the rows of its question. */
function softmax(score: Float64Array, queries: Int32Array, used: Int32Array): Float64Array {
  const chance = new Float64Array(score.length);
  for (let i = 0; i < used.length;) {
    let end = i;
    let most = -Infinity;
    for (; end < used.length && queries[used[end]!] === queries[used[i]!]; end++)
      most = Math.max(most, score[used[end]!]!);
    let sum = 0;
    for (let j = i; j < end; j++) sum += chance[used[j]!] = Math.exp(score[used[j]!]! - most);
    for (let j = i; j < end; j++) chance[used[j]!] = chance[used[j]!]! / sum;
    i = end;
  }
  return chance;
}

interface Open {
  node: number;
  rows: Int32Array;
  depth: number;
  sums: Float64Array;
}

const WIDTH = BINS + 2;

function grow(
  model: BoostedTrees,
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  g: Float64Array,
  h: Float64Array,
  options: BoostOptions,
): void {
  const add = (): number => {
    model.value.push(0);
    model.left.push(0);
    return model.feature.push(-1) - 1;
  };
  const root = add();
  model.roots.push(root);
  const open: Open[] = [{ node: root, rows, depth: 0, sums: histogram(data, rows, features, g, h) }];
  for (let leaf = open.pop(); leaf; leaf = open.pop()) {
    let [totalG, totalH] = [0, 0];
    for (const r of leaf.rows) {
      totalG += g[r]!;
      totalH += h[r]!;
    }
    model.value[leaf.node] = (options.rate * totalG) / (totalH + options.lambda);
    if (leaf.depth >= options.depth || totalH < 2 * options.leastHessian) continue;
    const whole = totalG ** 2 / (totalH + options.lambda);
    let [gain, feature, cut] = [1e-3, -1, 0];
    features.forEach((f, n) => {
      const edges = data.edges[f]!.length;
      let [leftG, leftH] = [0, 0];
      for (let bin = 0; bin < edges; bin++) {
        leftG += leaf.sums[2 * (n * WIDTH + bin)]!;
        leftH += leaf.sums[2 * (n * WIDTH + bin) + 1]!;
        const rightH = totalH - leftH;
        if (leftH < options.leastHessian || rightH < options.leastHessian) continue;
        const better =
          leftG ** 2 / (leftH + options.lambda) + (totalG - leftG) ** 2 / (rightH + options.lambda) - whole;
        if (better > gain) [gain, feature, cut] = [better, f, bin];
      }
    });
    if (feature < 0) continue;
    const at = feature * data.rows;
    const left = add();
    const right = add();
    model.feature[leaf.node] = feature;
    model.value[leaf.node] = data.edges[feature]![cut]!;
    model.left[leaf.node] = left - leaf.node;
    const low = leaf.rows.filter((r) => data.bins[at + r]! <= cut);
    const high = leaf.rows.filter((r) => data.bins[at + r]! > cut);
    const depth = leaf.depth + 1;
    if (depth >= options.depth) {
      const sums = new Float64Array(0);
      open.push({ node: left, rows: low, depth, sums }, { node: right, rows: high, depth, sums });
      continue;
    }
    // What the smaller child has not, the other has: one of two is counted.
    const small = low.length < high.length ? low : high;
    const counted = histogram(data, small, features, g, h);
    const rest = leaf.sums.map((sum, i) => sum - counted[i]!);
    open.push(
      { node: left, rows: low, depth, sums: small === low ? counted : rest },
      { node: right, rows: high, depth, sums: small === high ? counted : rest },
    );
  }
}

/** Sums of gradients and hessians per feature and bin, in pairs. */
function histogram(
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  g: Float64Array,
  h: Float64Array,
): Float64Array {
  const sums = new Float64Array(2 * WIDTH * features.length);
  features.forEach((f, n) => {
    if (data.edges[f]!.length === 0) return;
    const at = f * data.rows;
    for (const r of rows) {
      const place = 2 * (n * WIDTH + data.bins[at + r]!);
      sums[place] = sums[place]! + g[r]!;
      sums[place + 1] = sums[place + 1]! + h[r]!;
    }
  });
  return sums;
}

/** Adds the newest tree's leaves to the scores. */
function apply(model: BoostedTrees, data: Binned, rows: Int32Array, score: Float64Array): void {
  const root = model.roots.at(-1)!;
  const cuts = model.feature.map((f, node) => (f >= 0 && node >= root ? binOf(data.edges[f]!, model.value[node]!) : 0));
  for (const r of rows) {
    let node = root;
    while (model.feature[node]! >= 0) {
      node +=
        data.bins[model.feature[node]! * data.rows + r]! <= cuts[node]! ? model.left[node]! : model.left[node]! + 1;
    }
    score[r] = score[r]! + model.value[node]!;
  }
}

/** Five significant digits are enough, and make the file small and the same on every machine. */
function compact(model: BoostedTrees): BoostedTrees {
  return {
    ...model,
    base: Number(model.base.toPrecision(5)),
    value: model.value.map((value) => Number(value.toPrecision(5))),
  };
}

/** Mulberry32: a seeded generator, so that training gives the same model to the byte. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
