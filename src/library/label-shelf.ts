/** Labels of pages, as the annotator reads and changes them: every operation is one transaction. */
import type { PageLabels } from '../core/export/labels';
import type { Changes } from './changes';
import { applyEdit, isUntouched, refreshed, type LabelEdit } from './label-edit';
import type { LabelEntry } from './entries';
import { entriesOf, labelChanges, pagesOf, putBackLabels, removeEntry, removeLabels } from './labels';
import { isPresent } from './look-ups';
import { Connection } from './open';
import { askForPersistence } from './persistence';

export interface LabelShelf {
  /** @param fresh see `change` @returns the labels of its page beside what is found now */
  labelsOf(fresh: PageLabels): Promise<PageLabels>;
  /**
   * Changes the labels of a page in one transaction, on top of whatever another window stored meanwhile.
   * @param look labels of the look at hand on which nobody has said anything, with its snapshot
   * @returns the labels as they are then, and the change that takes this one back
   */
  change(look: LabelEntry, edit: LabelEdit): Promise<{ labels: PageLabels; inverse: LabelEdit }>;
  /** All labelled pages, or those among these addresses; the last changed first. */
  pages(addresses?: readonly string[]): Promise<PageLabels[]>;
  /** With their snapshots, in the order asked for. */
  entries(pages: readonly string[]): Promise<LabelEntry[]>;
  /** @returns what was removed, for undo */
  remove(pages: readonly string[]): Promise<LabelEntry[]>;
  /** Puts back what was removed, unless its page has been labelled anew. */
  putBack(entries: readonly LabelEntry[]): Promise<void>;
  /** Calls back after any change, in this or another window, with the pages' addresses. Returns the function that stops it. */
  onChange(listener: (pages: readonly string[]) => void): () => void;
  close(): void;
}

/**
 * @param name of the database, which is the library's
 * @throws LibraryUnavailableError as `openLibrary` does
 */
export async function openLabels(name = 'gleaner'): Promise<LabelShelf> {
  return new IndexedLabels(await Connection.opened(name), labelChanges(name));
}

class IndexedLabels implements LabelShelf {
  constructor(
    private readonly connection: Connection,
    private readonly changes: Changes,
  ) {}

  async labelsOf(fresh: PageLabels): Promise<PageLabels> {
    const stored = await this.connection.read((read) => read.objectStore('labels').get(fresh.page));
    return stored ? refreshed(stored, fresh) : fresh;
  }

  async change({ labels: fresh, snapshot }: LabelEntry, edit: LabelEdit) {
    const { page } = fresh;
    const result = await this.connection.write(async (write) => {
      const stored = await write.objectStore('labels').get(page);
      const { labels, inverse } = applyEdit(stored ? refreshed(stored, fresh) : fresh, edit);
      const changed = { ...labels, at: Date.now() };
      if (isUntouched(changed, fresh)) {
        await removeEntry(write, page);
        return { labels: changed, inverse };
      }
      await write.objectStore('labels').put(changed);
      if (stored?.capturedAt !== fresh.capturedAt) await write.objectStore('snapshots').put(snapshot, page);
      return { labels: changed, inverse };
    });
    this.changes.announce([page]);
    askForPersistence();
    return result;
  }

  async pages(addresses?: readonly string[]): Promise<PageLabels[]> {
    const found = await this.connection.read((read) => {
      const store = read.objectStore('labels');
      return addresses ? Promise.all(addresses.map((page) => store.get(page))) : store.getAll();
    });
    return found.filter(isPresent).toSorted((a, b) => b.at - a.at);
  }

  entries(pages: readonly string[]): Promise<LabelEntry[]> {
    return this.connection.read((read) => entriesOf(read, pages));
  }

  async remove(pages: readonly string[]): Promise<LabelEntry[]> {
    const removed = await this.connection.write((write) => removeLabels(write, pages));
    this.changes.announce(pagesOf(removed));
    return removed;
  }

  async putBack(entries: readonly LabelEntry[]): Promise<void> {
    await this.connection.write((write) => putBackLabels(write, entries));
    this.changes.announce(pagesOf(entries));
  }

  onChange(listener: (pages: readonly string[]) => void): () => void {
    return this.changes.listen(listener);
  }

  close(): void {
    this.connection.close();
    this.changes.close();
  }
}
