/**
 * A long short-term memory network over a clause, with a softmax over labels: LSTMIE's model. Written out over typed arrays: at this size
 * it is faster than a library is loaded, and needs neither eval nor WebGL.
 *
 * Per unit: x = mean of its pieces' embeddings; i, f, o = σ(W x + U h + b); g = tanh(…); c = f c + i g; h = o tanh(c). The label is read from
 * the mean of all h beside the last.
 */

export interface LstmSize {
  buckets: number;
  /** Of an embedding, and of the hidden state. */
  dim: number;
  hidden: number;
  labels: number;
}

export interface LstmParameters {
  size: LstmSize;
  /** buckets × dim. */
  embedding: Float64Array;
  /** 4 hidden × (dim + hidden + 1): rows of i, f, o, g; a row has W, U, b. */
  gates: Float64Array;
  /** labels × (2 hidden + 1). */
  output: Float64Array;
}

/** What a forward pass leaves for the backward one. Per unit and one behind the other. */
export interface Trace {
  x: Float64Array;
  /** i, f, o, g after their functions: 4 hidden per unit. */
  gates: Float64Array;
  c: Float64Array;
  h: Float64Array;
  /** Mean h, last h. */
  read: Float64Array;
  probabilities: Float64Array;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** @param units as `unitsOf` gives them, at least one @param mask per unit and dimension a factor of the input (dropout in training) */
export function forward(
  { size, embedding, gates: weights, output }: LstmParameters,
  units: readonly (readonly number[])[],
  mask?: Float64Array,
): Trace {
  const { dim, hidden, labels } = size;
  const row = dim + hidden + 1;
  const steps = units.length;
  const x = new Float64Array(steps * dim);
  const gates = new Float64Array(steps * 4 * hidden);
  const c = new Float64Array(steps * hidden);
  const h = new Float64Array(steps * hidden);
  const read = new Float64Array(2 * hidden);
  for (let t = 0; t < steps; t++) {
    const pieces = units[t]!;
    for (const piece of pieces)
      for (let d = 0; d < dim; d++) x[t * dim + d] = x[t * dim + d]! + embedding[piece * dim + d]! / pieces.length;
    if (mask) for (let d = 0; d < dim; d++) x[t * dim + d] = x[t * dim + d]! * mask[t * dim + d]!;
    const before = (t - 1) * hidden;
    for (let k = 0; k < 4 * hidden; k++) {
      const at = k * row;
      let sum = weights[at + row - 1]!;
      for (let d = 0; d < dim; d++) sum += weights[at + d]! * x[t * dim + d]!;
      if (t > 0) for (let j = 0; j < hidden; j++) sum += weights[at + dim + j]! * h[before + j]!;
      gates[t * 4 * hidden + k] = k < 3 * hidden ? sigmoid(sum) : Math.tanh(sum);
    }
    for (let j = 0; j < hidden; j++) {
      const at = t * 4 * hidden + j;
      const kept = t > 0 ? gates[at + hidden]! * c[before + j]! : 0;
      c[t * hidden + j] = kept + gates[at]! * gates[at + 3 * hidden]!;
      h[t * hidden + j] = gates[at + 2 * hidden]! * Math.tanh(c[t * hidden + j]!);
      read[j] = read[j]! + h[t * hidden + j]! / steps;
    }
  }
  for (let j = 0; j < hidden; j++) read[hidden + j] = h[(steps - 1) * hidden + j]!;
  const scores = Array.from({ length: labels }, (_, l) => {
    const at = l * (2 * hidden + 1);
    let sum = output[at + 2 * hidden]!;
    for (let j = 0; j < 2 * hidden; j++) sum += output[at + j]! * read[j]!;
    return sum;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return { x, gates, c, h, read, probabilities: Float64Array.from(powers, (power) => power / total) };
}
