/** The stores of the library and their indexes, as of the newest version. `migrations.ts` brings older ones here. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { PageLabels } from '../core/export/labels';
import type { PageSnapshot } from '../core/page/snapshot';
import type { KeptRecord } from './entries';
import type { Visit } from './visit';

export interface Schema extends DBSchema {
  kept: {
    key: string;
    value: KeptRecord;
    indexes: { 'page.url': string; site: string; 'record.kind': string };
  };
  visits: { key: string; value: Visit };
  labels: { key: string; value: PageLabels; indexes: { site: string } };
  /** By the page's address, beside its labels. */
  snapshots: { key: string; value: PageSnapshot };
}

export const STORES = ['kept', 'visits', 'labels', 'snapshots'] as const;

export type Database = IDBPDatabase<Schema>;
export type Read = IDBPTransaction<Schema, typeof STORES, 'readonly'>;
export type Write = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;
