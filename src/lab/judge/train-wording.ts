/**
 * The weights of n-grams by which wording speaks for a kind: a logistic regression per kind over the lines of candidates, and over
 * the heading above them, by stochastic gradient descent (AdaGrad, Duchi et al. 2011). Folds go by site.
 */
import type { NGramWeights, WordingModel } from '../../core/learned/wording';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import { hashOf, ngramsOf } from '../../core/text/ngrams';
import { generator } from '../words/random';
import type { Made } from './rows';

/** A text as this training sees it. */
export interface NGramExample {
  site: string;
  fold: number;
  /** On a page made from a real one: no witness for how many sites use an n-gram. */
  made: boolean;
  /** Per kind: the chance that it is one, 0 to 1; NaN where nobody knows. */
  labels: readonly number[];
  /** Its share of its site's weight. */
  weight: number;
}

/** A candidate: per kind 1 a record, 0 none and no part of one, NaN else. */
export interface WordingExample extends NGramExample {
  lines: readonly string[];
  heading: string;
}

interface Labelled {
  site: string;
  fold: number;
  made: Made;
  words: readonly [lines: readonly string[], headings: readonly string[]];
  from: number;
  to: number;
  labels: Record<JudgedKind, number>;
}

/** Label from which on a candidate is as good as a record. */
const RECORD = 0.5;

/**
 * @param all candidates, those of a page together
 * @returns them as examples, but for pages in another markup, whose words are no more words; what overlaps a record without being one has the words of a record and says nothing
 */
export function wordingExamples(all: readonly Labelled[]): WordingExample[] {
  const rows = all.filter(({ made }) => made !== 'markup');
  const count = new Map<string, number>();
  for (const { site } of rows) count.set(site, (count.get(site) ?? 0) + 1);
  const pages = new Map<Labelled['words'], Labelled[]>();
  for (const row of rows) {
    const page = pages.get(row.words);
    if (page) page.push(row);
    else pages.set(row.words, [row]);
  }
  return [...pages.values()].flatMap((page) => {
    const labels = JUDGED_KINDS.map((kind) => apart(page, kind));
    return page.map(({ site, fold, made, words: [lines, headings], from, to }, i) => ({
      site,
      fold,
      made: made !== false,
      lines: lines.slice(from, to),
      heading: headings[from]!,
      labels: labels.map((of) => of[i]!),
      weight: ((made ? MADE_WEIGHT : 1) * 25) / Math.max(25, count.get(site)!) ** 0.6,
    }));
  });
}

function apart(page: readonly Labelled[], kind: JudgedKind): number[] {
  const records = page.filter(({ labels }) => !(labels[kind] < RECORD));
  return page.map(({ from, to, labels }) => {
    if (!(labels[kind] < RECORD)) return labels[kind] >= RECORD ? 1 : NaN;
    return records.some((record) => record.from < to && from < record.to) ? NaN : 0;
  });
}

/** Sites that must use an n-gram: what few sites say is their name, or their taste. */
const LEAST_SITES = 8;
const EPOCHS = 6;
/** What a made page counts beside a real one. */
export const MADE_WEIGHT = 0.5;
const RATE = 0.15;
const BIAS_RATE = 0.05;
const RIDGE = 1e-3;
const FIRST_SQUARES = 1e-2;

/** Per fold the model that has not seen its sites, and last the one that has seen all. */
export function trainWording(examples: readonly WordingExample[], folds: number): WordingModel[] {
  const lines = trainNGrams(examples, ({ lines }) => lines, folds);
  const heading = trainNGrams(examples, ({ heading }) => [heading], folds);
  return lines.map((weights, i) => ({ lines: weights, heading: heading[i]! }));
}

/**
 * @param textsOf the texts of an example, whose n-grams count together
 * @returns per fold the weights that have not seen its sites, and last those that have seen all
 */
