/** What transactions on the library write: records, and visits to the pages that they are from. */
import { KINDS, type Finding, type Kind } from '../core/finding';
import { soughtAt } from './comparison';
import { identityOf, kindIn, pageKey } from './identity';
import type { KeptRecord } from './entries';
import type { Merged, PutIn, Removed } from './kept';
import { isPresent, keptFrom, recordsOf } from './look-ups';
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
  // Asked for at once: thousands of requests that wait for each other take seconds.
  await Promise.all(kept.map(({ id }) => write.objectStore('kept').delete(id)));
  const pages = [...new Set(kept.map((one) => pageKey(one.page.url)))];
  const visits = await Promise.all(pages.map((page) => leavePage(write, page)));
  return { kept, visits: visits.filter(isPresent) };
}

/** Forgets the visit to a page from which nothing is kept any more, and gives it back. */
async function leavePage(write: Write, page: string): Promise<Visit | undefined> {
  const visit = await write.objectStore('visits').get(page);
  if (!visit || (await keptFrom(write, page)).length) return undefined;
  await write.objectStore('visits').delete(page);
  return visit;
}

/** Removes records by id, and puts back those that were there before and are not there now. */
export async function replaceAll(write: Write, ids: readonly string[], before: readonly KeptRecord[]): Promise<void> {
  const store = write.objectStore('kept');
  const { visits } = await removeAll(write, await recordsOf(write, ids));
  const there = new Set(
    (
      await recordsOf(
        write,
        before.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  await Promise.all(before.filter(({ id }) => !there.has(id)).map((kept) => store.put(kept)));
  await putVisits(write, visits);
}

/** Puts a visit in, unless a later one is known: then it gives back nothing. */
export async function putVisit(write: Write, visit: Visit): Promise<PutIn<Visit> | undefined> {
  const before = await write.objectStore('visits').get(visit.page);
  if (before && before.at >= visit.at) return undefined;
  await write.objectStore('visits').put(visit);
  return { after: visit, ...(before && { before }) };
}

/** Puts visits in, but only of pages from which something is kept. */
export async function putVisits(write: Write, visits: Visit[]): Promise<void> {
  for (const visit of visits) if ((await keptFrom(write, visit.page)).length) await putVisit(write, visit);
}

/** Puts records in; those that are there already become one with theirs. */
export async function mergeAll(write: Write, records: KeptRecord[]): Promise<Merged> {
  const put = new Map<string, PutIn<KeptRecord>>();
  const puts: Promise<unknown>[] = [];
  let unchanged = 0;
  const there = await recordsOf(write, [...new Set(records.map(({ id }) => id))]);
  const known = new Map(there.map((kept) => [kept.id, kept]));
  for (const kept of records) {
    const existing = known.get(kept.id);
    const merged = existing ? mergeKept(existing, kept) : kept;
    if (existing && sameValue(existing, merged)) {
      unchanged += 1;
      continue;
    }
    // A record may come twice in one backup.
    const before = put.has(kept.id) ? put.get(kept.id)!.before : existing;
    put.set(kept.id, { after: merged, ...(before && { before }) });
    known.set(kept.id, merged);
    puts.push(write.objectStore('kept').put(merged));
  }
  await Promise.all(puts);
  const updated = [...put.values()].filter(({ before }) => before).length;
  return { added: put.size - updated, updated, unchanged, put: [...put.values()] };
}
