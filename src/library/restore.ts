/** A backup merged into the library, and taken out of it again. */
import type { Contents } from './backup';
import type { PutIn, Restored } from './kept';
import { mergeLabels } from './label-edit';
import { entriesOf, putEntry, removeEntry, type LabelEntry } from './labels';
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

export async function takeBackAll(write: Write, { ids, before, visits, labels }: Restored): Promise<void> {
  await replaceAll(write, ids, before);
  // From the last to the first: a page may come twice in one backup.
  for (const put of visits.toReversed()) {
    const store = write.objectStore('visits');
    if ((await store.get(put.page))?.at !== put.at) continue;
    if (put.before) await store.put(put.before);
    else await store.delete(put.page);
  }
  for (const put of labels.toReversed()) {
    const [there] = await entriesOf(write, [put.page]);
    if (!there || !sameValue(there.labels, put.after?.labels)) continue;
    if (put.before) await putEntry(write, put.before);
    else await removeEntry(write, put.page);
  }
}

/** Puts labels in; those of a page that is labelled already become one with its own. */
async function mergeEntries(write: Write, entries: readonly LabelEntry[]): Promise<PutIn<LabelEntry>[]> {
  const put: PutIn<LabelEntry>[] = [];
  for (const entry of entries) {
    const [before] = await entriesOf(write, [entry.labels.page]);
    const merged = before ? mergeLabels(before, entry) : entry;
    if (before && sameValue(before.labels, merged.labels)) continue;
    await putEntry(write, merged);
    put.push({ page: merged.labels.page, at: merged.labels.at, after: merged, ...(before && { before }) });
  }
  return put;
}
