/**
 * Event.Locky's algorithms 1 to 3 as printed, with or without algorithm 3 (backtracking). Q is the snapshot's list of blocks: block-level
 * elements, breadth-first. `Match` is true when the tag trees below the pruned queue are equal, column by column.
 *
 * The listing's own words, kept: windows run over Q and so over the edge between two parents; the window is narrower than half
 * the siblings (the element itself counted among them, or its own figure 4 would not come out); the right-hand window is printed as Q[i+w] … Q[i+2w+1], and
 * what it has beyond the left one's w columns is compared with nothing; `MarkAllParentsExtracted` marks up to the body, so that
 * backtracking takes every block beside any record's ancestors. The one thing that cannot be kept is line 4, `continue` without i + 1,
 * which never ends. Ours: records with the same parent are a region, regions are ranked by covered text, records without
 * anything to see are not reported.
 *
 * Limit: after 20 million compared columns on a page windows are at most 10 wide.
 */
import type { Outline } from '../../core/page/outline';
import { Budget, byCoveredText, recordOf, type Baseline, type RecordRange, type Region } from './baseline';
import { Shapes, type TagShape } from './tag-tree';

const COLUMNS = 20_000_000;
const WIDEST_AFTER = 10;

export const eventLocky = (backtracking: boolean): Baseline =>
  byCoveredText(backtracking ? 'event-locky' : 'event-locky-without', (outline) => regionsOf(outline, backtracking));

function regionsOf(outline: Outline, backtracking: boolean): Region[] {
  const { blocks: q } = outline;
  const { shapes, childrenOf } = prunedTrees(outline);
  const extracted = new Uint8Array(q.length);
  const records: number[][] = [];
  const budget = new Budget(COLUMNS);

  const markChildren = (block: number): void => {
    const stack = [...childrenOf[block]!];
    for (let child = stack.pop(); child !== undefined; child = stack.pop()) {
      // What is marked was marked with everything below it, by its own record or by this one.
      if (extracted[child]) continue;
      extracted[child] = 1;
      stack.push(...childrenOf[child]!);
    }
  };
  const markParents = (block: number): void => {
    for (let parent = q[block]!.parent; parent >= 0 && !extracted[parent]; parent = q[parent]!.parent) {
      extracted[parent] = 1;
    }
  };
  /** Columns of the window of width w at a against those of the window at b. */
  const match = (a: number, b: number, w: number): boolean => {
    if (b < 0 || b + w > q.length) return false;
    let column = 0;
    while (column < w && shapes[a + column] === shapes[b + column]) column++;
    budget.spend(column + 1);
    return column === w;
  };

  for (let i = 0; i < q.length; i++) {
    if (extracted[i]) continue;
    const siblings = q[i]!.parent < 0 ? 1 : childrenOf[q[i]!.parent]!.length;
    for (let w = 1; w < siblings / 2; w++) {
      if (budget.left < 0 && w > WIDEST_AFTER) break;
      if (i + w > q.length) break;
      if (!match(i, i - w, w) && !match(i, i + w, w)) continue;
      const window = Array.from({ length: w }, (_, n) => i + n);
      records.push(window);
      for (const block of window) {
        extracted[block] = 1;
        markChildren(block);
        markParents(block);
      }
      i += w - 1;
      break;
    }
  }
  if (backtracking) {
    for (let i = 0; i < q.length; i++) {
      if (extracted[i] || q[i]!.parent < 0 || !extracted[q[i]!.parent]) continue;
      records.push([i]);
      extracted[i] = 1;
      markChildren(i);
    }
  }
  return byParent(outline, records);
}

/** Per block of Q its tag tree, blocks only, equal trees as one; and its children in Q. */
function prunedTrees({ blocks }: Outline): { shapes: TagShape[]; childrenOf: number[][] } {
  const interned = new Shapes();
  const shapes: TagShape[] = [];
  const childrenOf: number[][] = blocks.map(() => []);
  blocks.forEach(({ parent }, block) => {
    if (parent >= 0) childrenOf[parent]!.push(block);
  });
  for (let block = blocks.length - 1; block >= 0; block--) {
    const children = childrenOf[block]!.map((child) => shapes[child]!);
    shapes[block] = interned.of(blocks[block]!.tag, children);
  }
  return { shapes, childrenOf };
}

function byParent(outline: Outline, records: readonly number[][]): Region[] {
  const regions = new Map<number, RecordRange[]>();
  for (const record of records) {
    const ranges = record
      .map((block) => ({ from: outline.from[block]!, to: outline.to[block]! }))
      .filter(({ from, to }) => to > from);
    if (ranges.length === 0) continue;
    const { parent } = outline.blocks[record[0]!]!;
    const region = regions.get(parent) ?? [];
    regions.set(parent, region);
    region.push(recordOf(ranges));
  }
  return [...regions].map(([parent, found]) => ({
    path: outline.path(parent),
    records: found.sort((a, b) => a.from - b.from),
  }));
}
