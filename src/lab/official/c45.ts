/**
 * C4.5 (Quinlan 1993) on continuous features: binary splits by gain ratio among splits of at least average gain, at least two examples per
 * leaf, pessimistic pruning at a confidence of 0.25.
 */
export interface DecisionTree {
  /** Kind that a leaf says; of an inner node, what most of its examples are. */
  kind: number;
  /** Examples, and those of another kind. */
  total: number;
  wrong: number;
  split?: { feature: number; threshold: number; low: DecisionTree; high: DecisionTree };
}

const LEAST = 2;
/** Normal deviate of the confidence 0.25. */
const Z = 0.6745;

const entropy = (counts: ArrayLike<number>, total: number): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++)
    if (counts[i]! > 0) sum -= (counts[i]! / total) * Math.log2(counts[i]! / total);
  return sum;
};

/**
 * @param rows features per example
 * @param kinds number of each example's kind, from 0
 */
export function trainC45(
  rows: readonly ArrayLike<number>[],
  kinds: readonly number[],
  kindCount: number,
): DecisionTree {
  return prune(
    grow(
      rows,
      kinds,
      Int32Array.from(rows, (_, i) => i),
      kindCount,
    ),
  );
}

function grow(
  rows: readonly ArrayLike<number>[],
  kinds: readonly number[],
  used: Int32Array,
  kindCount: number,
): DecisionTree {
  const counts = new Float64Array(kindCount);
  for (const i of used) counts[kinds[i]!]!++;
  const kind = counts.reduce((best, count, k) => (count > counts[best]! ? k : best), 0);
  const leaf: DecisionTree = { kind, total: used.length, wrong: used.length - counts[kind]! };
  if (leaf.wrong === 0 || used.length < 2 * LEAST) return leaf;
  const whole = entropy(counts, used.length);
  const splits = Array.from({ length: rows[0]!.length }, (_, f) =>
    bestThreshold(rows, kinds, used, f, counts, whole),
  ).filter((split) => split !== undefined);
  const mean = splits.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, splits.length);
  const best = splits
    .filter(({ gain }) => gain >= mean - 1e-9)
    .reduce<Split | undefined>((top, split) => (!top || split.ratio > top.ratio ? split : top), undefined);
  if (!best) return leaf;
  const { feature, threshold } = best;
  const low = grow(
    rows,
    kinds,
    used.filter((i) => rows[i]![feature]! <= threshold),
    kindCount,
  );
  const high = grow(
    rows,
    kinds,
    used.filter((i) => rows[i]![feature]! > threshold),
    kindCount,
  );
  return { ...leaf, split: { feature, threshold, low, high } };
}

interface Split {
  feature: number;
  threshold: number;
  gain: number;
  ratio: number;
}

/** The threshold of most gain on a feature; its gain pays for having been chosen among many (release 8). */
function bestThreshold(
  rows: readonly ArrayLike<number>[],
  kinds: readonly number[],
  used: Int32Array,
  feature: number,
  counts: Float64Array,
  whole: number,
): Split | undefined {
  const order = Int32Array.from(used).sort((a, b) => rows[a]![feature]! - rows[b]![feature]!);
  const low = new Float64Array(counts.length);
  const high = Float64Array.from(counts);
  let [best, at, cuts] = [-1, -1, 0];
  for (let n = 0; n + 1 < order.length; n++) {
    low[kinds[order[n]!]!]!++;
    high[kinds[order[n]!]!]!--;
    if (rows[order[n]!]![feature]! >= rows[order[n + 1]!]![feature]!) continue;
    cuts++;
    const size = n + 1;
    if (size < LEAST || order.length - size < LEAST) continue;
    const rest = order.length - size;
    const gain = whole - (size * entropy(low, size) + rest * entropy(high, rest)) / order.length;
    if (gain > best) [best, at] = [gain, n];
  }
  if (at < 0) return undefined;
  const gain = best - Math.log2(cuts) / order.length;
  if (gain <= 0) return undefined;
  const share = [at + 1, order.length - at - 1];
  return { feature, threshold: rows[order[at]!]![feature]!, gain, ratio: gain / entropy(share, order.length) };
}

/** Upper bound of the errors of a leaf, by the normal approximation that Quinlan gives. */
function pessimistic(wrong: number, total: number): number {
  const f = wrong / total;
  const bound =
    (f + Z ** 2 / (2 * total) + Z * Math.sqrt(f / total - f ** 2 / total + Z ** 2 / (4 * total ** 2))) /
    (1 + Z ** 2 / total);
  return bound * total;
}

const expected = ({ split, wrong, total }: DecisionTree): number =>
  split ? expected(split.low) + expected(split.high) : pessimistic(wrong, total);

/** Bottom up: a leaf takes the place of a subtree that expects no fewer errors. */
function prune(tree: DecisionTree): DecisionTree {
  if (!tree.split) return tree;
  const split = { ...tree.split, low: prune(tree.split.low), high: prune(tree.split.high) };
  const { kind, total, wrong } = tree;
  return expected({ ...tree, split }) >= pessimistic(wrong, total) - 0.1 ? { kind, total, wrong } : { ...tree, split };
}

export function classifyC45(tree: DecisionTree, row: ArrayLike<number>): number {
  let node = tree;
  while (node.split) node = row[node.split.feature]! <= node.split.threshold ? node.split.low : node.split.high;
  return node.kind;
}
