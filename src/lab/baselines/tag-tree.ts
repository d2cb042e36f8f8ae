/**
 * The tag tree that MDR, DEPTA and WEB-UIE work on, rebuilt from a snapshot: blocks, the lines of a block that has several
 * children, and inline elements as leaves below them; texts are no tags. Blocks without anything to see are left out (they would
 * only spoil the rivals' matches). Elements inside one line are compared but never records: a record is a run of lines.
 */
import type { Line, Outline } from '../../core/page/outline';
import type { LineRange } from './baseline';

/** A subtree of tags; equal subtrees are one shape, so that trees are compared once per pair of shapes. */
export interface TagShape {
  id: number;
  tag: string;
  children: TagShape[];
  /** Nodes. */
  size: number;
  /** Levels; the text below a leaf counts as one. */
  height: number;
}

export interface TagNode extends LineRange {
  shape: TagShape;
  /** Block of the snapshot; -1 for a line. */
  block: number;
  /** Blocks and lines below, in reading order; empty for a line and for a block with one line only. */
  children: TagNode[];
}

export class Shapes {
  readonly #byKey = new Map<string, TagShape>();

  of(tag: string, children: TagShape[]): TagShape {
    const key = `${tag}(${children.map(({ id }) => id).join(' ')})`;
    const known = this.#byKey.get(key);
    if (known) return known;
    let size = 1;
    let height = 0;
    for (const child of children) {
      size += child.size;
      height = Math.max(height, child.height);
    }
    const shape: TagShape = { id: this.#byKey.size, tag, children, size, height: Math.max(height, 1) + 1 };
    this.#byKey.set(key, shape);
    return shape;
  }
}

/**
 * @param childrenOf units below a block; the outline's own unless a method builds its tree otherwise
 * @returns the root (body)
 */
export function tagTree(outline: Outline, childrenOf = (block: number) => outline.units[block]!): TagNode {
  const shapes = new Shapes();
  const nodes: TagNode[] = [];
  // Breadth-first list: from the end, every child is known before its parent.
  for (let block = outline.blocks.length - 1; block >= 0; block--) {
    const units = childrenOf(block);
    const only = units.length === 1 ? units[0]! : undefined;
    const { tag } = outline.blocks[block]!;
    if (only && only.block < 0) {
      const shape = shapes.of(tag, inlineShapes(shapes, outline.lines[only.from]!));
      nodes[block] = { shape, block, children: [], from: only.from, to: only.to };
      continue;
    }
    const children = units.map((unit): TagNode => {
      if (unit.block >= 0) return nodes[unit.block]!;
      const shape = shapes.of('#line', inlineShapes(shapes, outline.lines[unit.from]!));
      return { shape, block: -1, children: [], from: unit.from, to: unit.to };
    });
    const from = children[0]?.from ?? outline.from[block]!;
    const to = children.at(-1)?.to ?? from;
    const shape = shapes.of(
      tag,
      children.map((child) => child.shape),
    );
    nodes[block] = { shape, block, children, from, to };
  }
  return nodes[0]!;
}

interface Inline {
  tag: string;
  link?: string;
  children: Inline[];
}

/** Inline elements of a line; neighbouring runs share the elements that both stand in. Pictures come after the texts. */
function inlineShapes(shapes: Shapes, { runs, images }: Line): TagShape[] {
  const top: Inline[] = [];
  for (const { via, link } of runs) {
    let level = top;
    for (const tag of via ? via.split('/') : []) {
      const last = level.at(-1);
      const same = last?.tag === tag && last.link === link;
      const next = same ? last : { tag, link, children: [] };
      if (!same) level.push(next);
      level = next.children;
    }
  }
  const shapeOf = ({ tag, children }: Inline): TagShape => shapes.of(tag, children.map(shapeOf));
  return [...top.map(shapeOf), ...images.map(() => shapes.of('img', []))];
}
