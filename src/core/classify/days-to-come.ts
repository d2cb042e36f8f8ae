/**
 * Entries that each begin with a day of their own and a name, most of the days still to come: posts and reports are of the past, so what is
 * told ahead is on then. What ends, appears or closes on such a day is known by its label.
 */
import type { Page } from '../fields/record';
import type { Candidate } from '../records/candidates';
import type { RangeFacts } from '../records/range';

/** Added to the log-odds of an event where nothing else on the page is one. */
export const TO_COME = 3.5;

const LEAST_RECORDS = 3;
const LONGEST = 14;
/** Lines before the day. */
const NEAR_TOP = 2;
/** Share of the members that are such entries, and share of their days that are to come. */
const SHARE = 0.75;
const AHEAD = 0.6;
/** Score as a title from which on a text may be a name. */
const NAMED = 0;

/** @param range what a run of lines holds */
export function areDaysToCome(
  { facts, names }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_RECORDS) return false;
  const titles = new Set<string>();
  const days = new Set<number>();
  let ahead = 0;
  let told = 0;
  for (const one of group) {
    const { from, to } = one;
    if (to - from > LONGEST || facts.lines[from]!.zone !== 'main') return false;
    const { days: count, ranges, stamps, otherDates, firstDay, place, ahead: left } = range(one);
    if (stamps > 0 || otherDates > 0) return false;
    if (count < 1 || count > (ranges > 0 ? 2 : 1) || firstDay > NEAR_TOP || Number.isNaN(left)) continue;
    const [name] = names.range(from, to);
    if (!name || name.score <= NAMED) continue;
    told++;
    if (left > 0) ahead++;
    titles.add(name.text.toLowerCase());
    days.add(place);
  }
  return told >= SHARE * group.length && ahead >= AHEAD * told && Math.min(titles.size, days.size) >= SHARE * told;
}
