/** What a line is in every record of its region: columns of a table, parts of a card. */
import type { Outline } from './outline';
import { cellPlace } from './row-span';

/** Numbers in class names that say which record it is ("post-9113"), not what: too long to count columns. */
export const RECORD_NUMBER = /\d{3,}/g;

/** A block's first class name, the same in every record of a list. */
export const className = (hint: string | undefined): string =>
  (/^[^\s#.@]+/.exec(hint ?? '')?.[0] ?? '').replace(RECORD_NUMBER, '');

/** What a line is in every record of its region: tags and first class names of the blocks around it, a cell's place. */
export function lineColumn(outline: Outline, index: number): string {
  const steps: string[] = [];
  for (
    let block = outline.lines[index]!.block, n = 0;
    block >= 0 && n < 3;
    block = outline.blocks[block]!.parent, n++
  ) {
    const { tag, hint } = outline.blocks[block]!;
    const cell = tag === 'td' || tag === 'th' ? cellPlace(outline, block) : '';
    steps.push(`${tag}${cell}.${className(hint)}`);
  }
  return steps.join('<');
}
