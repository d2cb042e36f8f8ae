/** Trains the network of clauses: Adam, dropout, page by page, as a clause is judged beside its neighbours. */
import {
  inputOf,
  judge,
  lengthsOf,
  meanVector,
  PARTS,
  readClause,
  type Around,
  type LstmParameters,
  type LstmSize,
  type Reading,
} from '../../ml/lstm/lstm';
import { gradientOf, learnJudgement, learnReading, type Gradient } from './lstm-gradient';

export interface ExampleClause {
  units: number[][];
  around: Around;
  /** Absent for clauses that are only there for their neighbours. */
  label?: number;
  weight: number;
}

export interface Training {
  epochs: number;
  rate: number;
  /** Labelled clauses per step, about. */
  batch: number;
  /** Share of the inputs left out at random: of units' dimensions, of whole units, of what the layer sees. */
  dropout: { input: number; unit: number; layer: number };
  /** Weights shrink by this share per step (decoupled weight decay). */
  shrink: number;
}

/** Clauses of a page, away from the labelled ones, that are read with them. */
const FAR = 6;

const [DECAY_FIRST, DECAY_SECOND] = [0.9, 0.999];

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
  const lengths = lengthsOf(size);
  const spread = (length: number, width: number): Float32Array =>
    Float32Array.from({ length }, () => (2 * random() - 1) * width);
  const model = {
    size,
    // Small: a piece that no training clause has stays near nothing, not a loud guess.
    embedding: spread(lengths.embedding, 0.05),
    gates: spread(lengths.gates, 1 / Math.sqrt(size.hidden)),
    layer: spread(lengths.layer, 1 / Math.sqrt(inputOf(size))),
    output: spread(lengths.output, 0.3 / Math.sqrt(size.layer)),
  };
  // Memory is kept until there is a reason to forget.
  const row = size.dim + size.hidden + 1;
  for (let j = 0; j < size.hidden; j++) model.gates[(size.hidden + j) * row + row - 1] = 1;
  return model;
}

/**
 * @param model changed in place
 * @param pages clauses one after the other, as they stand on a page
 */
export function trainOn(
  model: LstmParameters,
  pages: readonly (readonly ExampleClause[])[],
  { epochs, rate, batch, dropout, shrink }: Training,
  seed: number,
): void {
  const random = randomOf(seed);
  const [gradient, first, second] = [gradientOf(model.size), gradientOf(model.size), gradientOf(model.size)];
  const order = pages.map((_, i) => i);
  const labelled = pages.reduce((sum, page) => sum + page.filter(({ label }) => label !== undefined).length, 0);
  const total = (epochs * labelled) / batch;
  let [step, pending] = [0, 0];
  const update = (): void => {
    step++;
    const now = rate * Math.max(0.02, 1 - step / total);
    for (const part of PARTS) adam(model[part], gradient[part], first[part], second[part], step, now, pending, shrink);
    pending = 0;
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const at of order) {
      pending += learnPage(model, pages[at]!, gradient, dropout, random);
      if (pending >= batch) update();
    }
  }
  if (pending > 0) update();
}

/** @returns how many clauses it learned from */
function learnPage(
  model: LstmParameters,
  page: readonly ExampleClause[],
  gradient: Gradient,
  dropout: Training['dropout'],
  random: () => number,
): number {
  const { dim, hidden } = model.size;
  // Clauses far from a labelled one count for the page's mean only: a few of them will do.
  const asked = page.filter(({ label }) => label !== undefined).length;
  const needed = page.map(
    ({ units }, i) =>
      units.length > 0 &&
      ([i - 1, i, i + 1].some((one) => page[one]?.label !== undefined) || random() < FAR / (page.length - asked)),
  );
  const masks = page.map(({ units }, i) => (needed[i] ? unitMask(units.length, dim, dropout, random) : undefined));
  const readings = page.map(({ units }, i): Reading | undefined =>
    needed[i] ? readClause(model, units, masks[i]) : undefined,
  );
  const dVectors = page.map(() => new Float32Array(2 * hidden));
  const mean = meanVector(model.size, readings);
  const dMean = new Float32Array(2 * hidden);
  let learned = 0;
  page.forEach(({ label, weight, around: beside }, i) => {
    if (label === undefined || !readings[i]) return;
    learned++;
    const around = [i, i - 1, i + 1];
    const mask = Float32Array.from({ length: inputOf(model.size) }, () =>
      random() < dropout.layer ? 0 : 1 / (1 - dropout.layer),
    );
    const vectors = [...around.map((one) => readings[one]?.vector), mean];
    const dInput = learnJudgement(model, judge(model, vectors, beside, mask), label, weight, gradient, mask);
    around.forEach((one, k) => {
      const to = dVectors[one];
      if (to && readings[one]) for (let j = 0; j < 2 * hidden; j++) to[j]! += dInput[2 * hidden * k + j]!;
    });
    for (let j = 0; j < 2 * hidden; j++) dMean[j]! += dInput[6 * hidden + j]!;
  });
  const read = readings.filter(Boolean).length;
  page.forEach(({ units }, i) => {
    const reading = readings[i];
    if (reading) for (let j = 0; j < 2 * hidden; j++) dVectors[i]![j]! += dMean[j]! / read;
    if (reading) learnReading(model, units, reading, dVectors[i]!, gradient, masks[i]);
  });
  return learned;
}

function unitMask(units: number, dim: number, dropout: Training['dropout'], random: () => number): Float32Array {
  const mask = new Float32Array(units * dim);
  for (let t = 0; t < units; t++) {
    if (random() < dropout.unit) continue;
    for (let d = 0; d < dim; d++) mask[t * dim + d] = random() < dropout.input ? 0 : 1 / (1 - dropout.input);
  }
  return mask;
}

/** One step; the gradient, summed over `count` clauses, is emptied. */
function adam(
  values: Float32Array,
  gradient: Float32Array,
  first: Float32Array,
  second: Float32Array,
  step: number,
  rate: number,
  count: number,
  shrink: number,
): void {
  const [a, b] = [1 - DECAY_FIRST ** step, 1 - DECAY_SECOND ** step];
  for (let i = 0; i < values.length; i++) {
    const g = gradient[i]! / count;
    gradient[i] = 0;
    first[i] = DECAY_FIRST * first[i]! + (1 - DECAY_FIRST) * g;
    second[i] = DECAY_SECOND * second[i]! + (1 - DECAY_SECOND) * g * g;
    values[i] = values[i]! * (1 - shrink) - (rate * (first[i]! / a)) / (Math.sqrt(second[i]! / b) + 1e-8);
  }
}
