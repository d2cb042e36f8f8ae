/** An export format. A new one is a new file and a line in `index.ts`. */
import type { FoundRecord, Kind } from '../finding';

/** A record with the page that it was found on. */
export interface ExportItem {
  record: FoundRecord;
  page: { url: string; title: string };
}

export interface Exporter {
  /** File-name ending and identity: "ics", "vcf", "csv", "json", "jsonl", "jsonld". */
  id: string;
  /** File-name ending where it is not the id. */
  ending?: string;
  mime: string;
  /** Kinds that the format can carry; what it does not accept is left out by `write`. */
  kinds: readonly Kind[];
  /** Whether `write` writes this record: false for other kinds, and for a record that lacks what the format needs. */
  accepts(record: FoundRecord): boolean;
  /**
   * The whole file as text (bytes are its UTF-8).
   * @param now instant of the export, for stamps such as DTSTAMP
   */
  write(items: ExportItem[], now: Date): string;
}
