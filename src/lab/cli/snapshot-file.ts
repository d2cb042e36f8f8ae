import type { PageSnapshot } from '../../core/page/snapshot';

/**
 * The day of an instant in local time, YYYY-MM-DD: as which a page is read where nothing else is said, since that is
 * what the extension took for today when it walked the page.
 * @throws RangeError for what is no instant
 */
export function localDay(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) throw new RangeError(`not an instant: ${instant}`);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** A line of a snapshots file, as `npm run snapshot` writes and `extract --snapshots` reads it. */
export type StoredSnapshot = { page: string; now?: string } & ({ snapshot: PageSnapshot } | { error: string });
