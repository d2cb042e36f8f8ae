import type { PageSnapshot } from '../../core/page/snapshot';

/** A line of a snapshots file, as `npm run snapshot` writes and `extract --snapshots` reads it. */
export type StoredSnapshot = { page: string; now?: string } & ({ snapshot: PageSnapshot } | { error: string });
