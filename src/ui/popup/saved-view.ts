/** What the person had chosen, typed and edited in the popup, kept for when it opens again over the same page. */
import type { Kind } from '../../core/finding';
import { viewKey } from '../../messages/tab-keys';
import { browser } from '../../platform/browser';
import type { Changes, FormValues } from '../parts/record-edit';

export interface SavedView {
  url: string;
  /** When the look ended that the view shows. */
  at: number;
  filter: string;
  section: Kind | 'all';
  chosen: string[];
  active: string | null;
  /** Row → changes that are not kept yet. */
  edits: [key: string, changes: Changes][];
  /** The form that was open, with what was typed: a popup closes when the person goes to the page to copy something. */
  form?: { key: string; values: FormValues };
  /** Rows that were new when this look was first shown: writing the visit down makes them known. */
  fresh: string[];
}

export async function loadView(tabId: number, url: string): Promise<SavedView | undefined> {
  const key = viewKey(tabId);
  const view = (await browser.storage.session.get(key))[key] as SavedView | undefined;
  return view?.url === url ? view : undefined;
}

/** Saves the view of a tab over its last one; the background forgets it when the tab is closed. */
export async function saveView(tabId: number, view: SavedView): Promise<void> {
  await browser.storage.session.set({ [viewKey(tabId)]: view });
}
