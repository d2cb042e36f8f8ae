/** The stores of the library and their indexes, as of the newest version. `migrations.ts` brings older ones here. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { Kind } from '../core/finding';
import type { KeptRecord } from './kept';

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

export interface Schema extends DBSchema {
  kept: {
    key: string;
    value: KeptRecord;
    indexes: { 'page.url': string; site: string; 'record.kind': string };
  };
  visits: { key: string; value: Visit };
}

export const STORES = ['kept', 'visits'] as const;

export type Database = IDBPDatabase<Schema>;
export type Read = IDBPTransaction<Schema, typeof STORES, 'readonly'>;
export type Write = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;
