/** A day to come that a page announces below its heading. */
import { NOTHING_HELD, RULES } from './nothing-held';
import { headingOf } from './page-heading';
import type { Page } from '../record';

/** Lines below the heading among which the day stands; share of its line that it is. */
const DAY_BELOW = 3;
const NOTHING_BUT_DAY = 0.8;
/** Projects and terms last longer. */
const MOST_YEARS = 1;

/**
 * Whether right below its heading the page says a day or a period to come, in full and on a line of its own: an article's day is over. Not
 * where the heading is that of a rule or an offer.
 */
export function announcesDay(page: Page): boolean {
  const { facts, now } = page;
  const heading = headingOf(page);
  if (!heading || NOTHING_HELD.test(heading.name) || RULES.test(heading.name)) return false;
  const at = heading.line.index;
  return facts.lines.slice(at + 1, at + 1 + DAY_BELOW).some(({ dates, dateShare }) => {
    const [day, another] = dates;
    if (dateShare < NOTHING_BUT_DAY || another || day?.precision !== 'day') return false;
    const last = day.end ?? day.start!;
    const inFull = last.year !== undefined && last.month !== undefined && last.day !== undefined;
    if (day.end && (last.year ?? 0) - (day.start?.year ?? last.year ?? 0) > MOST_YEARS) return false;
    return inFull && Date.UTC(last.year!, last.month! - 1, last.day!) > Date.parse(now);
  });
}
