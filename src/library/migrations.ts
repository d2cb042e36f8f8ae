/**
 * How a database of any older version becomes one of the newest: numbered steps, run in order in one upgrade
 * transaction. A published step is never edited; a change of the schema is a new step at the end.
 */
import type { IDBPDatabase, IDBPTransaction } from 'idb';

export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Untyped on purpose: a step sees the schema of its own time, not today's. It awaits nothing but this transaction. */
export type Step = (database: IDBPDatabase, upgrade: Upgrade) => Promise<void> | void;

/** STEPS[n] turns version n into n + 1; version 0 is an empty database. */
export const STEPS: readonly Step[] = [
  (database) => {
    const kept = database.createObjectStore('kept', { keyPath: 'id' });
    kept.createIndex('page.url', 'page.url');
    kept.createIndex('site', 'site');
    kept.createIndex('record.kind', 'record.kind');
    database.createObjectStore('visits', { keyPath: 'page' });
  },
  (database) => {
    database.createObjectStore('labels', { keyPath: 'page' }).createIndex('site', 'site');
    database.createObjectStore('snapshots');
  },
];

export const DATABASE_VERSION = STEPS.length;

/**
 * Runs the steps from `oldVersion` on. When one fails, the transaction is aborted: the old version stays as it was, and
 * opening rejects.
 */
export async function migrate(
  database: IDBPDatabase,
  upgrade: Upgrade,
  oldVersion: number,
  steps: readonly Step[] = STEPS,
): Promise<void> {
  try {
    for (const step of steps.slice(oldVersion)) await step(database, upgrade);
  } catch {
    upgrade.done.catch(() => undefined); // the open request reports it
    upgrade.abort();
  }
}
