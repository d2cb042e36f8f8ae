/** How far a day is from that of the visit. */
import type { DateMention } from '../text/dates/index';

const DAY = 86_400_000;
/** Beyond a year, how far does not matter. */
const FAR = 400;

/**
 * Days from the visit to a date; without a year, to the nearest such day.
 * @param now YYYY-MM-DD
 */
export function daysAhead(date: DateMention['start'], now: string): number {
  if (!date?.month || !date.day) return NaN;
  const today = Date.parse(`${now}T00:00:00Z`);
  const year = Number(now.slice(0, 4));
  const years = date.year === undefined ? [year - 1, year, year + 1] : [date.year];
  const distances = years.map((y) => (Date.UTC(y, date.month! - 1, date.day!) - today) / DAY);
  const nearest = distances.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
  return Math.max(-FAR, Math.min(FAR, nearest));
}
