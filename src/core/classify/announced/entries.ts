/** Entries of a list: most of its members say when and what, each another day and another name. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { isDayOfList } from '../../text/day-lists/day-list';

export const LEAST_ENTRIES = 3;
const LONGEST = 14;
/** Share of the members that must be entries, and share of these that differ from each other. */
const SHARE = 0.75;
/** Score as a title from which on a text may be a name. */
const NAMED = 0;

/**
 * @param range what a run of lines holds
 * @param isEntry whether a member says when, as entries of the list must
 * @param whenOf what tells one entry's time from another's
 * @param least score as a title that a name must exceed
 */
export function areEntries(
  { outline, facts, names }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
  isEntry: (held: RangeFacts) => boolean,
  whenOf: (one: Candidate, held: RangeFacts) => number,
  least = NAMED,
): boolean {
  if (group.length < LEAST_ENTRIES) return false;
  const titles = new Set<string>();
  const whens = new Set<number>();
  let entries = 0;
  for (const one of group) {
    const { from, to } = one;
    if (to - from > LONGEST || facts.lines[from]!.zone !== 'main') return false;
    const held = range(one);
    if (!isEntry(held)) continue;
    const name = names.range(from, to).find(({ text }) => !facts.words.is('eventSection', text));
    if (!name || name.score <= least) continue;
    entries++;
    // Entries of one day's list have it in common.
    whens.add(isDayOfList(outline.lines[from]!) ? -from : whenOf(one, held));
    titles.add(name.text.toLowerCase());
  }
  return entries >= SHARE * group.length && Math.min(whens.size, titles.size) >= SHARE * entries;
}
