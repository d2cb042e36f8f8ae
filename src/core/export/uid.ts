/** A calendar UID that is the same each time the same event is exported, so that calendars update instead of doubling. */
import type { EventRecord } from '../finding';
import type { ExportItem } from './exporter';

/**
 * 64-bit FNV-1a over UTF-8 of the page's host, kind, name (NFKC, lower case, white space collapsed) and startDate,
 * each on a line, as 16 hex digits. Fields that a later visit may correct (place, end) are left out on purpose.
 * @returns "<hash>@gleaner"
 */
export function eventUid(event: EventRecord, page: ExportItem['page']): string {
  const host = URL.canParse(page.url) ? new URL(page.url).host : '';
  const name = event.name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return `${fnv1a([host, event.kind, name, event.startDate ?? ''].join('\n'))}@gleaner`;
}

function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const octet of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
