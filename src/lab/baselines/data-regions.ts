/**
 * Data regions and their records as in MDR (Liu, Grossman, Zhai, KDD 2003: CombComp, FindDRs, IdenDRs, FindRecords-1 and -n).
 * DEPTA takes the same steps with another similarity, so it is a parameter. A generalised node is r adjacent siblings,
 * r ≤ 10; a region is two or more of the same parent, adjacent, of the same r, each like the next.
 */
import type { Outline } from '../../core/page/outline';
import { recordOf, type RecordRange, type Region } from './baseline';
import type { TagNode } from './tag-tree';

/** Whether two runs of adjacent siblings are alike. */
export type Alike = (a: readonly TagNode[], b: readonly TagNode[]) => boolean;

/** K: most siblings in a generalised node. */
const MOST_COMPONENTS = 10;
/** Nodes with fewer levels hold no region. */
const LEAST_HEIGHT = 3;

interface DataRegion {
  /** Siblings per generalised node, place of the first, siblings covered. */
  width: number;
  start: number;
  covered: number;
}

export function dataRegions(outline: Outline, root: TagNode, alike: Alike): Region[] {
  const regions: Region[] = [];
  // Top down; below a node that a region covers nothing is looked for any more.
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.shape.height < LEAST_HEIGHT || node.children.length === 0) continue;
    const { children, block } = node;
    const found = regionsAmong(children, alike);
    const inside = new Uint8Array(children.length);
    for (const region of found) {
      inside.fill(1, region.start, region.start + region.covered);
      regions.push({ path: outline.path(block), records: recordsIn(outline, children, region, alike) });
    }
    for (let i = children.length - 1; i >= 0; i--) if (!inside[i]) stack.push(children[i]!);
  }
  return regions;
}

/**
 * IdenDRs: the region that covers most and starts no later than any other, then the same among the siblings after it. Where
 * each stride's next match and run of matches is known in advance, a region costs a constant number of look-ups.
 */
function regionsAmong(siblings: readonly TagNode[], alike: Alike): DataRegion[] {
  const n = siblings.length;
  const widths = Math.min(MOST_COMPONENTS, n >> 1);
  const next: Int32Array[] = [];
  const run: Int32Array[] = [];
  for (let width = 1; width <= widths; width++) {
    const nextMatch = (next[width] = new Int32Array(n + width).fill(n));
    const matches = (run[width] = new Int32Array(n + width));
    for (let i = n - 2 * width; i >= 0; i--) {
      const like = alike(siblings.slice(i, i + width), siblings.slice(i + width, i + 2 * width));
      nextMatch[i] = like ? i : nextMatch[i + width]!;
      matches[i] = like ? matches[i + width]! + 1 : 0;
    }
  }
  const regions: DataRegion[] = [];
  for (let start = 0; start < n;) {
    let most: DataRegion | undefined;
    for (let width = 1; width <= widths; width++) {
      for (let first = start; first <= start + width && first < n; first++) {
        const at = next[width]![first]!;
        if (at >= n) continue;
        const covered = (run[width]![at]! + 1) * width;
        if (!most || (covered > most.covered && at <= most.start)) most = { width, start: at, covered };
      }
    }
    if (!most) break;
    regions.push(most);
    start = most.start + most.covered;
  }
  return regions;
}

function recordsIn(
  outline: Outline,
  siblings: readonly TagNode[],
  { width, start, covered }: DataRegion,
  alike: Alike,
): RecordRange[] {
  const records: RecordRange[] = [];
  for (let at = start; at < start + covered; at += width) {
    const components = siblings.slice(at, at + width);
    const parts = width === 1 ? childRecords(outline, components[0]!, alike) : recordsApart(components, alike);
    records.push(...(parts ?? [recordOf(components)]));
  }
  return records;
}

/** FindRecords-1: where a node's children are all alike and it is no table row, they are the records. */
function childRecords(outline: Outline, node: TagNode, alike: Alike): RecordRange[] | undefined {
  const { children, block } = node;
  if (children.length < 2 || children.some((child) => child.block < 0)) return undefined;
  const { tag, display } = outline.blocks[block]!;
  if (tag === 'tr' || display === 'table-row') return undefined;
  return children.every((child, i) => i === 0 || alike([children[i - 1]!], [child]))
    ? children.map((child) => recordOf([child]))
    : undefined;
}

/** FindRecords-n: where the components' children pair off alike, the i-th of all of them are record i. */
function recordsApart(components: readonly TagNode[], alike: Alike): RecordRange[] | undefined {
  const count = components[0]!.children.length;
  if (count < 2 || components.some(({ children }) => children.length !== count)) return undefined;
  const all = components.flatMap(({ children }) => children);
  if (!all.every((child, i) => i === 0 || alike([all[i - 1]!], [child]))) return undefined;
  return Array.from({ length: count }, (_, i) => recordOf(components.map(({ children }) => children[i]!)));
}
