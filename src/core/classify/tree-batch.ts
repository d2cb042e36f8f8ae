/**
 * Boosted trees asked about many rows at once, with the same answers as `predict`. Rows that follow each other on a page
 * are much alike: what a tree asks of them they mostly answer alike, so that one way through the tree, by the least and
 * the most of each feature, goes for all of them as far as they agree.
 */
import { checkInputs, leafFrom, type BoostedTrees } from './boosted-trees';

/** Rows taken together: more answer less alike, fewer share less. */
const BATCH = 16;

/**
 * @param models all of them asked about every row
 * @param rowOf the evidence of an item
 * @param told called with each item, in order, and the log-odds by each model; the list is used again for the next item
 */
export function judgeInBatches<T>(
  models: readonly BoostedTrees[],
  items: readonly T[],
  rowOf: (item: T) => Float64Array,
  told: (item: T, odds: readonly number[]) => void,
): void {
  for (let begin = 0; begin < items.length; begin += BATCH) {
    const batch = items.slice(begin, begin + BATCH);
    const rows = batch.map(rowOf);
    const [least, most] = bounds(rows);
    const sums = models.map((model) => predictBatch(model, rows, least, most));
    batch.forEach((item, i) =>
      told(
        item,
        sums.map((sum) => sum[i]!),
      ),
    );
  }
}

/** Per feature the least and the most of the rows; NaN where one has no number, so that each is asked by itself. */
function bounds(rows: readonly Float64Array[]): [Float64Array, Float64Array] {
  const least = rows[0]!.slice();
  const most = rows[0]!.slice();
  for (const row of rows) {
    for (let f = 0; f < row.length; f++) {
      least[f] = Math.min(least[f]!, row[f]!);
      most[f] = Math.max(most[f]!, row[f]!);
    }
  }
  return [least, most];
}

/** @returns log-odds per row */
function predictBatch(
  model: BoostedTrees,
  rows: readonly Float64Array[],
  least: Float64Array,
  most: Float64Array,
): Float64Array {
  for (const row of rows) checkInputs(model, row);
  const { roots, feature, value, left } = model;
  const sums = new Float64Array(rows.length).fill(model.base);
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!;
    let asked = feature[node]!;
    for (; asked >= 0; asked = feature[node]!) {
      if (most[asked]! <= value[node]!) node = left[node]!;
      else if (least[asked]! > value[node]!) node = left[node]! + 1;
      else break;
    }
    for (let i = 0; i < rows.length; i++) {
      sums[i] = sums[i]! + value[asked < 0 ? node : leafFrom(model, node, rows[i]!)]!;
    }
  }
  return sums;
}
