/** Finding kept records by words, and their orders. */
import { FIELDS } from '../core/finding';
import { fold } from './fold';
import type { KeptRecord, Query } from './kept';

/** @returns a test whether all words of the query occur in a record, in its page's title or its site */
export function matcher(text: string): (kept: KeptRecord) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (!words.length) return () => true;
  return (kept) => {
    const haystack = fold(textOf(kept));
    return words.every((word) => haystack.includes(word));
  };
}

/** A new array in the order asked for. Undated records come last by date; ties are by what was kept last. */
export function sorted(records: KeptRecord[], order: Query['order'] = 'kept'): KeptRecord[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const byKept = (a: KeptRecord, b: KeptRecord) => b.keptAt - a.keptAt || a.record.ordinal - b.record.ordinal;
  const byName = (a: KeptRecord, b: KeptRecord) => collator.compare(a.record.name, b.record.name);
  const compare = {
    kept: byKept,
    date: (a: KeptRecord, b: KeptRecord) => compareText(dateOf(a), dateOf(b)),
    name: byName,
    site: (a: KeptRecord, b: KeptRecord) => compareText(a.site, b.site) || byName(a, b),
  }[order];
  return records.toSorted((a, b) => compare(a, b) || byKept(a, b));
}

function textOf({ record, page, site }: KeptRecord): string {
  const values = FIELDS[record.kind].map((field): unknown => record[field as keyof typeof record]);
  const parts = values.flatMap((value) =>
    value !== null && typeof value === 'object' ? Object.values(value) : [value],
  );
  return [...parts.filter((part) => typeof part === 'string'), record.text, page.title, site].join('\n');
}

/** All three types of `When` sort as text by the day and hour of the place; "~" puts what has no date last. */
function dateOf({ record }: KeptRecord): string {
  return (record.kind === 'event' ? record.startDate : record.kind === 'news' ? record.datePublished : '') || '~';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
