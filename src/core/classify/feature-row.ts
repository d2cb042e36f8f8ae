/**
 * A row of evidence, filled from left to right in one buffer. Spreading lists into one call took longer than judging by
 * what they say.
 */
export class FeatureRow {
  readonly #values: Float64Array;
  #length = 0;

  /** @param most numbers in a row at most */
  constructor(most = 512) {
    this.#values = new Float64Array(most);
  }

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

  /** The row as it is, a copy; the buffer is empty afterwards. */
  take(): Float64Array {
    const row = this.#values.slice(0, this.#length);
    this.#length = 0;
    return row;
  }
}
