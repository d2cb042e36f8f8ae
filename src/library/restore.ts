/** A backup merged into the library, and taken out of it again. */
import type { Contents } from './backup';
import type { KeptRecord } from './entries';
import type { PutIn, Restored, Stayed } from './kept';
import { mergeLabels } from './label-edit';
import type { LabelEntry } from './entries';
import { entriesOf, putEntry, removeEntry } from './labels';
import { recordsOf } from './look-ups';
import { sameValue } from './merge';
import type { Write } from './schema';
import type { Visit } from './visit';
import { mergeAll, putVisit, replaceAll } from './writes';

export async function restoreAll(write: Write, { kept, visits, labels }: Contents): Promise<Omit<Restored, 'unread'>> {
  const merged = await mergeAll(write, kept);
  const putVisits: PutIn<Visit>[] = [];
  for (const visit of visits) {
    const put = await putVisit(write, visit);
    if (put) putVisits.push(put);
  }
  const putLabels = await mergeEntries(write, labels);
  return { ...merged, visits: putVisits, labels: putLabels, unchangedLabels: labels.length - putLabels.length };
}

export async function takeBackAll(write: Write, { put, visits, labels }: Restored): Promise<Stayed> {
  const kept = await takeBackKept(write, put);
  // From the last to the first: a page may come twice in one backup.
  for (const { after, before } of visits.toReversed()) {
    const store = write.objectStore('visits');
    if ((await store.get(after.page))?.at !== after.at) continue;
    if (before) await store.put(before);
    else await store.delete(after.page);
  }
  const changed = new Set<string>();
  for (const { after, before } of labels.toReversed()) {
    const there = await write.objectStore('labels').get(after.page);
    if (!sameValue(there, after)) changed.add(after.page);
    else if (before) await putEntry(write, before);
    else await removeEntry(write, after.page);
  }
  return { kept, labels: changed.size };
}

/** @returns how many were changed or deleted since, and stay so */
async function takeBackKept(write: Write, put: readonly PutIn<KeptRecord>[]): Promise<number> {
  const ids = put.map(({ after }) => after.id);
  const there = new Map((await recordsOf(write, ids)).map((kept) => [kept.id, kept]));
  const asPut = put.filter(({ after }) => isUntouched(there.get(after.id), after));
  const before = asPut.flatMap((each) =>
    each.before ? withLooksSince(each.before, each.after, there.get(each.after.id)!) : [],
  );
  const back = asPut.map(({ after }) => after.id);
  await replaceAll(write, back, before);
  return put.length - asPut.length;
}

/** Whether the person did nothing to a record since it was put in. To look at its page is to do nothing to it. */
function isUntouched(there: KeptRecord | undefined, put: KeptRecord): boolean {
  const told = (kept?: KeptRecord) => [kept?.record, kept?.history, kept?.keptAt, kept?.keptAgainAt];
  return sameValue(told(there), told(put));
}

/** What was there before something was put in, with what looks at its page found since then. */
function withLooksSince(before: KeptRecord, put: KeptRecord, there: KeptRecord): KeptRecord {
  const isSeen = there.seenAt !== put.seenAt;
  if (!isSeen && there.goneSince === put.goneSince) return before;
  const { goneSince: _, ...rest } = before;
  return {
    ...rest,
    ...(isSeen && { seenAt: there.seenAt }),
    ...(there.goneSince !== undefined && { goneSince: there.goneSince }),
  };
}

/** Puts labels in; those of a page that is labelled already become one with its own. */
async function mergeEntries(write: Write, entries: readonly LabelEntry[]): Promise<Restored['labels']> {
  const put: Restored['labels'] = [];
  for (const entry of entries) {
    const { page } = entry.labels;
    // Asked first without their snapshots, which are large.
    if (sameValue(await write.objectStore('labels').get(page), entry.labels)) continue;
    const [before] = await entriesOf(write, [page]);
    const merged = before ? mergeLabels(before, entry) : entry;
    if (before && sameValue(before.labels, merged.labels)) continue;
    await putEntry(write, merged);
    put.push({ after: merged.labels, ...(before && { before }) });
  }
  return put;
}
