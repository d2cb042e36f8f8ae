/**
 * Simple tree matching (Yang 1991, as DEPTA uses it): 0 if the roots differ, else 1 + the best order-keeping matching of
 * the children's subtrees. Normalised by the mean size. Memoised on shapes.
 */
import { Budget } from './baseline';
import type { TagShape } from './tag-tree';

/** Stated limit: pairs of trees with more pairs of nodes than this are alike only if equal; no record is that large. */
const LARGEST_PAIR = 4_000_000;
/** Stated limit: so are trees of more levels than this. */
const DEEPEST = 500;
/** Stated limit per page; after it, only equal trees match. About a second. */
const CELLS = 60_000_000;

export class TreeMatching {
  readonly #memo = new Map<number, number>();
  readonly #budget = new Budget(CELLS);

  /**
   * Similarity of two runs of sibling trees.
   * @param rooted whether the runs hang below a parent of their own that counts as one matched node
   * @returns 0 to 1
   */
  between(a: readonly TagShape[], b: readonly TagShape[], rooted = false): number {
    const root = rooted ? 1 : 0;
    const sizeA = sizeOf(a) + root;
    const sizeB = sizeOf(b) + root;
    const matched = a.length === 1 && b.length === 1 ? this.matched(a[0]!, b[0]!) : this.#forest(a, b);
    return (matched + root) / ((sizeA + sizeB) / 2);
  }

  /** Whether the similarity reaches a threshold; looks at the sizes first. */
  alike(a: readonly TagShape[], b: readonly TagShape[], threshold: number, rooted = false): boolean {
    if (a.length === b.length && a.every((shape, i) => shape === b[i])) return true;
    const [small, large] = [sizeOf(a), sizeOf(b)].sort((x, y) => x - y) as [number, number];
    if ((2 * small + 2) / (small + large + 2) < threshold || small * large > LARGEST_PAIR) return false;
    if ([...a, ...b].some(({ height }) => height > DEEPEST)) return false;
    return this.between(a, b, rooted) >= threshold;
  }

  /** Nodes in the largest order-keeping matching of two trees. */
  matched(a: TagShape, b: TagShape): number {
    if (a === b) return a.size;
    if (a.tag !== b.tag) return 0;
    const key = a.id < b.id ? a.id * 2 ** 26 + b.id : b.id * 2 ** 26 + a.id;
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    const result = 1 + this.#forest(a.children, b.children);
    this.#memo.set(key, result);
    return result;
  }

  #forest(a: readonly TagShape[], b: readonly TagShape[]): number {
    if (a.length === 0 || b.length === 0 || !this.#budget.spend(a.length * b.length)) return 0;
    let previous = new Float64Array(b.length + 1);
    for (const tree of a) {
      const row = new Float64Array(b.length + 1);
      for (let j = 1; j <= b.length; j++) {
        row[j] = Math.max(row[j - 1]!, previous[j]!, previous[j - 1]! + this.matched(tree, b[j - 1]!));
      }
      previous = row;
    }
    return previous[b.length]!;
  }
}

const sizeOf = (shapes: readonly TagShape[]): number => shapes.reduce((sum, { size }) => sum + size, 0);
