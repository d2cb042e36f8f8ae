/** Counts how many different values a run of lines holds, over and over for many runs, without a set for each. */
export class Different {
  readonly #numbers = new Map<string, number>();
  /** Per value the count that it was last seen in. */
  readonly #seenIn: number[] = [];
  #count = 0;
  #found = 0;

  /** The number that stands for a value in every count. */
  numberOf(value: string): number {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      this.#numbers.set(value, (number = this.#seenIn.length));
      this.#seenIn.push(0);
    }
    return number;
  }

  /** Begins a new count. */
  begin(): void {
    this.#count++;
    this.#found = 0;
  }

  add(number: number): void {
    if (this.#seenIn[number] === this.#count) return;
    this.#seenIn[number] = this.#count;
    this.#found++;
  }

  /** Different values added since the count began. */
  get found(): number {
    return this.#found;
  }
}
