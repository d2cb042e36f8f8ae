/**
 * Events by where they stand: the heading above a list says so and nothing of news, and each entry has a day and a name of its own. Where such a list is
 * of few words ("Event" / 2019/8/4 / a name), neither the trees nor the words are sure of it.
 */
import { namesEvents } from '../fields/generic-heading';
import { withoutDates } from '../fields/undated';
import type { Page } from '../fields/record';
import type { Candidate } from '../records/candidates';
import type { RangeFacts } from '../records/range';

/** Added to the log-odds of an event; what the heading says is known to the trees, too. */
export const HEADED = 1;

const LEAST_RECORDS = 3;
const LONGEST = 14;
/** Share of the members that must have a day and a name, and share of these that differ from each other. */
const SHARE = 0.75;
/** Score as a title from which on a text may be a name. */
const NAMED = 0;

/** @param range what a run of lines holds */
export function announcedEvents(
  { facts, names }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_RECORDS || !isHeaded(group[0]!.from)) return false;
  const titles = new Set<string>();
  const days = new Set<number>();
  let dated = 0;
  for (const one of group) {
    const { from, to } = one;
    if (to - from > LONGEST || facts.lines[from]!.zone !== 'main') return false;
    const { days: own, place, stamps } = range(one);
    if (own !== 1 || stamps > 0) continue;
    const name = names.range(from, to).find(({ text }) => !facts.words.is('eventSection', text));
    if (!name || name.score <= NAMED) continue;
    dated++;
    days.add(place);
    titles.add(name.text.toLowerCase());
  }
  return dated >= SHARE * group.length && Math.min(days.size, titles.size) >= SHARE * dated;

  /** Whether the heading above, or the one over headings that are only months and years, is that of events. */
  function isHeaded(line: number): boolean {
    let { heading } = facts.lines[line]!;
    while (heading && !withoutDates(facts, heading.line, heading.text).trim()) heading = heading.above;
    if (!heading) return false;
    return (
      namesEvents(heading.text) ||
      (facts.words.has('eventSection', heading.text) && !facts.words.has('news', heading.text))
    );
  }
}
