/**
 * DEPTA's tag tree from rendered boxes: an element is the child of the nearest element around it whose box holds its own.
 * Only elements that are still open in document order are asked, so that the tree keeps the reading order; where none of
 * them holds the box (a slide off the screen), and where boxes are missing, the document's own parent stays.
 */
import type { Outline, Unit } from '../../core/page/outline';
import type { Box } from '../../core/page/snapshot';

/** Pixels by which a child may stick out: borders and rounding. */
const SLACK = 2;

/** @returns per block its children by boxes, blocks and lines in reading order */
export function childrenByBoxes(outline: Outline): Unit[][] {
  const { blocks, units } = outline;
  const children: Unit[][] = blocks.map(() => []);
  const open: number[] = [];
  const isOpen = new Uint8Array(blocks.length);
  const closeTo = (block: number): void => {
    while (open.length > 0 && open.at(-1) !== block) isOpen[open.pop()!] = 0;
  };
  /** The nearest of a block's ancestors, itself included, that is open. */
  const nearestOpen = (block: number): number => {
    let at = block;
    while (at > 0 && !isOpen[at]) at = blocks[at]!.parent;
    return at;
  };
  const parentOf = (block: number): number => {
    const { box, parent } = blocks[block]!;
    if (box && box[2] > 0 && box[3] > 0) {
      for (let at = nearestOpen(parent); at >= 0; at = blocks[at]!.parent) {
        if (isOpen[at] && holds(blocks[at]!.box, box)) return at;
      }
    }
    return nearestOpen(parent);
  };
  const walk: { block: number; unit: number }[] = [{ block: 0, unit: 0 }];
  open.push(0);
  isOpen[0] = 1;
  while (walk.length > 0) {
    const frame = walk.at(-1)!;
    const unit = units[frame.block]![frame.unit++];
    if (!unit) {
      walk.pop();
      continue;
    }
    const parent = unit.block < 0 ? nearestOpen(frame.block) : parentOf(unit.block);
    children[parent]!.push(unit);
    if (unit.block < 0) continue;
    closeTo(parent);
    open.push(unit.block);
    isOpen[unit.block] = 1;
    walk.push({ block: unit.block, unit: 0 });
  }
  return children;
}

function holds(outer: Box | undefined, [x, y, width, height]: Box): boolean {
  if (!outer) return false;
  const [left, top, w, h] = outer;
  return x >= left - SLACK && y >= top - SLACK && x + width <= left + w + SLACK && y + height <= top + h + SLACK;
}
