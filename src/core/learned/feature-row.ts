/** Numbers in a row at most, and in a buffer. */
const MOST = 512;
const BUFFER = 8192;

/**
 * Rows of evidence, each filled from left to right; they lie in buffers of many, as a buffer for each takes longer than
 * filling it.
 */
export class FeatureRow {
  #values = new Float64Array(BUFFER);
  #begin = 0;
  #length = 0;

  put(...values: readonly number[]): this {
    for (let i = 0; i < values.length; i++) this.#values[this.#length++] = values[i]!;
    return this;
  }

  all(values: Float64Array): this {
    this.#values.set(values, this.#length);
    this.#length += values.length;
    return this;
  }

  /** 1 or 0 for each of the lowest bits. */
  bits(word: number, count: number): this {
    for (let bit = 0; bit < count; bit++) this.#values[this.#length++] = (word >> bit) & 1;
    return this;
  }

  /** 1 in the place of the one that it is, else 0. */
  oneOf<T>(one: T, all: readonly T[]): this {
    for (let i = 0; i < all.length; i++) this.#values[this.#length++] = all[i] === one ? 1 : 0;
    return this;
  }

  /** The row as it is; the next one begins. */
  take(): Float64Array {
    const row = this.#values.subarray(this.#begin, this.#length);
    this.#begin = this.#length;
    if (this.#begin + MOST > BUFFER) {
      this.#values = new Float64Array(BUFFER);
      this.#begin = this.#length = 0;
    }
    return row;
  }
}
