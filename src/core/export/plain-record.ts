/** A record as JSON for other programs: everything that was found, its page, and what schema it follows. */
import type { FoundRecord } from '../finding';
import type { ExportItem } from './exporter';

/** Raised when a field of the plain record changes its meaning or goes away. */
const RECORD_VERSION = 1;

export type PlainRecord = { schema: 'gleaner-record'; version: number; page: ExportItem['page'] } & FoundRecord;

export function plainRecord({ record, page }: ExportItem): PlainRecord {
  return { schema: 'gleaner-record', version: RECORD_VERSION, page: { url: page.url, title: page.title }, ...record };
}
