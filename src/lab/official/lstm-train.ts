/** Trains the LSTM of clauses: Adam, dropout on the input, first on clauses labelled by their page's kind, then on those that were read. */
import type { LstmParameters, LstmSize } from '../../ml/lstm/lstm';
import { backward, gradientOf, type Gradient } from './lstm-gradient';

export interface Example {
  units: number[][];
  label: number;
  weight: number;
}

export const SIZE = { buckets: 4096, dim: 20, hidden: 20 } as const;

const RATE = 0.004;
const [DECAY_FIRST, DECAY_SECOND] = [0.9, 0.999];
const BATCH = 16;
const DROPOUT = 0.4;
/** Weights shrink by this share per step (decoupled weight decay). */
const SHRINK = 2e-5;

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function freshModel(size: LstmSize, seed: number): LstmParameters {
  const random = randomOf(seed);
  const { embedding, gates, output } = gradientOf(size);
  const spread = (array: Float64Array, width: number): Float64Array => array.map(() => (2 * random() - 1) * width);
  const model = {
    size,
    // Small: a piece that no training clause has stays near nothing, not a loud guess.
    embedding: spread(embedding, 0.05),
    gates: spread(gates, 1 / Math.sqrt(size.hidden)),
    output: spread(output, 0.3),
  };
  // Memory is kept until there is a reason to forget.
  const row = size.dim + size.hidden + 1;
  for (let j = 0; j < size.hidden; j++) model.gates[(size.hidden + j) * row + row - 1] = 1;
  return model;
}

/** @param model changed in place */
export function trainOn(model: LstmParameters, examples: readonly Example[], epochs: number, seed: number): void {
  const random = randomOf(seed);
  const parts = ['embedding', 'gates', 'output'] as const;
  const [first, second] = [gradientOf(model.size), gradientOf(model.size)];
  const order = examples.map((_, i) => i);
  let step = 0;
  const total = epochs * Math.ceil(examples.length / BATCH);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const gradient = gradientOf(model.size);
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) {
        const { units, label, weight } = examples[at]!;
        if (units.length === 0) continue;
        const mask = Float64Array.from({ length: units.length * model.size.dim }, () =>
          random() < DROPOUT ? 0 : 1 / (1 - DROPOUT),
        );
        backward(model, units, label, weight / batch.length, gradient, mask);
      }
      step++;
      const rate = RATE * (1 - step / (total + 1));
      for (const part of parts) adam(model[part], part, gradient, first, second, step, rate);
    }
  }
}

function adam(
  values: Float64Array,
  part: keyof Gradient,
  gradient: Gradient,
  first: Gradient,
  second: Gradient,
  step: number,
  rate: number,
): void {
  const [g, m, v] = [gradient[part], first[part], second[part]];
  const [a, b] = [1 - DECAY_FIRST ** step, 1 - DECAY_SECOND ** step];
  for (let i = 0; i < values.length; i++) {
    m[i] = DECAY_FIRST * m[i]! + (1 - DECAY_FIRST) * g[i]!;
    v[i] = DECAY_SECOND * v[i]! + (1 - DECAY_SECOND) * g[i]! * g[i]!;
    values[i] = values[i]! * (1 - SHRINK) - (rate * (m[i]! / a)) / (Math.sqrt(v[i]! / b) + 1e-8);
  }
}
