/**
 * VIPS' separators and content structure: strips of white space that no block of a round crosses, their weights, and the blocks merged
 * over the lightest first. Strips are found as bands and columns in bands, which is where the merging of strips cut out of the whole
 * page arrives too.
 */
import type { Box } from '../../core/page/snapshot';
import { sameFont, type VisibleNode } from './visible-tree';

/** A visual block: a node of the page, or several merged. */
export interface Visual {
  /** Degree of coherence, 1 to 10. */
  doc: number;
  /** Absent for a merged block. */
  node?: VisibleNode;
  children: Visual[];
}

/** Heights or widths in pixels from which on a separator weighs 1, 2, …: ours. */
const WIDTHS = [1, 6, 12, 24, 48];
const HEAVIEST = 9;

export function contentStructure(pool: readonly Visual[]): Visual {
  if (pool.length === 1) return pool[0]!;
  for (const horizontal of [true, false]) {
    const parts = strips(pool, horizontal);
    if (parts.length === 1) continue;
    const weights = parts.slice(1).map((part, i) => weight(parts[i]!, part, horizontal));
    return merge(parts.map(contentStructure), weights);
  }
  // Boxes that overlap have no strip between them: as they stand, over the lightest separators.
  return { doc: 10 - 1, children: [...pool] };
}

/** The pool in groups between which a strip runs from edge to edge; touching boxes have a strip of no width between them. */
function strips(pool: readonly Visual[], horizontal: boolean): Visual[][] {
  const at = horizontal ? 1 : 0;
  const start = ({ node }: Visual): number => node!.box[at]!;
  const end = ({ node }: Visual): number => node!.box[at]! + node!.box[at + 2]!;
  const groups: Visual[][] = [];
  let reached = -Infinity;
  for (const block of [...pool].sort((a, b) => start(a) - start(b) || a.node!.from - b.node!.from)) {
    if (start(block) >= reached - 1) groups.push([block]);
    else groups.at(-1)!.push(block);
    reached = Math.max(reached, end(block));
  }
  return groups;
}

/** Merging over the lightest separators first is dividing at the heaviest first. */
function merge(parts: readonly Visual[], weights: readonly number[]): Visual {
  if (parts.length === 1) return parts[0]!;
  const heaviest = weights.reduce((a, b) => Math.max(a, b));
  const children: Visual[] = [];
  for (let from = 0; from < parts.length;) {
    let to = from;
    while (to < weights.length && weights[to] !== heaviest) to++;
    children.push(merge(parts.slice(from, to + 1), weights.slice(from, to)));
    from = to + 1;
  }
  // A block is no more coherent than what it holds.
  const doc = children.reduce((least, child) => Math.min(least, child.doc), 10 - heaviest);
  return { doc, children };
}

/** Grows with the strip's width, a rule in it and different fonts, falls where both sides are built alike. */
function weight(before: readonly Visual[], after: readonly Visual[], horizontal: boolean): number {
  const at = horizontal ? 1 : 0;
  const reach = (box: Box): number => box[at]! + box[at + 2]!;
  const ends = before.map(({ node }) => reach(node!.box)).reduce((a, b) => Math.max(a, b));
  const begins = after.map(({ node }) => node!.box[at]!).reduce((a, b) => Math.min(a, b));
  const a = before.at(-1)!.node!;
  const b = after[0]!.node!;
  let sum = WIDTHS.filter((width) => begins - ends >= width).length;
  if (a.tag === 'hr' || b.tag === 'hr') sum += 2;
  if (horizontal) {
    if (!sameFont(a.last, b.first)) sum += 1;
    if (a.last?.color !== b.first?.color) sum += 1;
    if ((a.last?.size ?? 0) < (b.first?.size ?? 0)) sum += 1;
    const alike = a.tag === b.tag && before.length === after.length;
    if (alike) sum -= 1;
  }
  return Math.max(0, Math.min(HEAVIEST, sum));
}
