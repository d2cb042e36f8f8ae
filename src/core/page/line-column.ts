/** What a line is in every record of its region: columns of a table, parts of a card. */
import type { Outline } from './outline';
import { ownClasses } from './class-names';
import { cellPlace } from './row-span';

/** Numbers in class names that say which record it is ("post-9113"), not what: too long to count columns. */
export const RECORD_NUMBER = /\d{3,}/g;

/** Class names of every other row, of the first and of the last: "odd", "row-even", "alt". */
const STRIPE = /^(?:(?:\w+[-_])?(?:even|odd)(?:[-_]\w+)?|alt(?:ernate)?|first|last)$/;

/** A block's first class name that is the same in every record of a list. */
export function className(hint = ''): string {
  const first = /^[^\s#.@]+/.exec(hint)?.[0] ?? '';
  const name = STRIPE.test(first)
    ? ownClasses(hint)
        .split(/\s+/)
        .find((one) => one && !STRIPE.test(one))
    : first;
  return (name ?? '').replace(RECORD_NUMBER, '');
}

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
