/**
 * Entries that each begin with a day of their own and a name, most of the days still to come: posts and reports are of the past, so what is
 * told ahead is on then. What ends, appears or closes on such a day is known by its label.
 */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidates';
import type { RangeFacts } from '../../records/range';
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
    dated.filter(({ ahead }) => ahead > 0).length >= AHEAD * dated.length &&
    areEntries(page, group, range, isDated, (_, { place }) => place)
  );
}

/** One day or one period, near the top, of a known month. */
const isDated = ({ days, ranges, firstDay, ahead }: RangeFacts): boolean =>
  days >= 1 && days <= (ranges > 0 ? 2 : 1) && firstDay <= NEAR_TOP && !Number.isNaN(ahead);
