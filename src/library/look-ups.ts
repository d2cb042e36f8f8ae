/** What transactions on the library look up. */
import type { FoundRecord } from '../core/finding';
import { identityOf, pageKey } from './identity';
import type { KeptRecord } from './entries';
import { pair } from './pairing';
import type { Read, Write } from './schema';

/** Records kept from a page, whatever place in it (fragment) their address names. */
export async function keptFrom(transaction: Read | Write, url: string): Promise<KeptRecord[]> {
  const key = pageKey(url);
  const index = (transaction as Read).objectStore('kept').index('page.url');
  const withFragment = IDBKeyRange.bound(`${key}#`, `${key}$`, false, true);
  const found = [...(await index.getAll(key)), ...(await index.getAll(withFragment))];
  return found.filter((kept) => pageKey(kept.page.url) === key);
}

/**
 * The kept record of each found one, or undefined.
 * @param isWholePage false when `records` are some of the page's: what else is on it is then known from the last visit
 */
export async function findKept(
  transaction: Read | Write,
  records: FoundRecord[],
  url: string,
  isWholePage = false,
): Promise<(KeptRecord | undefined)[]> {
  const read = transaction as Read;
  const ids = records.map((record) => identityOf(record, url));
  const keptHere = await keptFrom(read, url);
  const exact = await Promise.all(ids.map((id) => read.objectStore('kept').get(id)));
  const byId = new Map([...keptHere, ...exact.filter(isPresent)].map((kept) => [kept.id, kept]));
  if (isWholePage) return pair(ids, keptHere, byId);
  const visit = await read.objectStore('visits').get(pageKey(url));
  return visit ? pair([...ids, ...visit.ids], keptHere, byId).slice(0, ids.length) : ids.map((id) => byId.get(id));
}

/** The records of these ids that are there. */
export async function recordsOf(transaction: Read | Write, ids: readonly string[]): Promise<KeptRecord[]> {
  const store = (transaction as Read).objectStore('kept');
  return (await Promise.all(ids.map((id) => store.get(id)))).filter(isPresent);
}

export function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}
