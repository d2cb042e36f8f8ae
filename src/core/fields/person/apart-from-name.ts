/** Lines of a person's record that stand apart from the name: in another column or cell, or in the section that comes next. */
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';
import type { Facts } from '../../text/facts';
import { TITLE_HEADER } from './post-header';

/** Below a header that is neither the name's nor one of posts: "Affiliation". */
export function isInOtherColumn(outline: Outline, line: number, nameLine: number): boolean {
  const header = headerAbove(outline, line);
  return header !== '' && !TITLE_HEADER.test(header) && header !== headerAbove(outline, nameLine);
}

/** In a cell of its own in a table without headers: "Ann Lee, Treasurer", and beside it what she does for a living. */
export function isInOtherCell(outline: Outline, line: number, nameLine: number): boolean {
  const [cell, own] = [line, nameLine].map((one) => cellAround(outline, one));
  return cell !== own && own! >= 0 && headerAbove(outline, line) === '';
}

function cellAround({ blocks, lines }: Outline, line: number): number {
  let { block } = lines[line]!;
  while (block >= 0 && !/^t[dh]$/.test(blocks[block]!.tag)) block = blocks[block]!.parent;
  return block;
}

/** A last heading well behind the name, of the level of the name's own heading, begins what comes next. */
export function opensSection(outline: Outline, line: number, nameLine: number): boolean {
  const level = outline.blocks[outline.lines[line]!.block]!.heading;
  const own = outline.blocks[outline.lines[nameLine]!.block]!.heading;
  return line > nameLine + 1 && level !== undefined && own !== undefined && level <= own;
}

/**
 * A heading that ends a record, of the level of the one above the name, which is no record's: 秘書, a name, 卒業生. Where the heading above is the
 * post of the person before, this one is a post, too.
 */
export function headsNextSection(
  { blocks, lines: texts }: Outline,
  { lines }: Facts,
  line: number,
  nameLine: number,
  taken: (line: number) => boolean,
): boolean {
  const own = lines[nameLine]!.heading;
  if (line < nameLine || !own || blocks[texts[nameLine]!.block]!.heading !== undefined) return false;
  return blocks[texts[line]!.block]!.heading === own.level && !taken(own.line);
}

/** Below a heading behind the name that is no lower than the one above it; a name that is a heading has its section below it. */
export function isInNextSection(
  { blocks, lines: texts }: Outline,
  { lines }: Facts,
  line: number,
  nameLine: number,
): boolean {
  if (blocks[texts[nameLine]!.block]!.heading !== undefined) return false;
  const own = lines[nameLine]!.heading;
  const { heading } = lines[line]!;
  return own !== undefined && heading !== undefined && heading.line > nameLine && heading.level <= own.level;
}
