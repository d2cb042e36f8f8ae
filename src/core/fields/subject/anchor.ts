/** Events whose details stand on the same page: a list above says "Autumn Cup – 8 Nov" and leads to `#autumn-cup`, as tabs and things that unfold do. */
import type { EventRecord, FoundRecord } from '../../finding';
import { evidenceAt } from '../evidence';
import { cleanName } from '../name/clean-name';
import type { Page } from '../record';
import { withoutDates } from '../name/undated';

const CONFIDENCE = 0.7;
/** A poster is less than the part of the page that tells of the event. */
const LEAST_OWN = 0.4;

interface Anchor {
  url: string;
  line: number;
}

/** @returns the records; events without a page of their own have the address of their part of this one, where a link that says their name leads there */
export function withAnchors(page: Page, records: FoundRecord[]): FoundRecord[] {
  const isBare = (record: FoundRecord): record is EventRecord =>
    record.kind === 'event' && (record.url === undefined || (record.evidence['url']?.confidence ?? 1) < LEAST_OWN);
  if (!records.some(isBare)) return records;
  const anchors = anchorsOf(page);
  return records.map((record) => {
    const anchor = isBare(record) ? anchors.get(keyOf(record.name)) : undefined;
    if (!anchor) return record;
    const evidence = { ...record.evidence, url: evidenceAt(page.outline, anchor.line, CONFIDENCE) };
    return { ...record, url: anchor.url, evidence } as EventRecord;
  });
}

/** What the page's links to its own parts say, but for days: to where they lead. What leads to two parts leads to none. */
function anchorsOf({ outline, facts }: Page): ReadonlyMap<string, Anchor> {
  const own = `${outline.snapshot.url.replace(/#.*$/u, '')}#`;
  const found = new Map<string, Anchor | undefined>();
  for (const { index, runs, text } of outline.lines) {
    for (const { link, text: said } of runs) {
      if (!link?.startsWith(own) || link.length === own.length) continue;
      const key = keyOf(runs.length === 1 ? withoutDates(facts, index, text) : said);
      const known = found.get(key);
      found.set(key, found.has(key) && known?.url !== link ? undefined : (known ?? { url: link, line: index }));
    }
  }
  return new Map([...found].flatMap(([key, anchor]) => (key && anchor ? [[key, anchor] as const] : [])));
}

const keyOf = (text: string): string => cleanName(text.normalize('NFKC')).toLowerCase();
