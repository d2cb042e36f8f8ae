/**
 * A smaller SVM that says the same: a sample of the support vectors, with coefficients found anew by least squares, so that the decision
 * values of all training points stay what they were (reduced set, Burges 1996; here a subset with new weights).
 */
import { generator } from '../words/random';
import { squaredDistance, type TrainedSvm } from './svm';

/** Support vectors that stay. Of some 1,100; with 300 the values of unseen records are off by 0.03 on average, F1 is the same. */
export const KEPT = 300;
/** Keeps the coefficients small where support vectors are alike. */
const RIDGE = 1e-3;
const SEED = 29;

/** @param points of the training, all of them */
export function prune(svm: TrainedSvm, points: readonly Float64Array[], log2Gamma: number): TrainedSvm {
  if (svm.support.length <= KEPT) return svm;
  const gamma = 2 ** log2Gamma;
  const random = generator(SEED);
  const order = Array.from(svm.support, (i) => ({ i, by: random() })).sort((a, b) => a.by - b.by);
  const support = Int32Array.from(order.slice(0, KEPT), ({ i }) => i).sort();
  const kernel = (a: Float64Array, b: Float64Array): number => Math.exp(-gamma * squaredDistance(a, b));
  const normal = Array.from({ length: KEPT }, () => new Float64Array(KEPT));
  const right = new Float64Array(KEPT);
  const row = new Float64Array(KEPT);
  for (const point of points) {
    let value = 0;
    svm.support.forEach((i, n) => (value += svm.coefficients[n]! * kernel(points[i]!, point)));
    support.forEach((i, n) => (row[n] = kernel(points[i]!, point)));
    for (let a = 0; a < KEPT; a++) {
      right[a]! += row[a]! * value;
      for (let b = 0; b <= a; b++) normal[a]![b]! += row[a]! * row[b]!;
    }
  }
  for (let a = 0; a < KEPT; a++) normal[a]![a]! += RIDGE;
  return { support, coefficients: solve(normal, right), rho: svm.rho };
}

/** Cholesky: x with A x = b. @param lower triangle of A, symmetric and positive; it is changed */
function solve(lower: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[i]![k]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= lower[k]![i]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  return x;
}
