/**
 * VIPS (Cai, Yu, Wen, Ma: VIPS, a Vision-based Page Segmentation Algorithm, MSR-TR-2003-79). Top down: blocks are divided or kept by
 * rules per kind of element; separators between what was kept; blocks merged over the lightest; what is less coherent than
 * the permitted degree (PDoC) is divided again. The leaves are its records. It sees what is rendered only: hidden slides
 * are lost, as Event.Locky's paper says, and without boxes it finds nothing.
 *
 * Ours where the report is silent: leaves below one merged block are a region, regions are ranked by covered text; the relative sizes
 * of rules 9 and 10 are shares of the page's area; the degree of a kept block goes by its size; the weights are in
 * visual-structure.ts. PDoC and the relative size are fitted on `events-en`, a set that the comparison does not use. A snapshot has no
 * background colours, so rule 8 cannot fire, and a background cannot make a separator heavier.
 *
 * Limits: elements nested more than 300 deep are kept whole; the rest is n log n.
 */
import type { Outline } from '../../core/page/outline';
import { byCoveredText, recordOf, type Baseline, type RecordRange, type Region } from './baseline';
import { contentStructure, type Visual } from './visual-structure';
import { visibleTree, type VisibleNode } from './visible-tree';

export interface VipsOptions {
  /** Permitted degree of coherence, 1 to 10. */
  pdoc: number;
  /** Share of the page's area below which a block with text is not divided. */
  small: number;
}

export const FITTED: VipsOptions = { pdoc: 9, small: 0.1 };
const DEEPEST = 300;

export const vips = (options: VipsOptions = FITTED, name = 'vips'): Baseline =>
  byCoveredText(name, (outline) => {
    const root = visibleTree(outline);
    return root ? segment(outline, root, options) : [];
  });

function segment(outline: Outline, root: VisibleNode, options: VipsOptions): Region[] {
  const pageArea = area(root);
  const regions = new Map<Visual, VisibleNode[][]>();
  const start: Visual = { doc: 0, node: root, children: [] };
  const stack = [{ visual: start, parent: start }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { visual, parent } = next;
    const { node, doc, children } = visual;
    if (doc >= options.pdoc || (node && isText(node))) {
      const leaves = regions.get(parent) ?? [];
      regions.set(parent, leaves);
      leaves.push(nodesIn(visual));
    } else if (node) stack.push({ visual: contentStructure(visualBlocks(node, pageArea, options)), parent });
    else stack.push(...children.map((child) => ({ visual: child, parent: visual })));
  }
  return [...regions.values()].map((leaves) => {
    const records = leaves.map(recordOf).sort((a, b) => a.from - b.from);
    return { path: outline.path(around(outline, leaves[0]![0]!, records)), records };
  });
}

/** The nearest block around a node that covers all records. */
function around({ blocks, from, to, lines }: Outline, node: VisibleNode, records: readonly RecordRange[]): number {
  const first = records[0]!.from;
  const end = Math.max(...records.map((record) => record.to));
  let block = node.block >= 0 ? node.block : lines[node.from]!.block;
  while (blocks[block]!.parent >= 0 && (from[block]! > first || to[block]! < end)) block = blocks[block]!.parent;
  return block;
}

/** One round: the blocks that the rules keep below a node, which is itself divided (rule 3). */
function visualBlocks(root: VisibleNode, pageArea: number, options: VipsOptions): Visual[] {
  const pool: Visual[] = [];
  const divideChildren = (node: VisibleNode, depth: number): void => {
    let previousDivided = true;
    for (const child of node.children) {
      const doc: number | undefined = depth > DEEPEST ? 10 : keeps(child, previousDivided, pageArea, options);
      previousDivided = doc === undefined;
      if (doc === undefined) divideChildren(child, depth + 1);
      else pool.push({ doc, node: child, children: [] });
    }
  };
  divideChildren(root, 0);
  return pool;
}

/** @returns degree of coherence of a block that is kept; undefined where it is divided */
function keeps(
  node: VisibleNode,
  previousDivided: boolean,
  pageArea: number,
  { small }: VipsOptions,
): number | undefined {
  const { tag, children } = node;
  const share = area(node) / pageArea;
  const row = tag === 'table' || tag === 'tr' || tag === 'tbody';
  // Inline ("virtual text") nodes are in the lines already; 1, no valid child, is left out by the visible tree.
  if (tag === '#text') return node.oneFont ? 10 : 9;
  if (children.length === 1 && children[0]!.tag !== '#text') return undefined; // 2
  if (!row && children.every(isText)) return node.oneFont ? 10 : 9; // 4
  if (tag === 'p' && children.some(({ block }) => block >= 0)) return undefined; // 5: one of the children is a block
  if (!row && tag !== 'td' && node.hasRule) return undefined; // 6
  if (row)
    return children.reduce((sum, child) => sum + area(child), 0) > area(node) ? undefined : ofTable(node, share, small); // 7
  if (children.some(isText) && share < small) return bySize(share); // 9
  if (tag === 'td') return children.every((child) => area(child) / pageArea < small) ? bySize(share) : undefined; // 10, 12
  return previousDivided ? undefined : bySize(share); // 11, 12
}

/** Tables and rows: 9 (a text, and small) keeps, 12 divides. */
const ofTable = ({ children }: VisibleNode, share: number, small: number): number | undefined =>
  children.some(isText) && share < small ? bySize(share) : undefined;

/** Degree of coherence of a block that is kept for its size: the smaller, the more coherent. */
const bySize = (share: number): number => (share < 0.02 ? 8 : share < 0.1 ? 7 : share < 0.3 ? 6 : 5);

const area = ({ box }: VisibleNode): number => box[2] * box[3];

/** A text node, or a block that is nothing but one line: taken for a "virtual text node" too, which is to its advantage. */
const isText = ({ tag, children }: VisibleNode): boolean =>
  tag === '#text' || (children.length === 1 && children[0]!.tag === '#text');

function nodesIn(visual: Visual): VisibleNode[] {
  const nodes: VisibleNode[] = [];
  const stack = [visual];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.node) nodes.push(next.node);
    stack.push(...next.children);
  }
  return nodes;
}
