/**
 * Trains the networks over a page's evidence: softmax loss, Adam (Kingma and Ba 2015) with the weights' decay beside its steps
 * (Loshchilov and Hutter 2019), and inputs and units left out at random (Srivastava et al. 2014), as there are few pages for so many inputs.
 */
import { softmax, standardised, type LinearModel } from '../../core/classify/page-kind/page-kind-model';
import type { NetworkModel } from '../../core/classify/page-kind/page-network';
import { generator } from '../words/random';

export interface PageNetworkOptions {
  units: number;
  epochs: number;
  /** Pages per step. */
  batch: number;
  /** Of a step at first; it falls to 0 in a straight line. */
  rate: number;
  /** Share by which a step shortens the weights, at rate 1. */
  decay: number;
  /** Shares of inputs and of units that a page is learned without. */
  inputsOut: number;
  unitsOut: number;
  seed: number;
}

export const NETWORK: PageNetworkOptions = {
  units: 32,
  epochs: 30,
  batch: 64,
  rate: 0.002,
  decay: 0.03,
  inputsOut: 0.1,
  unitsOut: 0.3,
  seed: 1,
};

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];

/** Weights of one layer, row by row with the constant first, and what Adam keeps of their slopes. */
interface Layer {
  rows: number;
  columns: number;
  weights: Float64Array;
  slope: Float64Array;
  mean: Float64Array;
  square: Float64Array;
}

/**
 * @param scaling by which inputs are brought to one scale, as the linear model has it
 * @param kinds number of each row's kind, from 0
 * @param weights per row; rows of weight 0 are left out
 */
export function trainPageNetwork(
  rows: readonly (readonly number[])[],
  scaling: Pick<LinearModel, 'mean' | 'scale'>,
  kinds: readonly number[],
  weights: ArrayLike<number>,
  kindCount: number,
  options: PageNetworkOptions,
): NetworkModel {
  const { units, epochs, batch, rate, inputsOut, unitsOut } = options;
  const random = generator(options.seed);
  const used = rows.map((_, i) => i).filter((i) => weights[i]! > 0);
  const scaled = used.map((i) => Float64Array.from(standardised(scaling, rows[i]!)));
  const mean = used.reduce((sum, i) => sum + weights[i]!, 0) / used.length;
  const inputs = rows[0]!.length;
  const hidden = layerOf(units, inputs, Math.sqrt(0.5 / inputs), random);
  const output = layerOf(kindCount, units, 0.1, random);
  const order = used.map((_, n) => n);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      const chosen = order.slice(from, from + batch);
      for (const n of chosen) {
        const i = used[n]!;
        const input = withoutSome(scaled[n]!, inputsOut, random);
        const raw = forward(hidden, input);
        const kept = withoutSome(
          raw.map((value) => Math.max(0, value)),
          unitsOut,
          random,
        );
        const chances = softmax([...forward(output, kept)]);
        const error = chances.map(
          (chance, k) => ((chance - (k === kinds[i] ? 1 : 0)) * weights[i]!) / mean / chosen.length,
        );
        const back = new Float64Array(units);
        error.forEach((own, k) => {
          const start = k * output.columns;
          for (let u = 0; u < units; u++) back[u]! += own * output.weights[start + u + 1]!;
        });
        addSlope(output, error, kept);
        // A unit that was left out or cut at 0 learns nothing; one that was kept counted for more.
        addSlope(
          hidden,
          Array.from(back, (own, u) => (kept[u]! > 0 ? own / (1 - unitsOut) : 0)),
          input,
        );
      }
      step++;
      for (const one of [hidden, output]) adam(one, step, rate * (1 - epoch / epochs), options.decay);
    }
  }
  return { hidden: matrix(hidden), output: matrix(output) };
}

function layerOf(rows: number, inputs: number, deviation: number, random: () => number): Layer {
  const columns = inputs + 1;
  const zeros = (): Float64Array => new Float64Array(rows * columns);
  const weights = zeros();
  for (let at = 0; at < weights.length; at++) if (at % columns > 0) weights[at] = deviation * normal(random);
  return { rows, columns, weights, slope: zeros(), mean: zeros(), square: zeros() };
}

/** A number of the normal distribution (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** Some values left out at random, the others enlarged by as much. */
const withoutSome = (values: Float64Array, share: number, random: () => number): Float64Array =>
  values.map((value) => (random() < share ? 0 : value / (1 - share)));

function forward({ rows, columns, weights }: Layer, inputs: Float64Array): Float64Array {
  const out = new Float64Array(rows);
  for (let r = 0; r < rows; r++) {
    const start = r * columns;
    let sum = weights[start]!;
    for (let i = 0; i < inputs.length; i++) sum += weights[start + i + 1]! * inputs[i]!;
    out[r] = sum;
  }
  return out;
}

function addSlope({ columns, slope }: Layer, error: readonly number[], inputs: Float64Array): void {
  error.forEach((own, r) => {
    if (own === 0) return;
    const start = r * columns;
    slope[start]! += own;
    for (let i = 0; i < inputs.length; i++) slope[start + i + 1]! += own * inputs[i]!;
  });
}

function adam({ columns, weights, slope, mean, square }: Layer, step: number, rate: number, decay: number): void {
  const [first, second] = [1 - FIRST ** step, 1 - SECOND ** step];
  for (let at = 0; at < weights.length; at++) {
    mean[at] = FIRST * mean[at]! + (1 - FIRST) * slope[at]!;
    square[at] = SECOND * square[at]! + (1 - SECOND) * slope[at]! ** 2;
    const shorter = at % columns > 0 ? decay * weights[at]! : 0;
    weights[at]! -= rate * (mean[at]! / first / (Math.sqrt(square[at]! / second) + TINY) + shorter);
    slope[at] = 0;
  }
}

/** Three digits are enough, and keep the file small. */
const matrix = ({ rows, columns, weights }: Layer): number[][] =>
  Array.from({ length: rows }, (_, r) =>
    Array.from(weights.subarray(r * columns, (r + 1) * columns), (value) => Math.round(1000 * value) / 1000),
  );
