/**
 * Vectors of words, quantised: each word's numbers as signed bytes and one scale. The file: a line of JSON (`dimensions`, `words`),
 * the words a line each, then the scales (float32, little-endian), then the rows.
 */

/** What models of paragraphs need of word vectors, however they are stored. */
export interface WordVectors {
  readonly dimensions: number;
  /** @returns the word's number, or undefined for a word without a vector */
  find(word: string): number | undefined;
  /** Adds `weight` × the vector of the word with this number to `sum`. */
  addTo(sum: Float64Array, word: number, weight: number): void;
}

const MOST = 127;

export class QuantisedVectors implements WordVectors {
  readonly #numbers: Map<string, number>;

  constructor(
    readonly dimensions: number,
    readonly words: readonly string[],
    private readonly scales: Float32Array,
    private readonly rows: Int8Array,
  ) {
    this.#numbers = new Map(words.map((word, i) => [word, i]));
  }

  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  addTo(sum: Float64Array, word: number, weight: number): void {
    const scale = weight * this.scales[word]!;
    const at = word * this.dimensions;
    for (let d = 0; d < this.dimensions; d++) sum[d]! += scale * this.rows[at + d]!;
  }

  /** @param vectors one after the other, as many as words */
  static of(words: readonly string[], dimensions: number, vectors: Float32Array): QuantisedVectors {
    const scales = new Float32Array(words.length);
    const rows = new Int8Array(words.length * dimensions);
    for (let i = 0; i < words.length; i++) {
      const vector = vectors.subarray(i * dimensions, (i + 1) * dimensions);
      const most = vector.reduce((a, value) => Math.max(a, Math.abs(value)), 0);
      scales[i] = most / MOST;
      for (let d = 0; d < dimensions; d++)
        rows[i * dimensions + d] = most === 0 ? 0 : Math.round(vector[d]! / scales[i]!);
    }
    return new QuantisedVectors(dimensions, words, scales, rows);
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    const head = { dimensions: this.dimensions, words: this.words.length };
    const text = new TextEncoder().encode(`${[JSON.stringify(head), ...this.words].join('\n')}\n`);
    const bytes = new Uint8Array(text.length + this.scales.byteLength + this.rows.byteLength);
    bytes.set(text);
    bytes.set(new Uint8Array(this.scales.buffer, this.scales.byteOffset, this.scales.byteLength), text.length);
    bytes.set(
      new Uint8Array(this.rows.buffer, this.rows.byteOffset, this.rows.byteLength),
      text.length + this.scales.byteLength,
    );
    return bytes;
  }

  /** @throws Error where the bytes are not such a file */
  static fromBytes(bytes: Uint8Array): QuantisedVectors {
    const end = bytes.indexOf(10);
    const decoder = new TextDecoder();
    const { dimensions, words: count } = JSON.parse(decoder.decode(bytes.subarray(0, Math.max(0, end)))) as {
      dimensions: number;
      words: number;
    };
    const numbers = count * (4 + dimensions);
    const words = decoder.decode(bytes.subarray(end + 1, bytes.length - numbers - 1)).split('\n');
    if (words.length !== count) throw new Error('not a file of word vectors');
    const scales = new Float32Array(bytes.slice(bytes.length - numbers, bytes.length - numbers + 4 * count).buffer);
    const rows = new Int8Array(bytes.slice(bytes.length - count * dimensions).buffer);
    return new QuantisedVectors(dimensions, words, scales, rows);
  }
}
