/** Days and times of two records of one event, one from the page and one declared. */
import type { Evidence, EventRecord } from '../finding';
import { dayOf, isUtc } from '../when';

const DAY_MS = 86_400_000;
const YEAR_SAID = /(?:19|20)\d{2}|'\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b|令和|平成|昭和|[民HRS]\s?\d{1,2}[./年]/i;

/** True where the page's own words name no year: then it was inferred, and markup that says one knows better. */
export function yearIsInferred(evidence: Evidence | undefined): boolean {
  return evidence !== undefined && evidence.source === 'page' && !YEAR_SAID.test(evidence.quote.normalize('NFKC'));
}

export type DayRelation = 'same' | 'year' | 'zone' | 'within' | 'unknown' | 'other';

/**
 * How the page's day and the declared one relate: the same; the same but for a year that the page does not say; a day
 * apart because the markup gives UTC; one within the other's run; one of them not said; different.
 */
export function dayRelation(page: EventRecord, declared: EventRecord): DayRelation {
  if (!page.startDate || !declared.startDate) return 'unknown';
  const [a, b] = [dayOf(page.startDate), dayOf(declared.startDate)];
  if (a === b) return 'same';
  if (a.slice(5) === b.slice(5) && yearIsInferred(page.evidence['startDate'])) return 'year';
  if (isUtc(declared.startDate) && Math.abs(Date.parse(a) - Date.parse(b)) === DAY_MS) return 'zone';
  return within(b, page) || within(a, declared) ? 'within' : 'other';
}

function within(day: string, { startDate, endDate }: EventRecord): boolean {
  return startDate !== undefined && endDate !== undefined && dayOf(startDate) <= day && day <= dayOf(endDate);
}
