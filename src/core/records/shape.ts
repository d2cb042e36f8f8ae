/**
 * Shapes: the pruned subtree of a unit without its text. Equal subtrees get the same shape, so that trees are compared
 * once per pair of shapes and never per pair of nodes.
 */
import type { Line, Outline, Unit } from '../page/outline';

export interface Shape {
  id: number;
  /** Tag name; "#text", "#link" or "#image" for a line, after what it shows. */
  tag: string;
  children: Shape[];
  /** Number of nodes. */
  size: number;
}

/** Children beyond this many of one shape in a row do not change what the parent looks like. */
const RUN = 3;
/** Nor do children beyond these: no record has so many parts, and comparing two such parents is quadratic. */
const MOST_CHILDREN = 200;

const byOutline = new WeakMap<Outline, Shapes>();

/** The shapes of a page, made once. */
export function shapesOf(outline: Outline): Shapes {
  let known = byOutline.get(outline);
  if (!known) byOutline.set(outline, (known = new Shapes(outline)));
  return known;
}

export class Shapes {
  readonly #byKey = new Map<string, Shape>();
  readonly #ofBlock: (Shape | undefined)[] = [];

  constructor(private readonly outline: Outline) {
    // Children come after their parents in the breadth-first list: from the end, every child is known before its parent.
    for (let block = outline.blocks.length - 1; block >= 0; block--) {
      if (outline.units[block]!.length > 0) this.#ofBlock[block] = this.#make(block);
    }
  }

  of(unit: Unit): Shape {
    return unit.block >= 0 ? this.#ofBlock[unit.block]! : this.#intern(tagOfLine(this.outline.lines[unit.from]!), []);
  }

  #make(block: number): Shape {
    const children: Shape[] = [];
    let run = 0;
    for (const unit of this.outline.units[block]!) {
      const shape = this.of(unit);
      run = shape === children.at(-1) ? run + 1 : 1;
      if (run <= RUN) children.push(shape);
      if (children.length === MOST_CHILDREN) break;
    }
    return this.#intern(this.outline.blocks[block]!.tag, children);
  }

  #intern(tag: string, children: Shape[]): Shape {
    const key = `${tag}(${children.map((child) => child.id).join(' ')})`;
    const known = this.#byKey.get(key);
    if (known) return known;
    const size = children.reduce((sum, child) => sum + child.size, 1);
    const shape: Shape = { id: this.#byKey.size, tag, children, size };
    this.#byKey.set(key, shape);
    return shape;
  }
}

function tagOfLine(line: Line): string {
  if (!line.text) return '#image';
  return line.runs.every((run) => run.link) ? '#link' : '#text';
}
