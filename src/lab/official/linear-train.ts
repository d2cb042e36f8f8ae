/** Trains the linear part of the model of clauses: logistic regression, AdaGrad, seeded. */
import type { Feature } from '../../ml/lstm/linear';
import { randomOf } from './lstm-train';

export interface LinearExample {
  features: readonly Feature[];
  label: number;
  weight: number;
}

const EPOCHS = 6;
const RATE = 0.12;
const SHRINK = 1e-4;
const START = 1e-2;

/** @returns features × labels */
export function trainLinear(
  examples: readonly LinearExample[],
  features: number,
  labels: number,
  seed: number,
): Float32Array {
  const random = randomOf(seed);
  const weights = new Float32Array(features * labels);
  const squares = new Float32Array(features * labels).fill(START);
  const order = examples.map((_, i) => i);
  const errors = new Float32Array(labels);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const at of order) {
      const { features: own, label, weight } = examples[at]!;
      errors.fill(0);
      for (const [index, value] of own)
        for (let l = 0; l < labels; l++) errors[l]! += weights[index * labels + l]! * value;
      const most = Math.max(...errors);
      const total = errors.reduce((sum, score) => sum + Math.exp(score - most), 0);
      errors.forEach((score, l) => (errors[l] = weight * (Math.exp(score - most) / total - (l === label ? 1 : 0))));
      for (const [index, value] of own)
        for (let l = 0; l < labels; l++) {
          const to = index * labels + l;
          const slope = errors[l]! * value + SHRINK * weights[to]!;
          squares[to]! += slope * slope;
          weights[to]! -= (RATE * slope) / Math.sqrt(squares[to]!);
        }
    }
  }
  return weights;
}
