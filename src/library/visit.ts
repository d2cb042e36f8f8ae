import type { Kind } from '../core/finding';

/** What a look at a page saw. Only of pages from which something is kept. */
export interface Visit {
  /** The page's address as `pageKey` gives it. */
  page: string;
  /** Epoch milliseconds. */
  at: number;
  /** Identities of all records found then, kept or not. */
  ids: string[];
  /** What was looked for, then or before; absent in visits of versions that knew no choice: `SHOWN_KINDS`. */
  sought?: Kind[];
}
