/**
 * Lists of what only recurs: "Life Drawing" / "Thursdays 7–9 pm" / "Loft". The trees saw hardly any, and without a day think little of them.
 * Opening hours recur, too, but have no names; and hours at which somebody is to be met have people's.
 */
import type { Page } from '../fields/record';
import type { Candidate } from '../records/candidates';
import type { RangeFacts } from '../records/range';

/** Added to the log-odds of an event, as for the sessions of a day; taken from them for hours. */
export const WEEKLY = 3.5;

const LEAST_RECORDS = 3;
const LONGEST = 14;
/** Share of the members that must recur at an hour, and have a name of their own. */
const SHARE = 0.8;
const MOST_OTHERS = 0.3;
const SURE_PERSON = 0.6;
/** Score as a title from which on a text may be a name. */
const NAMED = 0;
/** Share of a line from which on it is a day and no name; a piece of it may be one. */
const MOSTLY_DAY = 0.5;

/**
 * @param range what a run of lines holds
 * @returns whether a region's members are what recurs every week, or the hours of a house below a heading that says so
 */
export function weeklyList(
  { outline, facts, names }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): 'weekly' | 'hours' | undefined {
  if (group.length < LEAST_RECORDS) return undefined;
  const titles = new Set<string>();
  let [recurring, others] = [0, 0];
  for (const one of group) {
    const { from, to } = one;
    if (to - from > LONGEST || facts.lines[from]!.zone !== 'main') return undefined;
    const { days, months, recurrences, times, bestName, emails, telephones } = range(one);
    if (days + months > 0) return undefined;
    if (recurrences === 1 && times > 0) recurring++;
    if (bestName >= SURE_PERSON || emails + telephones > 0) others++;
    const best = names.best(from, to);
    if (!best || best.score <= NAMED) continue;
    const { line, chunk, text } = best.name;
    if (!chunk.whole || facts.lines[line]!.dateShare < MOSTLY_DAY) titles.add(text.toLowerCase());
  }
  const size = group.length;
  if (recurring < SHARE * size) return undefined;
  const heading = facts.lines[group[0]!.from]!.heading?.text ?? '';
  const saysHours = (text: string): boolean => facts.words.has('hours', text);
  if (titles.size === 0) return saysHours(heading) ? 'hours' : undefined;
  if (titles.size < SHARE * size || others > MOST_OTHERS * size) return undefined;
  return [outline.snapshot.title, heading, ...titles].some(saysHours) ? undefined : 'weekly';
}
