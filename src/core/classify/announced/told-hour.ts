/**
 * Days with one hour for all of them: a list of bare days and names, and right beside it "※全公演 14:00開演", "All concerts begin at 7 pm". What begins at an
 * hour that is told of all is held.
 */
import { meetingTimes } from '../../fields/when/meeting-time';
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { LEAST_ENTRIES } from './entries';
import { withoutDates } from '../../fields/name/undated';

/** Added to the log-odds of an event. */
export const TOLD_HOUR = 3.5;

/** Lines before and behind the list in which the hour may stand. */
const BESIDE = 3;
const LONGEST = 3;
/** Longer lines tell of more than the hour. */
const LONGEST_TELLING = 60;
/** Share of the members that must be a day and a name without an hour. */
const SHARE = 0.8;

/** @param range what a run of lines holds */
export function isToldAnHour(
  { outline, facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_ENTRIES) return false;
  const [first, last] = [group[0]!.from, group.at(-1)!.to];
  const isBeside = (line: number): boolean =>
    (line < first && line >= first - BESIDE) || (line >= last && line < last + BESIDE);
  const section = facts.lines[first]!.heading?.line;
  const isTold = meetingTimes(outline, facts).some(
    ({ line, weekdays }) =>
      !weekdays &&
      isBeside(line) &&
      outline.lines[line]!.text.length <= LONGEST_TELLING &&
      facts.lines[line]!.heading?.line === section,
  );
  if (!isTold) return false;
  const days = new Set<number>();
  for (const one of group) {
    const { days: named, times, stamps, otherDates, place } = range(one);
    const isShort = one.to - one.from <= LONGEST;
    if (isShort && named === 1 && times === 0 && stamps === 0 && otherDates === 0 && isNamed(one)) days.add(place);
  }
  return days.size >= SHARE * group.length;

  function isNamed({ from, to }: Candidate): boolean {
    return outline.lines.slice(from, to).some(({ index, text }) => /\p{L}{2}/u.test(withoutDates(facts, index, text)));
  }
}
