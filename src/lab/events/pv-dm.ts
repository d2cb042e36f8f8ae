/**
 * Rival: PV-DM (Le, Mikolov 2014). The mean of a paragraph's vector and of the words around a place foretells the word at that place;
 * negative sampling. Words begin with the fold's Word2Vec vectors, without which so few paragraphs would teach them
 * nothing. Every paragraph's vector, a training one's too, is found with the words frozen, so that both are made the same way.
 */
import { generator } from '../words/random';
import { noiseTable, sigmoid } from '../words/skip-gram';
import type { FoldWords } from './fold-words';
import type { Representation } from './representation';

const WINDOW = 5;
const NEGATIVES = 5;
const RATE = 0.025;
const SEED = 23;

/** @param passes over each paragraph, in training and when its vector is found */
export const pvDm = (name: string, passes: number): Representation => ({
  name,
  usesLabels: false,
  learn(training, words) {
    const model = new Memory(words);
    const vectors = training.map((_, i) => model.fresh(i));
    for (let pass = 0; pass < passes; pass++) {
      const rate = RATE * (1 - pass / passes);
      training.forEach(({ tokens }, i) => model.pass(vectors[i]!, model.known(tokens), rate, true));
    }
    return (tokens) => {
      const vector = model.fresh(SEED);
      const known = model.known(tokens);
      for (let pass = 0; pass < passes; pass++) model.pass(vector, known, RATE * (1 - pass / passes), false);
      return vector;
    };
  },
});

class Memory {
  readonly #input: Float32Array;
  readonly #output: Float32Array;
  readonly #noise: Int32Array;
  readonly #dimensions: number;
  #random = generator(SEED);

  constructor(private readonly words: FoldWords) {
    this.#input = words.embedding.input.slice();
    this.#output = words.embedding.output.slice();
    this.#noise = noiseTable(words.counts);
    this.#dimensions = words.dimensions;
  }

  /** A paragraph's vector before any pass. Chance begins anew with it, so that a vector does not depend on those found before. */
  fresh(seed: number): Float64Array {
    this.#random = generator(seed);
    return Float64Array.from({ length: this.#dimensions }, () => (this.#random() - 0.5) / this.#dimensions);
  }

  known(tokens: readonly string[]): number[] {
    return tokens.map((token) => this.words.find(token) ?? -1).filter((word) => word >= 0);
  }

  /** @param learns whether words change too */
  pass(paragraph: Float64Array, tokens: readonly number[], rate: number, learns: boolean): void {
    const n = this.#dimensions;
    const hidden = new Float64Array(n);
    const change = new Float64Array(n);
    tokens.forEach((target, place) => {
      const reach = 1 + Math.floor(this.#random() * WINDOW);
      const around = tokens.slice(Math.max(0, place - reach), place + reach + 1);
      around.splice(Math.min(place, reach), 1);
      hidden.set(paragraph);
      for (const word of around) for (let d = 0; d < n; d++) hidden[d]! += this.#input[word * n + d]!;
      for (let d = 0; d < n; d++) hidden[d]! /= around.length + 1;
      change.fill(0);
      for (let k = 0; k <= NEGATIVES; k++) {
        const word = k === 0 ? target : this.#noise[Math.floor(this.#random() * this.#noise.length)]!;
        if (k > 0 && word === target) continue;
        const at = word * n;
        let dot = 0;
        for (let d = 0; d < n; d++) dot += hidden[d]! * this.#output[at + d]!;
        const step = rate * ((k === 0 ? 1 : 0) - sigmoid(dot));
        for (let d = 0; d < n; d++) {
          change[d]! += step * this.#output[at + d]!;
          if (learns) this.#output[at + d]! += step * hidden[d]!;
        }
      }
      for (let d = 0; d < n; d++) paragraph[d]! += change[d]!;
      if (!learns) return;
      for (const word of around) for (let d = 0; d < n; d++) this.#input[word * n + d]! += change[d]!;
    });
  }
}
