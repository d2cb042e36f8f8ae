/** What stands above a line: its headings, nearest first. */
import type { Line, Outline } from './outline';

export interface Heading {
  /** Line of the heading's text. */
  line: number;
  /** 1 to 6; 7 for a caption or a bold line that acts as a heading. */
  level: number;
  /** As it is written; of a heading that is a picture, its alternative text. */
  text: string;
  /** The heading above this one, or undefined. */
  above: Heading | undefined;
}

const LONGEST_HEADING = 120;

/**
 * Per line the nearest heading above it (not itself), as a chain outwards. A heading holds until one of its own or a
 * higher level comes, and no further than the sectioning block (section, article, td, li) that it stands in.
 */
export function headingsOf(outline: Outline): (Heading | undefined)[] {
  const { lines, blocks } = outline;
  const level = lines.map((line) => levelOf(outline, line.index));
  const result: (Heading | undefined)[] = [];
  // Sections nest, so that those of later headings end no later: what ends, ends at the top of the stack.
  const stack: (Heading & { end: number })[] = [];
  for (const line of lines) {
    while (stack.length > 0 && stack.at(-1)!.end <= line.index) stack.pop();
    result.push(stack.at(-1));
    const own = level[line.index]!;
    if (own === 0) continue;
    if (blocks[line.block]!.hidden === 'display-none') continue;
    const end = scopeEnd(outline, line.block);
    while (stack.length > 0 && stack.at(-1)!.level >= own && stack.at(-1)!.end <= end) stack.pop();
    let above: Heading | undefined = stack.at(-1);
    while (above && above.level >= own) above = above.above;
    stack.push({ line: line.index, level: own, text: textOf(line).slice(0, LONGEST_HEADING), above, end });
  }
  return result;
}

/** 1 to 6, 7 for pseudo-headings, 0 for ordinary lines. */
function levelOf(outline: Outline, index: number): number {
  const line = outline.lines[index]!;
  if (!textOf(line)) return 0;
  for (let block = line.block, up = 0; block >= 0 && up < 3; block = outline.blocks[block]!.parent, up++) {
    const { heading, tag } = outline.blocks[block]!;
    if (heading) return heading;
    if (tag === 'caption' || tag === 'legend' || tag === 'summary') return 7;
  }
  return line.text && isBoldLine(outline, index) ? 7 : 0;
}

const textOf = ({ text, images }: Line): string =>
  text ||
  images
    .map(({ alt }) => alt)
    .join(' ')
    .trim();

/** A short block of its own, all in bold, with content after it: old pages' headings. */
function isBoldLine(outline: Outline, index: number): boolean {
  const line = outline.lines[index]!;
  const { tag } = outline.blocks[line.block]!;
  if (
    line.text.length > 60 ||
    !/^(p|div|center|td|th|font|section|body)$/.test(tag) ||
    line.runs.some((run) => run.link)
  )
    return false;
  if (isOneOfCells(outline, line.block)) return false;
  return line.runs.every((run) => run.text.trim() === '' || outline.snapshot.styles[run.style]!.weight >= 600);
}

/** A cell beside others says what its row has, not what stands below. */
function isOneOfCells({ blocks, units }: Outline, block: number): boolean {
  const { tag, parent } = blocks[block]!;
  return (tag === 'td' || tag === 'th') && parent >= 0 && units[parent]!.length > 1;
}

/** First line after the sectioning ancestor of a heading. */
function scopeEnd(outline: Outline, block: number): number {
  const { blocks, to } = outline;
  for (let up = blocks[block]!.parent; up >= 0; up = blocks[up]!.parent) {
    if (/^(section|article|li|td|aside|main|body|table|fieldset|details)$/.test(blocks[up]!.tag)) return to[up]!;
  }
  return outline.lines.length;
}
