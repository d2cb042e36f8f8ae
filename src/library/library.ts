/** The library on IndexedDB: every operation is one transaction. */
import { FIELDS, KINDS, type Finding, type FoundRecord, type Kind } from '../core/finding';
import { localDay } from '../core/when';
import { Changes } from './changes';
import { compareLook } from './comparison';
import { identityOf, pageKey, siteOf } from './identity';
import type { KeptRecord, PageInfo } from './entries';
import type { Comparison, Library, Query, Removed, Restored, Stayed } from './kept';
import { eachEntry, labelChanges, pagesOf, putBackLabels, removeLabels } from './labels';
import { findKept, keptFrom, recordsOf } from './look-ups';
import { mergeEdit, mergeFresh } from './merge';
import { Connection } from './open';
import { askForPersistence } from './persistence';
import { restoreAll, takeBackAll } from './restore';
import { matcher, sorted } from './search';
import { mergeAll, putVisits, removeAll, replaceAll, visitOf } from './writes';

/**
 * @param name of the database; another one is another library
 * @throws LibraryUnavailableError when the browser gives no database, or another tab holds an older version open
 */
export async function openLibrary(name = 'gleaner'): Promise<Library> {
  return new IndexedLibrary(await Connection.opened(name), new Changes(name), labelChanges(name));
}

/** Loaded when there is something to back up or restore: the popup does without. */
const backups = () => import('./backup');
const backupReader = () => import('./backup-reader');

class IndexedLibrary implements Library {
  constructor(
    private readonly connection: Connection,
    private readonly changes: Changes,
    private readonly labelChanges: Changes,
  ) {}

  async keep(records: FoundRecord[], page: PageInfo): Promise<KeptRecord[]> {
    const now = Date.now();
    const moved: string[] = [];
    const kept = await this.connection.write(async (write) => {
      const before = await findKept(write, records, page.url);
      const result = new Map<string, KeptRecord>();
      for (const [at, record] of records.entries()) {
        const id = identityOf(record, page.url);
        const existing = result.get(id) ?? before[at];
        // Moved to another hour: it goes on under its new identity.
        if (existing && existing.id !== id) {
          await write.objectStore('kept').delete(existing.id);
          moved.push(existing.id);
        }
        const merged = existing
          ? { ...mergeFresh(existing, record, page, now), id, site: siteOf(page.url) }
          : { id, record, page, site: siteOf(page.url), keptAt: now, seenAt: now, history: [] };
        await write.objectStore('kept').put(merged);
        result.set(id, merged);
      }
      return records.map((record) => result.get(identityOf(record, page.url))!);
    });
    this.changes.announce([...moved, ...idsOf(kept)]);
    if (kept.length) askForPersistence();
    return kept;
  }

  async remove(ids: string[]): Promise<Removed> {
    const removed = await this.connection.write(async (write) =>
      removeAll(write, await recordsOf(write, [...new Set(ids)])),
    );
    this.changes.announce(idsOf(removed.kept));
    return removed;
  }

  async removeSite(site: string): Promise<Removed> {
    const removed = await this.connection.write(async (write) => {
      const pages = await write.objectStore('labels').index('site').getAllKeys(site);
      const labels = await removeLabels(write, pages);
      return { ...(await removeAll(write, await write.objectStore('kept').index('site').getAll(site))), labels };
    });
    this.changes.announce(idsOf(removed.kept));
    this.labelChanges.announce(pagesOf(removed.labels));
    return removed;
  }

  async putBack({ kept, visits, labels = [] }: Removed): Promise<void> {
    await this.connection.write(async (write) => {
      await putBackLabels(write, labels);
      await mergeAll(write, kept);
      await putVisits(write, visits);
    });
    this.changes.announce(idsOf(kept));
    this.labelChanges.announce(pagesOf(labels));
  }

  async replace(ids: string[], before: KeptRecord[]): Promise<void> {
    await this.connection.write((write) => replaceAll(write, ids, before));
    this.changes.announce([...ids, ...idsOf(before)]);
  }

  async edit(id: string, fields: Partial<FoundRecord>): Promise<KeptRecord> {
    const edited = await this.connection.write(async (write) => {
      const kept = await write.objectStore('kept').get(id);
      if (!kept) throw new Error('This record is no longer in the library.');
      const { kind } = kept.record;
      const foreign = Object.keys(fields).find((field) => !(FIELDS[kind] as readonly string[]).includes(field));
      if (foreign !== undefined) throw new Error(`A record of kind "${kind}" has no field "${foreign}".`);
      if ('name' in fields && !fields.name?.trim()) throw new Error('A record needs a name.');
      const merged = mergeEdit(kept, fields as Record<string, unknown>, Date.now());
      await write.objectStore('kept').put(merged);
      return merged;
    });
    this.changes.announce([id]);
    return edited;
  }

