/** Throws that are the same for the same seed: what is made of a page is made so again. */
import { foldOf } from '../data/sets';

export class Dice {
  #state: number;

  constructor(seed: string) {
    this.#state = foldOf(seed, 2 ** 31 - 1) || 1;
  }

  #next(): number {
    this.#state = (Math.imul(this.#state, 48271) >>> 0) % 2147483647;
    this.#state = (this.#state * 16807 + 7) % 2147483647;
    return this.#state / 2147483647;
  }

  chance(p: number): boolean {
    return this.#next() < p;
  }

  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.#next() * list.length)]!;
  }
}
