/**
 * Entries that each begin with a day of their own and a name, most of the days still to come: posts and reports are of the past, so what is
 * told ahead is on then. What ends, appears or closes on such a day is known by its label.
 */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { withoutDates } from '../../fields/name/undated';
import { areEntries, LEAST_ENTRIES } from './entries';

/** Added to the log-odds of an event where nothing else on the page is one. */
export const TO_COME = 3.5;

/** Lines before the day. */
const NEAR_TOP = 2;
/** Share of the days that are to come. */
const AHEAD = 0.6;

/** @param range what a run of lines holds */
export function areDaysToCome(
  page: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_ENTRIES) return false;
  const held = group.map(range);
  const dated = held.filter(isDated);
  return (
    held.every(({ stamps, otherDates }) => stamps === 0 && otherDates === 0) &&
    (dated.filter(({ ahead }) => ahead > 0).length >= AHEAD * dated.length || goesOnInThePast(page, group, range)) &&
    areEntries(page, group, range, isDated, (_, { place }) => place)
  );
}

/** "今後の山行", "Coming walks": what stands below is on then. */
const TO_COME_SAID =
  /^\P{L}*(?:今後の|これからの|次回の?|upcoming|coming|future|next|kommende|künftige|prochaine?s|próxim[oa]s|prossim[ei]|komende)(?!\p{Script=Latin})/iu;

/** Days to come below such a heading and then, alike, days of the past below "2025", "2024": one list of what is on and what was. */
function goesOnInThePast(
  { facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  const dated = group.filter((one) => isDated(range(one)));
  const opening = dated[0] && facts.lines[dated[0].from]!.heading;
  if (!opening || !TO_COME_SAID.test(opening.text)) return false;
  return dated.every((one) => {
    const { heading = opening } = facts.lines[one.from]!;
    const isAhead = range(one).ahead > 0;
    return heading.line === opening.line
      ? isAhead
      : !isAhead && !withoutDates(facts, heading.line, heading.text).trim();
  });
}

/** One day or one period, near the top, of a known month. */
const isDated = ({ days, ranges, firstDay, ahead }: RangeFacts): boolean =>
  days >= 1 && days <= (ranges > 0 ? 2 : 1) && firstDay <= NEAR_TOP && !Number.isNaN(ahead);
