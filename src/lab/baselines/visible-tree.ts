/** The page as VIPS sees it: what is rendered, with its box and the look of its text. */
import type { Outline, Unit } from '../../core/page/outline';
import type { Box } from '../../core/page/snapshot';
import type { LineRange } from './baseline';

export interface Font {
  size: number;
  weight: number;
  color: string;
}

export interface VisibleNode extends LineRange {
  /** Block of the snapshot; -1 for a line ("text node"). */
  block: number;
  /** Tag; '#text' for a line. */
  tag: string;
  box: Box;
  /** Blocks and lines; empty for a line. */
  children: VisibleNode[];
  /** Fonts of the first and of the last text in it. */
  first?: Font;
  last?: Font;
  /** Whether all its text has one font. */
  oneFont: boolean;
  /** Whether one of the block's own children is a rule. */
  hasRule: boolean;
}

/** @returns the root; undefined where nothing is visible or the snapshot has no boxes */
export function visibleTree(outline: Outline): VisibleNode | undefined {
  const { blocks, units } = outline;
  const nodes: (VisibleNode | undefined)[] = [];
  for (let block = blocks.length - 1; block >= 0; block--) {
    const { box, hidden, tag, items } = blocks[block]!;
    if (!box || (hidden && hidden !== 'zero-size')) continue;
    const visible = units[block]!.filter((unit) => unit.block < 0 || nodes[unit.block]);
    const boxes = unitBoxes(visible, box, (child) => nodes[child]!.box);
    const children = visible.map((unit, i) =>
      unit.block < 0 ? lineNode(outline, unit, boxes[i]!) : nodes[unit.block]!,
    );
    // A list whose items all float has no height of its own.
    const shown = box[2] * box[3] > 0 ? box : union(children.map((child) => child.box));
    if (children.length === 0 || shown[2] * shown[3] === 0) continue;
    const first = children.find((child) => child.first)?.first;
    nodes[block] = {
      block,
      tag,
      box: shown,
      children,
      first,
      last: children.findLast((child) => child.last)?.last,
      oneFont: children.every((child) => child.oneFont && (!child.first || sameFont(child.first, first))),
      hasRule: items.some((item) => item.kind === 'block' && blocks[item.block]!.tag === 'hr'),
      from: outline.from[block]!,
      to: outline.to[block]!,
    };
  }
  return nodes[0];
}

export const sameFont = (a: Font | undefined, b: Font | undefined): boolean =>
  a?.size === b?.size && a?.weight === b?.weight;

/** Lines have no boxes in a snapshot: they share the height between the blocks before and after them. */
function unitBoxes(units: readonly Unit[], parent: Box, boxOf: (block: number) => Box): Box[] {
  const boxes: Box[] = [];
  for (let i = 0; i < units.length;) {
    if (units[i]!.block >= 0) {
      boxes.push(boxOf(units[i++]!.block));
      continue;
    }
    let end = i;
    while (end < units.length && units[end]!.block < 0) end++;
    const before = boxes.at(-1);
    const top = before ? before[1] + before[3] : parent[1];
    const bottom = end < units.length ? boxOf(units[end]!.block)[1] : parent[1] + parent[3];
    const height = Math.max(1, (bottom - top) / (end - i));
    for (let n = 0; i < end; i++, n++) boxes.push([parent[0], top + n * height, Math.max(1, parent[2]), height]);
  }
  return boxes;
}

function lineNode(outline: Outline, { from, to }: Unit, box: Box): VisibleNode {
  const fonts = outline.lines[from]!.runs.map(({ style }): Font => outline.snapshot.styles[style]!);
  const [first] = fonts;
  const oneFont = fonts.every((font) => sameFont(font, first));
  return {
    block: -1,
    tag: '#text',
    box,
    children: [],
    first,
    last: fonts.at(-1),
    oneFont,
    hasRule: false,
    from,
    to,
  };
}

function union(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return [0, 0, 0, 0];
  const edge = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y, width, height] of boxes) {
    edge.left = Math.min(edge.left, x);
    edge.top = Math.min(edge.top, y);
    edge.right = Math.max(edge.right, x + width);
    edge.bottom = Math.max(edge.bottom, y + height);
  }
  return [edge.left, edge.top, edge.right - edge.left, edge.bottom - edge.top];
}
