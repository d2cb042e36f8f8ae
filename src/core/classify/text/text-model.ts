/**
 * What the words of a record say: is it an event? Weighted paragraph vectors (Event.Locky, equations 1 to 4) with an SVM behind them, as
 * trained by `npm run lab -- train events`. Two files that belong together: the vectors of the words, and this model's own, a line of
 * JSON (`FileHead`), then a weight of 0 to 255 per word in the order of the vectors' file, the coefficients of the support vectors
 * (float32, little-endian), and the support vectors, stored as word vectors are.
 */
import { weightedVector } from './paragraph-vector';
import { decision, type SupportVectors } from './svm';
import { QuantisedVectors } from './word-vectors';

export interface TextModelHead {
  /** Words of the vectors' file, each of which has a weight. */
  words: number;
  support: number;
  gamma: number;
  rho: number;
  /** By which a paragraph's vector is multiplied before the SVM sees it. */
  scale: number;
  /** What the value counts for beside the judge's log-odds: see `text-opinion.ts`. */
  weight: number;
}

/** The line of the file: how long the support vectors' part is, too. */
type FileHead = TextModelHead & { bytes: number };

const FULL = 255;

export class TextModel {
  readonly #weights: { get(word: string): number | undefined };
  readonly #svm: SupportVectors;

  /**
   * @param vectors of the words
   * @param weights per word, in the vectors' order, 0 to 255
   * @param coefficients per support vector: label × α
   * @param support the support vectors
   */
  constructor(
    readonly head: Readonly<TextModelHead>,
    readonly vectors: QuantisedVectors,
    private readonly weights: Uint8Array,
    private readonly coefficients: Float32Array,
    private readonly support: QuantisedVectors,
  ) {
    const { dimensions } = vectors;
    if (head.words !== vectors.words.length || weights.length !== head.words || support.dimensions !== dimensions)
      throw new Error('the text model and the word vectors do not belong together');
    this.#weights = {
      get: (word) => {
        const number = vectors.find(word);
        return number === undefined ? undefined : weights[number]! / FULL;
      },
    };
    const { gamma, rho } = head;
    this.#svm = { dimensions, gamma, rho, coefficients, vectors: dense(support) };
  }

  /**
   * @param tokens of `tokensOf`, as the model was trained
   * @returns the decision value: above 0 for an event, some −2 to 2; without a known word what it says of nothing
   */
  value(tokens: readonly string[]): number {
    const point = weightedVector(tokens, this.vectors, this.#weights);
    for (let d = 0; d < point.length; d++) point[d]! *= this.head.scale;
    return decision(this.#svm, point);
  }

  /** @returns the model's own file; the vectors have theirs */
  toBytes(): Uint8Array<ArrayBuffer> {
    const support = this.support.toBytes();
    const line: FileHead = { ...this.head, bytes: support.length };
    const parts = [
      new TextEncoder().encode(`${JSON.stringify(line)}\n`),
      this.weights,
      new Uint8Array(this.coefficients.slice().buffer),
      support,
    ];
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  /**
   * @param bytes the model's own file
   * @throws Error where it is not such a file, or not of these vectors
   */
  static fromBytes(bytes: Uint8Array, vectors: QuantisedVectors): TextModel {
    let at = bytes.indexOf(10) + 1;
    if (at === 0) throw new Error('not a file of a text model');
    const { bytes: rest, ...head } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))) as FileHead;
    const take = (length: number): Uint8Array<ArrayBuffer> => {
      const part = new Uint8Array(bytes.subarray(at, at + length));
      if (part.length < length) throw new Error('the file of the text model is cut short');
      at += length;
      return part;
    };
    const weights = take(head.words);
    const coefficients = new Float32Array(take(4 * head.support).buffer);
    return new TextModel(head, vectors, weights, coefficients, QuantisedVectors.fromBytes(take(rest)));
  }
}

/** Rows as numbers, one after the other. */
function dense(rows: QuantisedVectors): Float32Array {
  const { dimensions } = rows;
  const out = new Float32Array(rows.words.length * dimensions);
  const row = new Float64Array(dimensions);
  for (let i = 0; i < rows.words.length; i++) {
    row.fill(0);
    rows.addTo(row, i, 1);
    out.set(row, i * dimensions);
  }
  return out;
}
