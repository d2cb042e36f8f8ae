/** Tag strings and their normalised edit distance, as MDR compares nodes. */
import { Budget } from './baseline';
import type { TagShape } from './tag-tree';

/** Stated limit: a tag string is cut after this many tags. */
const LONGEST = 600;
/** Stated limit per page, in cells of the edit-distance table; after it, only equal strings are alike. */
const CELLS = 150_000_000;

export class TagStrings {
  readonly #tags = new Map<string, number>();
  readonly #memo = new Map<string, boolean>();
  readonly #strings = new Map<number, readonly number[]>();
  readonly #budget = new Budget(CELLS);

  /** Whether the edit distance of the runs' tag strings, divided by their mean length, is at most `most`. */
  alike(a: readonly TagShape[], b: readonly TagShape[], most: number): boolean {
    const keyA = a.map(({ id }) => id).join(' ');
    const keyB = b.map(({ id }) => id).join(' ');
    if (keyA === keyB) return true;
    const key = `${keyA}|${keyB}`;
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    const result = this.#within(this.#string(a), this.#string(b), most);
    this.#memo.set(key, result);
    return result;
  }

  #within(a: readonly number[], b: readonly number[], most: number): boolean {
    const limit = Math.floor((most * (a.length + b.length)) / 2);
    if (Math.abs(a.length - b.length) > limit) return false;
    if (!this.#budget.spend(a.length * (2 * limit + 1))) return false;
    return editDistanceWithin(a, b, limit);
  }

  /** Tags of the trees in document order. */
  #string(shapes: readonly TagShape[]): readonly number[] {
    return shapes.length === 1
      ? this.#ofTree(shapes[0]!)
      : shapes.flatMap((shape) => this.#ofTree(shape)).slice(0, LONGEST);
  }

  #ofTree(shape: TagShape): readonly number[] {
    const known = this.#strings.get(shape.id);
    if (known) return known;
    const out: number[] = [];
    const stack = [shape];
    for (let next = stack.pop(); next && out.length < LONGEST; next = stack.pop()) {
      let tag = this.#tags.get(next.tag);
      if (tag === undefined) this.#tags.set(next.tag, (tag = this.#tags.size));
      out.push(tag);
      // No more children than can still be written: a list of thousands would fill the stack for nothing.
      const fits = Math.min(next.children.length, LONGEST);
      for (let i = fits - 1; i >= 0; i--) stack.push(next.children[i]!);
    }
    this.#strings.set(shape.id, out);
    return out;
  }
}

/** Whether the edit distance is at most `limit`: the table within a band of that width around the diagonal (Ukkonen). */
export function editDistanceWithin(a: readonly number[], b: readonly number[], limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  const far = limit + 1;
  let previous = new Int32Array(b.length + 1).map((_, j) => Math.min(j, far));
  for (let i = 1; i <= a.length; i++) {
    const row = new Int32Array(b.length + 1).fill(far);
    if (i <= limit) row[0] = i;
    let least = row[0]!;
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, previous[j]! + 1, row[j - 1]! + 1, far);
      least = Math.min(least, row[j]!);
    }
    if (least > limit) return false;
    previous = row;
  }
  return previous[b.length]! <= limit;
}
