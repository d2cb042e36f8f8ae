/** Simple tree matching (Yang 1991; DEPTA), normalised, memoised on shapes. */
import type { Shape } from './shape';

/** Subtrees larger than this are compared by their upper levels only; no record is that large. */
const LARGEST = 400;

export class Similarity {
  readonly #memo = new Map<number, number>();

  /** @returns 0 to 1: matched nodes over the mean of both sizes; 0 where the roots differ */
  between(a: Shape, b: Shape): number {
    if (a === b) return 1;
    const mean = (a.size + b.size) / 2;
    // Not more nodes can match than the smaller tree has.
    if (a.tag !== b.tag || Math.min(a.size, b.size) / mean < 0.2) return 0;
    return this.#matched(a, b, 0) / mean;
  }

  /** Size of the largest order-keeping matching of two trees. */
  #matched(a: Shape, b: Shape, depth: number): number {
    if (a === b) return a.size;
    if (a.tag !== b.tag) return 0;
    if (a.size + b.size > LARGEST && depth > 3) return 1;
    const key = a.id < b.id ? a.id * 2 ** 24 + b.id : b.id * 2 ** 24 + a.id;
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    const columns = b.children.length;
    let previous = new Float64Array(columns + 1);
    for (const child of a.children) {
      const row = new Float64Array(columns + 1);
      for (let j = 1; j <= columns; j++) {
        const both = previous[j - 1]! + this.#matched(child, b.children[j - 1]!, depth + 1);
        row[j] = Math.max(row[j - 1]!, previous[j]!, both);
      }
      previous = row;
    }
    const result = previous[columns]! + 1;
    this.#memo.set(key, result);
    return result;
  }
}
