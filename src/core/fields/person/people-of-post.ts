/**
 * Who else holds a post: in a list of people by post one cell may name several, one below the other. Where the choice takes the row for the
 * first of them, each of the others is a record as much.
 */
import type { PersonRecord } from '../../finding';
import type { Extent, Page } from '../record';
import { isFullName, personOn } from './full-name';

/** How sure the others are beside the first. */
const SHARE = 0.9;
const SURE_NAME = 0.6;

/** @returns the others named below the first one, where a record is of a person with a post, each with the line that names it */
export function peopleOfPost(
  page: Page,
  { from, to }: Extent,
  first: PersonRecord,
): { from: number; record: PersonRecord }[] {
  const { jobTitle, name } = first;
  if (!jobTitle) return [];
  const { outline, facts } = page;
  const nameOn = (line: number): string | undefined => {
    const match = facts.lines[line]!.name?.match;
    const isAll = match && match.score >= SURE_NAME && outline.lines[line]!.text.endsWith(match.name);
    return isAll && isFullName(match.name) ? match.name : undefined;
  };
  const named = outline.lines.slice(from, to).find(({ index }) => nameOn(index) === name);
  const others: { from: number; record: PersonRecord }[] = [];
  for (let line = (named?.index ?? to) + 1; line < to && outline.lines[line]!.block === named!.block; line++) {
    const other = nameOn(line);
    if (other === undefined) break;
    others.push({ from: line, record: { ...personOn(page, line, other, SHARE * first.confidence), jobTitle } });
  }
  return others;
}
