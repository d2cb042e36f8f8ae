/** What the library's stores hold: kept records, and labels with the snapshots that they are of. */
import type { PageLabels } from '../core/export/labels';
import type { FoundRecord } from '../core/finding';
import type { PageSnapshot } from '../core/page/snapshot';

export interface PageInfo {
  url: string;
  title: string;
  lang: string;
}

/** One thing that the person kept, with the page that said so. */
export interface KeptRecord {
  /** Stable key of site, kind, name and start (day and hour): the same thing seen again has the same id. */
  id: string;
  record: FoundRecord;
  page: PageInfo;
  /** Host of the page, without "www.". */
  site: string;
  /** Epoch milliseconds. */
  keptAt: number;
  /** When the person last kept it, where that was not the first time. */
  keptAgainAt?: number;
  /** When a look at its page last found it. */
  seenAt: number;
  /** Set when a later look at its page no longer found it. */
  goneSince?: number;
  /** Earlier values, newest first: what a later visit or the person changed. */
  history: { at: number; field: string; from: unknown; to: unknown }[];
}

/** A page as it was labelled. */
export interface LabelEntry {
  labels: PageLabels;
  snapshot: PageSnapshot;
}
