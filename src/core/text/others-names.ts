/** Which lines of a page name other people than those that it lists: by what they say, by their heading, by their column. */
import type { Heading } from '../page/headings';
import type { Line, Outline } from '../page/outline';
import { headerLine } from '../page/table-header';
import { announcesOthers, isAuthorsColumn, namesOthers } from './names/index';

/** Headings of a page that may announce publications: one, by kind or by year a few; on a list of people each has their own. */
const MOST_ANNOUNCED = 2;

/**
 * Whether names on a line are not of those that the page lists; a heading that stands once and announces publications or praise
 * tells, too, and so does the header of a column of authors.
 */
export function othersOf(
  outline: Outline,
  headings: readonly (Heading | undefined)[],
): (line: Line, heading: Heading | undefined) => boolean {
  const hasAuthors = outline.lines.some(({ text }) => isAuthorsColumn(text));
  const announcing = new Set<Heading>();
  const known = new Map<Heading | undefined, boolean>([[undefined, false]]);
  for (const heading of headings) if (heading && announcesOthers(heading.text)) announcing.add(heading);
  // One such heading per person stands among the people.
  if (announcing.size > MOST_ANNOUNCED) announcing.clear();
  const isBelow = (heading: Heading | undefined): boolean => {
    let below = known.get(heading);
    if (below === undefined) {
      below = announcing.has(heading!) || isBelow(heading!.above);
      known.set(heading, below);
    }
    return below;
  };
  return (line, heading) =>
    namesOthers(line.text) || isBelow(heading) || (hasAuthors && isBelowAuthors(outline, line.index));
}

/** The first column says what the rows are: there artists are those that the page lists. */
function isBelowAuthors(outline: Outline, line: number): boolean {
  const header = headerLine(outline, line);
  if (header === undefined || !isAuthorsColumn(outline.lines[header]!.text)) return false;
  let row = outline.lines[header]!.block;
  while (outline.blocks[row]!.tag !== 'tr') row = outline.blocks[row]!.parent;
  return outline.from[row]! < header;
}
