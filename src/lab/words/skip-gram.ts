/** Word2Vec: skip-gram with negative sampling (Mikolov and others 2013), seeded: the same vectors to the byte every time. */
import type { Corpus } from './corpus';
import { generator } from './random';

export interface SkipGramOptions {
  dimensions: number;
  epochs: number;
  /** Words to each side at most; each place draws its own, from 1. */
  window: number;
  negatives: number;
  /** Share of the text above which a word is thinned out. */
  subsample: number;
  rate: number;
  seed: number;
}

export const SKIP_GRAM: SkipGramOptions = {
  dimensions: 100,
  epochs: 3,
  window: 5,
  negatives: 5,
  subsample: 1e-4,
  rate: 0.025,
  seed: 11,
};

/** Sigmoid by table, as in the authors' program: quick, and the same everywhere. */
const REACH = 6;
const STEPS = 1000;
export const SIGMOID = Float32Array.from(
  { length: STEPS },
  (_, i) => 1 / (1 + Math.exp(-((2 * i) / STEPS - 1) * REACH)),
);
export function sigmoid(x: number): number {
  if (x >= REACH) return 1;
  if (x <= -REACH) return 0;
  return SIGMOID[Math.floor(((x + REACH) * STEPS) / (2 * REACH))]!;
}

/** Numbers of words, each as often as its count to the power of 3/4 says. */
export function noiseTable(counts: ArrayLike<number>, size = 1 << 20): Int32Array {
  const table = new Int32Array(size);
  const power = Array.from(counts, (count) => count ** 0.75);
  const total = power.reduce((sum, p) => sum + p, 0);
  let [word, sum] = [0, power[0] ?? 0];
  for (let i = 0; i < size; i++) {
    while ((i + 0.5) / size > sum / total && word < power.length - 1) sum += power[++word]!;
    table[i] = word;
  }
  return table;
}

/** Vectors of words, one after the other: as a word foretells others, and as it is foretold. */
export interface Embedding {
  input: Float32Array;
  output: Float32Array;
}

/** Where training starts when it starts from nothing. */
export function untrained(words: number, dimensions: number, seed: number): Embedding {
  const random = generator(seed);
  const input = Float32Array.from({ length: words * dimensions }, () => (random() - 0.5) / dimensions);
  return { input, output: new Float32Array(words * dimensions) };
}

/** @param embedding what training starts from; it is changed in place */
export function skipGram(
  { counts, tokens }: Omit<Corpus, 'words'>,
  { input, output }: Embedding,
  options: SkipGramOptions,
): void {
  const { dimensions: n, epochs, window, negatives, subsample, rate, seed } = options;
  const random = generator(seed);
  const noise = noiseTable(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const keep = Float32Array.from(counts, (count) => {
    const share = count / (total * subsample);
    return (Math.sqrt(share) + 1) / share;
  });
  const change = new Float32Array(n);
  const sentence = new Int32Array(1000);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    let length = 0;
    for (const token of tokens) {
      if (token >= 0) {
        done++;
        if (length < sentence.length && keep[token]! > random()) sentence[length++] = token;
        continue;
      }
      const alpha = rate * Math.max(1e-4, 1 - done / (epochs * total));
      for (let place = 0; place < length; place++) {
        const reach = 1 + Math.floor(random() * window);
        const target = sentence[place]!;
        for (let other = Math.max(0, place - reach); other <= place + reach && other < length; other++) {
          if (other !== place) learnPair(sentence[other]! * n, target, alpha);
        }
      }
      length = 0;
    }
  }

  /** The word at `at` foretells the target, and not the words drawn by chance. */
  function learnPair(at: number, target: number, alpha: number): void {
    change.fill(0);
    for (let k = 0; k <= negatives; k++) {
      const word = k === 0 ? target : noise[Math.floor(random() * noise.length)]!;
      if (k > 0 && word === target) continue;
      const to = word * n;
      let dot = 0;
      for (let d = 0; d < n; d++) dot += input[at + d]! * output[to + d]!;
      const step = alpha * ((k === 0 ? 1 : 0) - sigmoid(dot));
      for (let d = 0; d < n; d++) {
        change[d]! += step * output[to + d]!;
        output[to + d]! += step * input[at + d]!;
      }
    }
    for (let d = 0; d < n; d++) input[at + d]! += change[d]!;
  }
}