  compare(finding: Finding, sought: readonly Kind[] = KINDS): Promise<Comparison> {
    return this.connection.read(async (read) => {
      const keptHere = await keptFrom(read, finding.url);
      const kept = await findKept(read, finding.records, finding.url, true);
      const visit = await read.objectStore('visits').get(pageKey(finding.url));
      return compareLook(finding, sought, { kept, keptHere, visit });
    });
  }

  async visit(finding: Finding, sought: readonly Kind[] = KINDS): Promise<void> {
    const now = Date.now();
    const touched = await this.connection.write(async (write) => {
      const keptHere = await keptFrom(write, finding.url);
      if (!keptHere.length) return [];
      const found = await findKept(write, finding.records, finding.url, true);
      const seen = new Set(found.map((kept) => kept?.id));
      for (const { goneSince, ...kept } of keptHere) {
        if (!seen.has(kept.id) && !sought.includes(kept.record.kind)) continue;
        const state = seen.has(kept.id) ? { seenAt: now } : { goneSince: goneSince ?? now };
        await write.objectStore('kept').put({ ...kept, ...state });
      }
      await write.objectStore('visits').put(await visitOf(write, finding, sought, now));
      return idsOf(keptHere);
    });
    this.changes.announce(touched);
  }

  async search({ text = '', kind, site, order }: Query): Promise<KeptRecord[]> {
    const records = await this.connection.read((read) => {
      const store = read.objectStore('kept');
      if (site !== undefined) return store.index('site').getAll(site);
      return kind === undefined ? store.getAll() : store.index('record.kind').getAll(kind);
    });
    const matches = matcher(text);
    const found = records.filter((kept) => (kind === undefined || kept.record.kind === kind) && matches(kept));
    return sorted(found, order, localDay(new Date()));
  }

  get(ids: readonly string[]): Promise<KeptRecord[]> {
    return this.connection.read((read) => recordsOf(read, ids));
  }

  count(): Promise<number> {
    return this.connection.read((read) => read.objectStore('kept').count());
  }

  sites(): Promise<{ site: string; count: number }[]> {
    return this.connection.read(async (read) => {
      const index = read.objectStore('kept').index('site');
      const sites = [];
      for (let at = await index.openKeyCursor(null, 'nextunique'); at; at = await at.continue()) {
        sites.push({ site: at.key, count: await index.count(at.key) });
      }
      return sites;
    });
  }

  countLabels(): Promise<number> {
    return this.connection.read((read) => read.objectStore('labels').count());
  }

  async backup(): Promise<{ file: Blob; labels: number }> {
    const { writeBackup } = await backups();
    return this.connection.read(async (read) => {
      const [kept, visits] = [await read.objectStore('kept').getAll(), await read.objectStore('visits').getAll()];
      const pages = await read.objectStore('labels').getAllKeys();
      const holds = { kept: kept.length, visits: visits.length, labels: pages.length };
      const file = await writeBackup({ kept, visits, labels: eachEntry(read, pages) }, holds, Date.now());
      return { file, labels: pages.length };
    });
  }

  async restore(file: Blob): Promise<Restored> {
    const { readBackup } = await backupReader();
    const { contents, unread } = await readBackup(file);
    const restored = await this.connection.write((write) => restoreAll(write, contents));
    this.announceAll(restored);
    return { ...restored, unread };
  }

  async takeBack(restored: Restored): Promise<Stayed> {
    const stayed = await this.connection.write((write) => takeBackAll(write, restored));
    this.announceAll(restored);
    return stayed;
  }

  onChange(listener: (ids: readonly string[]) => void): () => void {
    return this.changes.listen(listener);
  }

  onLabelsChange(listener: (pages: readonly string[]) => void): () => void {
    return this.labelChanges.listen(listener);
  }

  close(): void {
    this.connection.close();
    this.changes.close();
    this.labelChanges.close();
  }

  private announceAll({ put, labels }: Pick<Restored, 'put' | 'labels'>): void {
    this.changes.announce(put.map(({ after }) => after.id));
    this.labelChanges.announce(labels.map(({ after }) => after.page));
  }
}

const idsOf = (kept: readonly KeptRecord[]): string[] => kept.map(({ id }) => id);
