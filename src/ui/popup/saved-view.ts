/** What the person had chosen, typed and edited in the popup, kept for when it opens again over the same page. */
import type { Kind } from '../../core/finding';
import type { Changes, FormValues } from '../parts/record-edit';
import { browser } from '../../platform/browser';

export interface SavedView {
  tabId: number;
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

const KEY = 'popup-views';
/** One per tab, newest first; session storage is small, and tabs that were closed leave theirs behind. */
const LIMIT = 20;

export async function loadView(tabId: number, url: string): Promise<SavedView | undefined> {
  return (await all()).find((view) => view.tabId === tabId && view.url === url);
}

export async function saveView(view: SavedView): Promise<void> {
  const others = (await all()).filter(({ tabId }) => tabId !== view.tabId);
  await browser.storage.session.set({ [KEY]: [view, ...others].slice(0, LIMIT) });
}

async function all(): Promise<SavedView[]> {
  return ((await browser.storage.session.get(KEY))[KEY] as SavedView[] | undefined) ?? [];
}
