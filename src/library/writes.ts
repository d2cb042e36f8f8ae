/** What transactions on the library write: records, and visits to the pages that they are from. */
import { KINDS, type Finding, type Kind } from '../core/finding';
import { soughtAt } from './comparison';
import { identityOf, kindIn, pageKey } from './identity';
import type { KeptRecord, Merged, PutIn, Removed } from './kept';
import { isPresent, keptFrom } from './look-ups';
import { mergeKept, sameValue } from './merge';
import type { Write } from './schema';
import type { Visit } from './visit';

/** A visit as it is written down; of kinds that were not looked for this time, what was known before stays known. */
export async function visitOf(write: Write, finding: Finding, sought: readonly Kind[], at: number): Promise<Visit> {
  const page = pageKey(finding.url);
  const before = await write.objectStore('visits').get(page);
  const ids = finding.records.map((record) => identityOf(record, finding.url));
  const known = before?.ids.filter((id) => !sought.some((kind) => kind === kindIn(id))) ?? [];
  const soughtBefore = before ? soughtAt(before) : [];
  const all = KINDS.filter((kind) => sought.includes(kind) || soughtBefore.includes(kind));
  return { page, at, ids: [...new Set([...ids, ...known])], sought: all };
}

/** Removes records, and forgets visits to pages from which nothing is kept any more. */
export async function removeAll(write: Write, kept: KeptRecord[]): Promise<Removed> {
  const visits: Visit[] = [];
  for (const { id } of kept) await write.objectStore('kept').delete(id);
  for (const page of new Set(kept.map((one) => pageKey(one.page.url)))) {
    if ((await keptFrom(write, page)).length) continue;
    const visit = await write.objectStore('visits').get(page);
    if (!visit) continue;
    visits.push(visit);
    await write.objectStore('visits').delete(page);
  }
  return { kept, visits };
}

/** Removes records by id, and puts back those that were there before and are not there now. */
export async function replaceAll(write: Write, ids: readonly string[], before: readonly KeptRecord[]): Promise<void> {
  const store = write.objectStore('kept');
  const found = await Promise.all(ids.map((id) => store.get(id)));
  const { visits } = await removeAll(write, found.filter(isPresent));
  for (const kept of before) if (!(await store.get(kept.id))) await store.put(kept);
  await putVisits(write, visits);
}

/** Puts a visit in, unless a later one is known: then it gives back nothing. */
export async function putVisit(write: Write, visit: Visit): Promise<PutIn<Visit> | undefined> {
  const { page, at } = visit;
  const before = await write.objectStore('visits').get(page);
  if (before && before.at >= at) return undefined;
  await write.objectStore('visits').put(visit);
  return { page, at, ...(before && { before }) };
}

/** Puts visits in, but only of pages from which something is kept. */
export async function putVisits(write: Write, visits: Visit[]): Promise<void> {
  for (const visit of visits) if ((await keptFrom(write, visit.page)).length) await putVisit(write, visit);
}

/** Puts records in; those that are there already become one with theirs. */
export async function mergeAll(write: Write, records: KeptRecord[]): Promise<Merged> {
  const ids = new Set<string>();
  const before = new Map<string, KeptRecord>();
  let unchanged = 0;
  for (const kept of records) {
    const existing = await write.objectStore('kept').get(kept.id);
    const merged = existing ? mergeKept(existing, kept) : kept;
    if (existing && sameValue(existing, merged)) {
      unchanged += 1;
      continue;
    }
    // A record may come twice in one backup.
    if (existing && !ids.has(kept.id)) before.set(kept.id, existing);
    ids.add(kept.id);
    await write.objectStore('kept').put(merged);
  }
  const updated = before.size;
  return { added: ids.size - updated, updated, unchanged, ids: [...ids], before: [...before.values()] };
}
