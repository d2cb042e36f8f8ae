/** Finding kept records by words, and their orders. */
import { FIELDS } from '../core/finding';
import { dayOf } from '../core/when';
import { fold } from './fold';
import type { KeptRecord } from './entries';
import type { Query } from './kept';

/** @returns a test whether all words of the query occur in a record, in its page's title or its site */
export function matcher(text: string): (kept: KeptRecord) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (!words.length) return () => true;
  return (kept) => {
    const haystack = fold(textOf(kept));
    return words.every((word) => haystack.includes(word));
  };
}

/**
 * @param today the day at the reader's place, YYYY-MM-DD
 * @returns a new array in the order asked for; ties are by what was kept last. By date comes what goes on or is to come, the next first; then what is over, the last
 *   first; then what has no date
 */
export function sorted(records: readonly KeptRecord[], order: Query['order'], today: string): KeptRecord[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const byKept = (a: KeptRecord, b: KeptRecord) => b.keptAt - a.keptAt || a.record.ordinal - b.record.ordinal;
  const byName = (a: KeptRecord, b: KeptRecord) => collator.compare(a.record.name, b.record.name);
  const compare = {
    kept: byKept,
    date: (a: KeptRecord, b: KeptRecord) => compareDates(a, b, today),
    name: byName,
    site: (a: KeptRecord, b: KeptRecord) => compareText(a.site, b.site) || byName(a, b),
  }[order ?? 'kept'];
  return records.toSorted((a, b) => compare(a, b) || byKept(a, b));
}

function textOf({ record, page, site }: KeptRecord): string {
  const values = FIELDS[record.kind].map((field): unknown => record[field as keyof typeof record]);
  const parts = values.flatMap((value) =>
    value !== null && typeof value === 'object' ? Object.values(value) : [value],
  );
  return [...parts.filter((part) => typeof part === 'string'), record.text, page.title, site].join('\n');
}

function compareDates(a: KeptRecord, b: KeptRecord, today: string): number {
  const [first, second] = [partOf(a, today), partOf(b, today)];
  const byStart = compareText(dateOf(a), dateOf(b));
  return first - second || (first === 1 ? -byStart : byStart);
}

/** 0 for what goes on or is to come, 1 for what is over, 2 for what has no date. */
function partOf(kept: KeptRecord, today: string): number {
  const { record } = kept;
  if (!dateOf(kept)) return 2;
  if (record.kind !== 'event') return 1;
  const { startDate = '', endDate = startDate, otherDates = [], eventSchedule } = record;
  // A series without a last day goes on.
  const goesOn = eventSchedule !== undefined && record.endDate === undefined;
  return goesOn || [endDate, ...otherDates].some((day) => dayOf(day) >= today) ? 0 : 1;
}

/** All three types of `When` sort as text by the day and hour of the place; '' where there is none. */
function dateOf({ record }: KeptRecord): string {
  return (record.kind === 'event' ? record.startDate : record.kind === 'news' ? record.datePublished : '') ?? '';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
