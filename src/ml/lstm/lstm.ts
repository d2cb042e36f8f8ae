/**
 * LSTMIE's model: a long short-term memory network reads a clause's words; a layer and a softmax over labels see what it has read beside the clauses
 * before and after, all of the page, and the numbers that say where the clause stands. Written out over typed arrays: at this size it is faster than a
 * library is loaded, and needs neither eval nor WebGL.
 *
 * Per unit: x = mean of its pieces' embeddings; i, f, o = σ(W x + U h + b); g = tanh(…); c = f c + i g; h = o tanh(c). A clause is the mean of
 * all h beside their greatest values.
 */

export interface LstmSize {
  /** Pieces that it knows. */
  pieces: number;
  /** Of an embedding, and of the hidden state. */
  dim: number;
  hidden: number;
  /** Numbers that come with a clause. */
  context: number;
  layer: number;
  labels: number;
}

export interface LstmParameters {
  size: LstmSize;
  /** pieces × dim. */
  embedding: Float32Array;
  /** 4 hidden × (dim + hidden + 1): rows of i, f, o, g; a row has W, U, b. */
  gates: Float32Array;
  /** layer × (8 hidden + context + 1): the clause, the one before, the one after, the mean of the page's, the numbers. */
  layer: Float32Array;
  /** labels × (layer + 1). */
  output: Float32Array;
}

export const PARTS = ['embedding', 'gates', 'layer', 'output'] as const;

/** What the layer sees: four vectors of clauses, and the numbers. */
export const inputOf = ({ hidden, context }: Pick<LstmSize, 'hidden' | 'context'>): number => 8 * hidden + context;

export const lengthsOf = ({ pieces, dim, hidden, context, layer, labels }: LstmSize): Record<Part, number> => ({
  embedding: pieces * dim,
  gates: 4 * hidden * (dim + hidden + 1),
  layer: layer * (inputOf({ hidden, context }) + 1),
  output: labels * (layer + 1),
});

export type Part = (typeof PARTS)[number];

/** What reading a clause leaves for learning from it. Per unit and one behind the other. */
export interface Reading {
  x: Float32Array;
  /** i, f, o, g after their functions: 4 hidden per unit. */
  gates: Float32Array;
  c: Float32Array;
  h: Float32Array;
  /** Mean of h, greatest h. */
  vector: Float32Array;
  /** Per dimension the unit of the greatest h. */
  greatest: Int32Array;
}

/** tanh from a table with straight lines between its points: off by 4e-6 at most, and twice as fast. */
const [REACH, POINTS] = [7, 4096];
const TABLE = Float32Array.from({ length: POINTS + 2 }, (_, i) => Math.tanh((2 * REACH * i) / POINTS - REACH));
export function tanh(value: number): number {
  if (value >= REACH) return 1;
  if (value <= -REACH) return -1;
  const at = (value + REACH) * (POINTS / (2 * REACH));
  const i = Math.trunc(at);
  return TABLE[i]! + (TABLE[i + 1]! - TABLE[i]!) * (at - i);
}
const sigmoid = (value: number): number => 0.5 + 0.5 * tanh(value / 2);

/** @param units as `clauseUnits` gives them, at least one @param mask per unit and dimension a factor of the input (dropout in training) */
export function readClause(
  { size, embedding, gates: weights }: LstmParameters,
  units: readonly (readonly number[])[],
  mask?: Float32Array,
): Reading {
  const { dim, hidden } = size;
  const row = dim + hidden + 1;
  const steps = units.length;
  const x = new Float32Array(steps * dim);
  const gates = new Float32Array(steps * 4 * hidden);
  const c = new Float32Array(steps * hidden);
  const h = new Float32Array(steps * hidden);
  const vector = new Float32Array(2 * hidden).fill(-1, hidden);
  const greatest = new Int32Array(hidden);
  for (let t = 0; t < steps; t++) {
    const pieces = units[t]!;
    const share = 1 / pieces.length;
    const at = t * dim;
    for (const piece of pieces)
      for (let d = 0; d < dim; d++) x[at + d] = x[at + d]! + share * embedding[piece * dim + d]!;
    if (mask) for (let d = 0; d < dim; d++) x[at + d] = x[at + d]! * mask[at + d]!;
    const before = (t - 1) * hidden;
    for (let k = 0; k < 4 * hidden; k++) {
      const from = k * row;
      let sum = weights[from + row - 1]!;
      for (let d = 0; d < dim; d++) sum += weights[from + d]! * x[at + d]!;
      if (t > 0) for (let j = 0; j < hidden; j++) sum += weights[from + dim + j]! * h[before + j]!;
      gates[t * 4 * hidden + k] = k < 3 * hidden ? sigmoid(sum) : tanh(sum);
    }
    for (let j = 0; j < hidden; j++) {
      const from = t * 4 * hidden + j;
      const kept = t > 0 ? gates[from + hidden]! * c[before + j]! : 0;
      const cell = kept + gates[from]! * gates[from + 3 * hidden]!;
      const out = gates[from + 2 * hidden]! * tanh(cell);
      c[t * hidden + j] = cell;
      h[t * hidden + j] = out;
      vector[j] = vector[j]! + out / steps;
      if (out > vector[hidden + j]!) [vector[hidden + j], greatest[j]] = [out, t];
    }
  }
  return { x, gates, c, h, vector, greatest };
}

/** What comes with a clause beside vectors. */
export interface Around {
  numbers: ArrayLike<number>;
  /** What another judge says: scores that the network's are added to. */
  offset: Float32Array;
}

export interface Judgement {
  input: Float32Array;
  layer: Float32Array;
  /** Per label, before the softmax. */
  scores: Float32Array;
  /** Per label, 0 to 1; they add up to 1. */
  probabilities: Float32Array;
}

/** @param clauses vectors of the clause, of its neighbours (undefined where there is none), and their mean on the page @param mask factors of the input */
export function judge(
  { size, layer: inner, output }: LstmParameters,
  clauses: readonly (Float32Array | undefined)[],
  { numbers, offset }: Around,
  mask?: Float32Array,
): Judgement {
  const { hidden, labels } = size;
  const width = inputOf(size);
  const input = new Float32Array(width);
  clauses.forEach((vector, i) => vector && input.set(vector, 2 * hidden * i));
  input.set(numbers, 8 * hidden);
  if (mask) for (let j = 0; j < width; j++) input[j] = input[j]! * mask[j]!;
  const layer = new Float32Array(size.layer);
  for (let k = 0; k < size.layer; k++) {
    const from = k * (width + 1);
    let sum = inner[from + width]!;
    for (let j = 0; j < width; j++) sum += inner[from + j]! * input[j]!;
    layer[k] = tanh(sum);
  }
  const scores = new Float32Array(labels);
  for (let l = 0; l < labels; l++) {
    const from = l * (size.layer + 1);
    let sum = output[from + size.layer]! + offset[l]!;
    for (let k = 0; k < size.layer; k++) sum += output[from + k]! * layer[k]!;
    scores[l] = sum;
  }
  return { input, layer, scores, probabilities: softmax(scores) };
}

export function softmax(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

/** @param readings of a page's clauses, undefined for those that were not read */
export function meanVector({ hidden }: LstmSize, readings: readonly (Reading | undefined)[]): Float32Array {
  const mean = new Float32Array(2 * hidden);
  const read = readings.filter((one) => one !== undefined);
  for (const { vector } of read) for (let j = 0; j < mean.length; j++) mean[j]! += vector[j]! / read.length;
  return mean;
}
