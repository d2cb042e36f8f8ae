/**
 * Pictures that stand between the records of a list, in columns or rows of their own: picture, text, picture, text. Which of two neighbours a
 * picture belongs to only the list tells: all have theirs before them, or all behind.
 */
import type { Evidence } from '../finding';
import type { Outline } from '../page/outline';
import { isWithinParent } from './beside';
import { evidenceAt } from './evidence';
import { isPortrait, largestPicture, type Picture } from './picture';
import type { Extent } from './record';

/** Share of the list that must have a picture on one side. */
const SHARE = 0.8;
const MOST_LINES = 3;

interface Pictured {
  image?: string;
  evidence: Partial<Record<string, Evidence>>;
}

/**
 * @param list records of one list, in the page's order
 * @param read their fields, undefined where a record has none
 * @returns the fields; those without a picture with the one that stands on the side on which all others have theirs
 */
export function withPicturesBetween<T extends Pictured>(
  outline: Outline,
  list: readonly Extent[],
  read: readonly (T | undefined)[],
): (T | undefined)[] {
  const lacking = read.some((fields) => fields && fields.image === undefined);
  if (list.length < 2 || !lacking) return [...read];
  for (const side of [before, behind]) {
    const pictures = list.map((_, at) => {
      const picture = side(outline, list, at);
      return picture && isPortrait(picture.image) ? picture : undefined;
    });
    if (pictures.filter(Boolean).length < SHARE * list.length) continue;
    return read.map((fields, at) => {
      const picture = pictures[at];
      if (!fields || fields.image !== undefined || !picture) return fields;
      const evidence = { ...fields.evidence, image: evidenceAt(outline, picture.line, 0.7, picture.image.alt) };
      return { ...fields, image: picture.image.src, evidence };
    });
  }
  return [...read];
}

type Side = (outline: Outline, list: readonly Extent[], at: number) => Picture | undefined;

/** The picture right before a record, behind the one before it. */
const before: Side = (outline, list, at) => {
  const { from, block } = list[at]!;
  const first = Math.max(at > 0 ? list[at - 1]!.to : 0, from - MOST_LINES);
  let start = from;
  while (start > first && isSilentBeside(outline, start - 1, block)) start--;
  return largestPicture(outline, start, from);
};

/** The picture right behind a record, before the next one. */
const behind: Side = (outline, list, at) => {
  const { to, block } = list[at]!;
  const last = Math.min(list[at + 1]?.from ?? outline.lines.length, to + MOST_LINES);
  let end = to;
  while (end < last && isSilentBeside(outline, end, block)) end++;
  return largestPicture(outline, to, end);
};

/** Whether a line is pictures and nothing else, and stands within the parent of a block. */
function isSilentBeside(outline: Outline, line: number, block: number): boolean {
  return outline.lines[line]!.text === '' && outline.blocks[block]!.parent >= 0 && isWithinParent(outline, line, block);
}
