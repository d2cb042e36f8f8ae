/** The month that a page shows, as a row of months says it: all others are links to their own pages, "February | March 2026 | April". */
import type { Outline } from '../../page/outline';
import type { PartialDate } from '../../text/dates/index';
import type { Facts } from '../../text/facts';

/** @returns the month of a line that is a row of links and one month that is none; undefined for any other line */
export function monthShown(outline: Outline, facts: Facts, line: number): PartialDate | undefined {
  const [mention, ...others] = facts.lines[line]!.dates;
  if (mention?.precision !== 'month' || others.length > 0 || mention.end) return undefined;
  const { text, runs } = outline.lines[line]!;
  const said = text.slice(mention.index, mention.index + mention.length);
  const unlinked = runs.filter((run) => !run.link && /[\p{L}\p{N}]/u.test(run.text));
  const links = new Set(runs.flatMap(({ link }) => link ?? []));
  const isShown = unlinked.length === 1 && unlinked[0]!.text.trim() === said && links.size >= LEAST_LINKS;
  return isShown ? mention.start : undefined;
}

/** Months before and behind. */
const LEAST_LINKS = 2;