export function trainNGrams<Example extends NGramExample>(
  examples: readonly Example[],
  textsOf: (example: Example) => readonly string[],
  folds: number,
): NGramWeights[] {
  const vocabulary = new Vocabulary(examples, textsOf);
  return Array.from({ length: folds + 1 }, (_, without) => vocabulary.train(without));
}

class Vocabulary<Example extends NGramExample> {
  readonly #numbers = new Map<string, number>();
  /** Per n-gram the fold of each site that uses it. */
  readonly #sites: Map<string, number>[] = [];
  readonly #rows: Int32Array[];

  constructor(
    private readonly examples: readonly Example[],
    textsOf: (example: Example) => readonly string[],
  ) {
    const known = new Map<string, Int32Array>();
    this.#rows = examples.map((example) => {
      const parts = textsOf(example).map((text) => {
        let row = known.get(text);
        if (!row) known.set(text, (row = Int32Array.from(ngramsOf(text), (ngram) => this.#numberOf(ngram))));
        return row;
      });
      const row = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) {
        row.set(part, at);
        at += part.length;
      }
      if (!example.made) for (const number of row) this.#sites[number]!.set(example.site, example.fold);
      return row;
    });
  }

  #numberOf(ngram: string): number {
    let number = this.#numbers.get(ngram);
    if (number === undefined) {
      this.#numbers.set(ngram, (number = this.#numbers.size));
      this.#sites.push(new Map());
    }
    return number;
  }

  train(without: number): NGramWeights {
    const used = Uint8Array.from(this.#sites, (sites) => {
      let count = 0;
      for (const fold of sites.values()) if (fold !== without) count++;
      return count >= LEAST_SITES ? 1 : 0;
    });
    const rows = this.#rows.map((row) => row.filter((number) => used[number] === 1));
    const trained = this.examples[0]!.labels.map((_, k) => this.#regress(rows, without, k));
    return this.#pack(trained);
  }

  #regress(rows: readonly Int32Array[], without: number, kind: number): { weights: Float64Array; bias: number } {
    const { examples } = this;
    const weights = new Float64Array(this.#numbers.size);
    const squares = new Float64Array(this.#numbers.size).fill(FIRST_SQUARES);
    const random = generator(11 + kind);
    const order = examples
      .map((_, i) => i)
      .filter((i) => examples[i]!.fold !== without && !Number.isNaN(examples[i]!.labels[kind]!));
    let bias = 0;
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      for (const i of order) {
        const row = rows[i]!;
        const { labels, weight } = examples[i]!;
        const share = 1 / Math.sqrt(Math.max(1, row.length));
        let sum = 0;
        for (const number of row) sum += weights[number]!;
        const error = weight * (labels[kind]! - 1 / (1 + Math.exp(-(sum * share + bias))));
        bias += BIAS_RATE * error;
        for (const number of row) {
          const gradient = error * share - RIDGE * weight * weights[number]!;
          squares[number] = squares[number]! + gradient ** 2;
          weights[number] = weights[number]! + (RATE * gradient) / Math.sqrt(squares[number]!);
        }
      }
    }
    return { weights, bias };
  }

  /** Weights as signed bytes; n-grams whose weights all round to nothing are left out. */
  #pack(trained: readonly { weights: Float64Array; bias: number }[]): NGramWeights {
    const scale = trained.map(({ weights }) => weights.reduce((most, w) => Math.max(most, Math.abs(w)), 1e-9) / 127);
    const packed = new Map<number, number[]>();
    for (const [ngram, number] of this.#numbers) {
      const bytes = trained.map(({ weights }, k) => Math.round(weights[number]! / scale[k]!));
      const hash = hashOf(ngram);
      if (bytes.some((byte) => byte !== 0) && hash !== 0 && !packed.has(hash)) packed.set(hash, bytes);
    }
    const hashes = [...packed.keys()].sort((a, b) => a - b);
    const round = (n: number): number => Number(n.toPrecision(5));
    return {
      ngrams: hashes,
      weights: hashes.flatMap((hash) => packed.get(hash)!),
      scale: scale.map(round),
      bias: trained.map(({ bias }) => round(bias)),
    };
  }
}
