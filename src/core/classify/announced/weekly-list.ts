/**
 * Lists of what only recurs: "Life Drawing" / "Thursdays 7–9 pm" / "Loft". The trees saw hardly any, and without a day think little of them.
 * Opening hours recur, too, but have no names; and hours at which somebody is to be met have people's.
 */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

/** Added to the log-odds of an event, as for the sessions of a day; taken from them for the hours of a house. */
export const WEEKLY = 3.5;

const LEAST_RECORDS = 3;
const LONGEST = 14;
/** Share of the members that must recur at an hour, and have a name of their own. */
const SHARE = 0.8;
const MOST_OTHERS = 0.3;
const SURE_PERSON = 0.6;
/** Score as a title from which on a text may be a name; three letters are a name in scripts without blanks (婦人会). */
const NAMED = 0;
const NAMED_SHORTLY = -0.8;
const SHORT_WORDS: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);
/** Share of a line from which on it is a day and no name; a piece of it may be one. */
const MOSTLY_DAY = 0.5;

/**
 * @param range what a run of lines holds
 * @returns whether a region's members are what recurs every week
 */
export function isWeeklyList(
  { outline, facts, names }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_RECORDS) return false;
  let [recurring, others] = [0, 0];
  for (const one of group) {
    if (one.to - one.from > LONGEST || facts.lines[one.from]!.zone !== 'main') return false;
    const { days, months, recurrences, weekdays, times, bestName, emails, telephones } = range(one);
    if (days + months > 0) return false;
    // Below "Our weekly gatherings" the day of the week stands alone.
    if (recurrences <= 1 && recurrences + weekdays > 0 && times > 0) recurring++;
    if (bestName >= SURE_PERSON || emails + telephones > 0) others++;
  }
  const size = group.length;
  if (recurring < SHARE * size || others > MOST_OTHERS * size) return false;
  const titles = titlesIn();
  if (titles.size < SHARE * size) return false;
  const heading = facts.lines[group[0]!.from]!.heading?.text ?? '';
  const saysHours = (text: string): boolean => facts.words.has('hours', text);
  return ![outline.snapshot.title, heading, ...titles].some(saysHours);

  /** The members' names; scoring them takes long, so they are asked for last. */
  function titlesIn(): ReadonlySet<string> {
    const titles = new Set<string>();
    const least = SHORT_WORDS.has(facts.lang) ? NAMED_SHORTLY : NAMED;
    for (const { from, to } of group) {
      const best = names
        .range(from, to)
        .find(({ line, chunk }) => !chunk.whole || facts.lines[line]!.dateShare < MOSTLY_DAY);
      if (best && best.score > least) titles.add(best.text.toLowerCase());
    }
    return titles;
  }
}
