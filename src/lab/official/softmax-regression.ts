/** Multinomial logistic regression with a ridge, by gradient descent with momentum on standardised inputs. */
import { standardised, type LinearModel } from '../../core/classify/page-kind/page-kind-model';

export interface RegressionOptions {
  /** Penalty of the squared weights, per example. */
  ridge: number;
  steps: number;
  rate: number;
}

const MOMENTUM = 0.9;
const round = (value: number): number => Number(value.toPrecision(5));

/** Mean, and one over the deviation, of each input over weighted rows. */
export function scaleOf(
  rows: readonly ArrayLike<number>[],
  weights: ArrayLike<number>,
): Pick<LinearModel, 'mean' | 'scale'> {
  const inputs = rows[0]!.length;
  const sum = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  let total = 0;
  rows.forEach((row, i) => {
    const weight = weights[i]!;
    if (weight === 0) return;
    total += weight;
    for (let d = 0; d < inputs; d++) sum[d]! += weight * row[d]!;
  });
  rows.forEach((row, i) => {
    if (weights[i] === 0) return;
    for (let d = 0; d < inputs; d++) squares[d]! += weights[i]! * (row[d]! - sum[d]! / total) ** 2;
  });
  return {
    mean: Array.from(sum, (s) => round(s / total)),
    scale: Array.from(squares, (s) => (s / total > 1e-8 ? round(1 / Math.sqrt(s / total)) : 0)),
  };
}

/**
 * @param kinds number of each row's kind, from 0
 * @param weights per row; rows of weight 0 are left out
 */
export function trainRegression(
  rows: readonly number[][],
  kinds: readonly number[],
  weights: ArrayLike<number>,
  kindCount: number,
  { ridge, steps, rate }: RegressionOptions,
): LinearModel {
  const scaling = scaleOf(rows, weights);
  const used = rows.map((_, i) => i).filter((i) => weights[i]! > 0);
  const inputs = rows[0]!.length + 1;
  const scaled = used.map((i) => Float64Array.from([1, ...standardised(scaling, rows[i]!)]));
  const total = used.reduce((sum, i) => sum + weights[i]!, 0);
  const slopes = Array.from({ length: kindCount }, () => new Float64Array(inputs));
  const speed = slopes.map(() => new Float64Array(inputs));
  const gradient = slopes.map(() => new Float64Array(inputs));
  const chance = new Float64Array(kindCount);
  for (let step = 0; step < steps; step++) {
    gradient.forEach((own, k) => own.forEach((_, d) => (own[d] = d === 0 ? 0 : -ridge * slopes[k]![d]!)));
    used.forEach((i, n) => {
      const row = scaled[n]!;
      let most = -Infinity;
      for (let k = 0; k < kindCount; k++) {
        const own = slopes[k]!;
        let sum = 0;
        for (let d = 0; d < inputs; d++) sum += own[d]! * row[d]!;
        chance[k] = sum;
        most = Math.max(most, sum);
      }
      let all = 0;
      for (let k = 0; k < kindCount; k++) all += chance[k] = Math.exp(chance[k]! - most);
      for (let k = 0; k < kindCount; k++) {
        const error = (weights[i]! / total) * ((k === kinds[i] ? 1 : 0) - chance[k]! / all);
        const own = gradient[k]!;
        for (let d = 0; d < inputs; d++) own[d]! += error * row[d]!;
      }
    });
    slopes.forEach((own, k) => {
      for (let d = 0; d < inputs; d++) {
        speed[k]![d] = MOMENTUM * speed[k]![d]! + rate * gradient[k]![d]!;
        own[d]! += speed[k]![d]!;
      }
    });
  }
  return { ...scaling, weights: slopes.map((own) => Array.from(own, round)) };
}
