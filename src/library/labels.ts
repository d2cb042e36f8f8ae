/** Labels of pages in the library's database: an entry a page address, and beside it the snapshot that they are of. */
import { Changes } from './changes';
import type { LabelEntry } from './entries';
import type { Read, Write } from './schema';

/** Word of changes to labels, apart from that of changes to records. @param name of the database */
export const labelChanges = (name: string): Changes => new Changes(`${name}:labels`);

export const pagesOf = (entries: readonly LabelEntry[]): string[] => entries.map(({ labels }) => labels.page);

/** Removes the labels of pages, and returns them. */
export async function removeLabels(write: Write, pages: readonly string[]): Promise<LabelEntry[]> {
  const removed = await entriesOf(write, pages);
  for (const page of pages) await removeEntry(write, page);
  return removed;
}

export async function putBackLabels(write: Write, entries: readonly LabelEntry[]): Promise<void> {
  for (const { labels, snapshot } of entries) {
    if (await write.objectStore('labels').getKey(labels.page)) continue;
    await putEntry(write, { labels, snapshot });
  }
}

export async function putEntry(write: Write, { labels, snapshot }: LabelEntry): Promise<void> {
  await write.objectStore('labels').put(labels);
  await write.objectStore('snapshots').put(snapshot, labels.page);
}

/** Labels of pages with their snapshots, in the order asked for. */
export async function entriesOf(transaction: Read | Write, pages: readonly string[]): Promise<LabelEntry[]> {
  const entries: LabelEntry[] = [];
  for await (const entry of eachEntry(transaction, pages)) entries.push(entry);
  return entries;
}

/** The same one by one: the snapshots of many pages are not held all at once. */
export async function* eachEntry(transaction: Read | Write, pages: readonly string[]): AsyncGenerator<LabelEntry> {
  const read = transaction as Read;
  for (const page of pages) {
    const labels = await read.objectStore('labels').get(page);
    const snapshot = await read.objectStore('snapshots').get(page);
    if (labels && snapshot) yield { labels, snapshot };
  }
}

export async function removeEntry(write: Write, page: string): Promise<void> {
  await write.objectStore('labels').delete(page);
  await write.objectStore('snapshots').delete(page);
}
