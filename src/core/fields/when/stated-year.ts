/** The year of a day that the page names in full elsewhere: "3 December 2023" in its head, "3 December, 11:00" in its text. */
import type { DateMention } from '../../text/dates/index';
import type { Facts } from '../../text/facts';

/** Years from the visit: what lies farther back is what a page tells of. */
const FARTHEST = 5;

/** @param now day of the visit, YYYY-MM-DD */
export const isFarFrom = (now: string, year: number): boolean => Math.abs(year - Number(now.slice(0, 4))) > FARTHEST;

/**
 * @param now day of the visit, YYYY-MM-DD
 * @returns the mention with its year, where every place in the page's own part that names the day with a year names the same one, of about the visit
 */
export function withStatedYear(facts: Facts, mention: DateMention, now: string): DateMention {
  const { start, end } = mention;
  // Where a weekday stands beside the day, it tells the year.
  if (!start || end || start.year !== undefined || start.weekday !== undefined) return mention;
  if (start.month === undefined || start.day === undefined) return mention;
  const years = statedYears(facts).get(keyOf(start.month, start.day));
  const [year] = years ?? [];
  const isFar = year !== undefined && isFarFrom(now, year);
  return year === undefined || years!.size > 1 || isFar ? mention : { ...mention, start: { ...start, year } };
}

const keyOf = (month: number, day: number): number => month * 100 + day;

const known = new WeakMap<Facts, Map<number, Set<number>>>();

/** Per day of the year the years with which the page names it. */
function statedYears(facts: Facts): Map<number, Set<number>> {
  const before = known.get(facts);
  if (before) return before;
  const years = new Map<number, Set<number>>();
  for (const { zone, dates } of facts.lines) {
    if (zone !== 'main') continue;
    for (const { precision, start, end } of dates) {
      if (precision !== 'day' || end || start?.year === undefined || !start.month || !start.day) continue;
      const key = keyOf(start.month, start.day);
      years.set(key, (years.get(key) ?? new Set()).add(start.year));
    }
  }
  known.set(facts, years);
  return years;
}
