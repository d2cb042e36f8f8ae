/**
 * DEPTA (Zhai, Liu: Web Data Extraction Based on Partial Tree Alignment, WWW 2005; TKDE 2006). The tag tree comes from the rendered
 * boxes where the snapshot has them (box-tree.ts), else from the document. Regions and records are found as in MDR, with simple
 * tree matching over the mean size, alike from 0.8; a generalised node of several siblings must not have a gap inside that is
 * wider than the gap to the next one. `alignedColumns` is the second half: partial tree alignment of a region's records.
 *
 * Ours where the papers are silent: regions are ranked by covered text; several siblings are matched as an ordered forest; the
 * gap is measured between boxes one below the other, else side by side, with a pixel's tolerance, and not where a box is missing
 * (lines); the leaves of the tree are as in tag-tree.ts.
 *
 * Limits: those of tree-matching.ts; records of more than 400 nodes and a region's records after the 500th are not aligned.
 */
import { outlineOf, type Outline } from '../../core/page/outline';
import type { Box, PageSnapshot } from '../../core/page/snapshot';
import { childrenByBoxes } from './box-tree';
import { byCoveredText, type Baseline, type RecordRange } from './baseline';
import { dataRegions } from './data-regions';
import { alignTrees } from './partial-tree-alignment';
import { tagTree, type TagNode } from './tag-tree';
import { TreeMatching } from './tree-matching';

const LEAST_SIMILARITY = 0.8;
const TOLERANCE = 1;

export const depta = (least = LEAST_SIMILARITY, name = 'depta'): Baseline =>
  byCoveredText(name, (outline) => {
    const matching = new TreeMatching();
    const shapes = (nodes: readonly TagNode[]) => nodes.map(({ shape }) => shape);
    return dataRegions(
      outline,
      treeOf(outline),
      (a, b) => gapsAllow(outline, a, b) && matching.alike(shapes(a), shapes(b), least),
    );
  });

const treeOf = (outline: Outline): TagNode => {
  if (!outline.snapshot.hasBoxes) return tagTree(outline);
  const children = childrenByBoxes(outline);
  return tagTree(outline, (block) => children[block]!);
};

/**
 * Columns of a region's records: the data items that partial tree alignment puts under each other.
 * @returns per record, in the region's order: one text per column, null where the record has none
 */
export function alignedColumns(snapshot: PageSnapshot, records: readonly RecordRange[]): (string | null)[][] {
  return alignTrees(outlineOf(snapshot), records);
}

function gapsAllow({ blocks }: Outline, a: readonly TagNode[], b: readonly TagNode[]): boolean {
  if (a.length === 1) return true;
  const boxes = [...a, ...b].map(({ block }) => (block >= 0 ? blocks[block]!.box : undefined));
  const gap = (i: number): number | undefined => gapBetween(boxes[i - 1], boxes[i]);
  const between = gap(a.length);
  if (between === undefined) return true;
  return boxes.every((_, i) => i === 0 || i === a.length || (gap(i) ?? 0) <= between + TOLERANCE);
}

/** White space between two boxes in pixels: one below the other, else side by side; undefined without boxes. */
function gapBetween(a: Box | undefined, b: Box | undefined): number | undefined {
  if (!a || !b) return undefined;
  const below = Math.max(b[1] - (a[1] + a[3]), a[1] - (b[1] + b[3]));
  const beside = Math.max(b[0] - (a[0] + a[2]), a[0] - (b[0] + b[2]));
  return Math.max(0, below >= 0 ? below : beside);
}
