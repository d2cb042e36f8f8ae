/** What a link around a card says of itself: `<a title="Harvest Fair">` with a house, the fair and its day inside. */
import type { Outline } from '../../page/outline';
import type { Extent } from '../record';
import { lettersOf } from '../../text/letters';

/** Blocks between a line and the link around it. */
const MOST_STEPS = 6;

/** Whether a text that stands on a line is what the link around that line, within the record, is titled. */
export function isLinkLabel({ blocks, lines, from, to }: Outline, record: Extent, line: number, text: string): boolean {
  let { block } = lines[line]!;
  for (let step = 0; block > 0 && step < MOST_STEPS; step++, block = blocks[block]!.parent) {
    if (from[block]! < record.from || to[block]! > record.to) return false;
    const { link, label } = blocks[block]!;
    if (link && label) return lettersOf(label) === lettersOf(text) && to[block]! - from[block]! > 1;
  }
  return false;
}
