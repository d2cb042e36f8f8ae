/** Lines beside a record. */
import type { Outline } from '../page/outline';

/** @returns whether a line stands within the parent of a block */
export function isWithinParent({ blocks, lines }: Outline, line: number, block: number): boolean {
  const { parent } = blocks[block]!;
  let above = lines[line]!.block;
  while (above > parent) above = blocks[above]!.parent;
  return above === parent;
}
