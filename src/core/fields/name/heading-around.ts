/** The heading around a block of a record. */
import type { Outline } from '../../page/outline';

/** A record's heading may be a block inside it, around the line. */
export function headingAround(outline: Outline, block: number): number | undefined {
  for (let up = block, n = 0; up >= 0 && n < 3; up = outline.blocks[up]!.parent, n++) {
    if (outline.blocks[up]!.heading) return outline.blocks[up]!.heading;
  }
  return undefined;
}
