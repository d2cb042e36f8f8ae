/**
 * News by where they stand: the heading above a list says news and nothing of events, and all its days have been, none with an hour. The trees, which
 * are told all this in pieces, take many such lists for past events.
 */
import type { Page } from '../../fields/record';
import type { Outline } from '../../page/outline';
import type { Candidate } from '../../records/candidates';
import type { RangeFacts } from '../../records/range';

/** Taken from the log-odds of an event. */
export const OLD_NEWS = 2.5;

/** @param range what a run of lines holds */
export function announcedNews(
  { outline, facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  let heading = facts.lines[group[0]!.from]!.heading;
  while (heading && !saysNews(heading.text) && !saysEvents(heading.text)) heading = heading.above;
  if (!heading || saysEvents(heading.text)) return false;
  // A picture as the page's first heading is the site's name.
  if (outline.lines[heading.line]!.text === '' && isFirstHeading(outline, heading.line)) return false;
  return group.every((one) => {
    const { ahead, times } = range(one);
    return times === 0 && ahead < 0;
  });

  function saysNews(text: string): boolean {
    return facts.words.has('news', text);
  }

  function saysEvents(text: string): boolean {
    return facts.words.has('eventSection', text);
  }
}

const isFirstHeading = ({ lines, blocks }: Outline, line: number): boolean =>
  lines.slice(0, line).every(({ block }) => blocks[block]!.heading === undefined);
