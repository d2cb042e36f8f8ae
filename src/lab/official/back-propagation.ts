/** A back-propagation network: one hidden layer of sigmoid units, sigmoid outputs, squared error, momentum, one example at a time. */
import { generator } from '../words/random';

export interface Network {
  /** Per hidden unit: weights of the inputs, then a constant. */
  hidden: Float64Array[];
  /** Per kind: weights of the hidden units, then a constant. */
  output: Float64Array[];
}

export interface NetworkOptions {
  units: number;
  epochs: number;
  rate: number;
  momentum: number;
  seed: number;
}

/** @param rows inputs of a similar scale (mean 0, deviation 1) */
export function trainNetwork(
  rows: readonly ArrayLike<number>[],
  kinds: readonly number[],
  kindCount: number,
  { units, epochs, rate, momentum, seed }: NetworkOptions,
): Network {
  const random = generator(seed);
  const layer = (size: number, inputs: number): Float64Array[] =>
    Array.from({ length: size }, () => Float64Array.from({ length: inputs + 1 }, () => random() - 0.5));
  const inputs = rows[0]!.length;
  const network: Network = { hidden: layer(units, inputs), output: layer(kindCount, units) };
  const speedOf = (weights: readonly Float64Array[]): Float64Array[] =>
    weights.map(({ length }) => new Float64Array(length));
  const speed = { hidden: speedOf(network.hidden), output: speedOf(network.output) };
  const order = rows.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const i of order) {
      const row = rows[i]!;
      const hidden = activate(network.hidden, row);
      const output = activate(network.output, hidden);
      const outputError = output.map((o, k) => ((k === kinds[i] ? 1 : 0) - o) * o * (1 - o));
      const hiddenError = hidden.map((h, u) => {
        let sum = 0;
        for (let k = 0; k < kindCount; k++) sum += outputError[k]! * network.output[k]![u]!;
        return sum * h * (1 - h);
      });
      step(network.output, speed.output, outputError, hidden, rate, momentum);
      step(network.hidden, speed.hidden, hiddenError, row, rate, momentum);
    }
  }
  return network;
}

function activate(layer: readonly Float64Array[], inputs: ArrayLike<number>): Float64Array {
  return Float64Array.from(layer, (weights) => {
    let sum = weights[inputs.length]!;
    for (let d = 0; d < inputs.length; d++) sum += weights[d]! * inputs[d]!;
    return 1 / (1 + Math.exp(-sum));
  });
}

function step(
  layer: readonly Float64Array[],
  speed: readonly Float64Array[],
  error: Float64Array,
  inputs: ArrayLike<number>,
  rate: number,
  momentum: number,
): void {
  layer.forEach((weights, u) => {
    const moving = speed[u]!;
    for (let d = 0; d < weights.length; d++) {
      moving[d] = momentum * moving[d]! + rate * error[u]! * (d < inputs.length ? inputs[d]! : 1);
      weights[d] = weights[d]! + moving[d]!;
    }
  });
}

/** @returns the kind whose output is highest */
export function classifyByNetwork({ hidden, output }: Network, row: ArrayLike<number>): number {
  const values = activate(output, activate(hidden, row));
  return values.reduce((best, value, k) => (value > values[best]! ? k : best), 0);
}
