/**
 * What the library holds and answers. `library.ts` carries it out on IndexedDB; screens import both from `index.ts`.
 */
import type { Finding, FoundRecord, Kind } from '../core/finding';
import type { KeptRecord, LabelEntry, PageInfo } from './entries';
import type { Visit } from './visit';

/** What a look at a page means for what is kept from it. Indexes point into `finding.records`. */
export interface Comparison {
  /** False on the first look at a page from which nothing is kept: then nothing is "new". */
  visitedBefore: boolean;
  states: ('new' | 'seen' | 'kept' | 'changed')[];
  /** For a changed record: fields that differ from the kept value, now → before. */
  changes: Map<number, { field: string; before: unknown; now: unknown }[]>;
  /** For a kept record that the person edited: the values of those fields, undefined where one was cleared. */
  edits: Map<number, Record<string, unknown>>;
  /** Kept from this page, and no longer on it. */
  gone: KeptRecord[];
}

/** What was taken out of the library: enough to put it back as it was. */
export interface Removed {
  kept: KeptRecord[];
  /** Looks at pages from which nothing was kept any more: without them all would seem new there. */
  visits: Visit[];
  /** Labels of pages of a site that was removed. */
  labels?: LabelEntry[];
}

/** What became of records that were merged into the library. */
export interface Merged {
  added: number;
  updated: number;
  unchanged: number;
  /** Those that were added or updated. */
  put: PutIn<KeptRecord>[];
}

/** An entry that was put in: taken back only while it is still as it was put in. */
export interface PutIn<T, After = T> {
  after: After;
  /** What was in its place. */
  before?: T;
}

/** What stays when a restore is taken back, as it was changed or deleted since. */
export interface Stayed {
  kept: number;
  /** Labelled pages. */
  labels: number;
}

/** What became of a backup: its records, and what else it brought. */
export interface Restored extends Merged {
  visits: PutIn<Visit>[];
  labels: PutIn<LabelEntry, LabelEntry['labels']>[];
  /** Labelled pages of the backup whose labels were there already. */
  unchangedLabels: number;
  /** Entries of the backup that are missing or broken; all others were restored. */
  unread: { kept: number; visits: number; labels: number };
}

export interface Query {
  /** Words that must all occur (NFKC, case and accents folded; substrings for Japanese). */
  text?: string;
  kind?: Kind;
  site?: string;
  /** Default: newest kept first. */
  order?: 'kept' | 'date' | 'name' | 'site';
}

export interface Library {
  /** Keeps records of one page in one transaction. Kept again: merged, what the person edited (source "user") wins. */
  keep(records: FoundRecord[], page: PageInfo): Promise<KeptRecord[]>;
  /** Removes by id and returns what was removed, for undo. */
  remove(ids: string[]): Promise<Removed>;
  /** Puts back what was removed as it was (undo). Visits only of pages from which something is kept then. */
  putBack(removed: Removed): Promise<void>;
  /**
   * Takes changes back, all or nothing: removes by id, then puts back what was there before and is not there now.
   * @param before as it was, unmerged
   */
  replace(ids: string[], before: KeptRecord[]): Promise<void>;
  /** Changes fields of a kept record; the changed fields get source "user". */
  edit(id: string, fields: Partial<FoundRecord>): Promise<KeptRecord>;
  /**
   * Compares a look with what is kept, without writing.
   * @param sought kinds that were looked for; all where absent. What was not looked for is neither new nor gone.
   */
  compare(finding: Finding, sought?: readonly Kind[]): Promise<Comparison>;
  /**
   * Writes down that the page was looked at (only for pages from which something is kept). Screens call it after
   * `compare`, and once more after the first `keep` from a page: what is not written down cannot be told from new.
   * @param sought as for `compare`
   */
  visit(finding: Finding, sought?: readonly Kind[]): Promise<void>;
  search(query: Query): Promise<KeptRecord[]>;
  /** The records of these ids that are there. */
  get(ids: readonly string[]): Promise<KeptRecord[]>;
  count(): Promise<number>;
  sites(): Promise<{ site: string; count: number }[]>;
  /** Removes all of a site, the labels of its pages too. */
  removeSite(site: string): Promise<Removed>;
  /** How many pages are labelled. */
  countLabels(): Promise<number>;
  /**
   * The whole library as a file (JSON), to be restored by `restore`.
   * @returns with it the number of labelled pages in it
   */
  backup(): Promise<{ file: Blob; labels: number }>;
  /**
   * Merges a backup in, labels too; nothing is lost, newer wins. Entries that cannot be read are counted and keep none of
   * the others out. Rejects with a clear word on a file that is not a backup.
   * @returns what came, and what `takeBack` needs
   */
  restore(file: Blob): Promise<Restored>;
  /**
   * Takes a restore back, in one transaction, but for what was edited, deleted, labelled, kept anew or kept again since:
   * that stays. A look at a page since is no such change: what came goes, and what was there before is as that look found
   * it, there or gone.
   */
  takeBack(restored: Restored): Promise<Stayed>;
  /**
   * Calls back after any change of records, in this or another tab, with the ids of those that were changed, added or
   * removed; of a change made here before whoever made it is told that it is done. Returns the function that stops it.
   */
  onChange(listener: (ids: readonly string[]) => void): () => void;
  /** The same for labels, with the addresses of their pages. */
  onLabelsChange(listener: (pages: readonly string[]) => void): () => void;
  close(): void;
}
