/** Sections that hold news or hours, heading and all: "News", and below it what was written when. None of their days is that of one event. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';

/** @returns whether each member begins with a heading that says nothing but news or hours, and goes on */
export function areSideSections({ outline, facts }: Page, group: readonly Candidate[]): boolean {
  return group.every(({ from, to }) => {
    const { block, text } = outline.lines[from]!;
    const isHeading = outline.blocks[block]!.heading !== undefined;
    return isHeading && to - from > 1 && (facts.words.is('news', text) || facts.words.is('hours', text));
  });
}
