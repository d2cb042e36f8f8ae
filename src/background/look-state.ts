/** The state of the last look at each tab: in session storage for screens to follow, and as a count on the badge. */
import type { LookState } from '../messages/contract';
import { isLookKey, lookKey, tabOfLook } from '../messages/tab-keys';
import type { Kind } from '../core/finding';
import { browser } from '../platform/browser';
import { listedKinds, loadListingOrDefault } from '../settings/listing';

type Found = Extract<LookState, { status: 'found' }>;

/** @param isCurrent false once the tab shows another page: then nothing more is written */
export async function setLook(tabId: number, state: LookState, isCurrent: () => boolean): Promise<void> {
  await store(lookKey(tabId), state, isCurrent);
  const listed = listedKinds(await loadListingOrDefault());
  if (!isCurrent()) return;
  // The tab was closed meanwhile, and forgotten: nobody would forget this state any more.
  if (!(await showBadge(tabId, state, listed))) await browser.storage.session.remove(lookKey(tabId));
}

export async function forgetLook(tabId: number): Promise<void> {
  await Promise.all([browser.storage.session.remove(lookKey(tabId)), showBadge(tabId, undefined, [])]);
}

/**
 * The person chose other kinds to be listed: badges count these, and looks that did not seek all of them are forgotten,
 * so that their pages are read anew by the screens that show them, at once or when they are opened.
 */
export async function listAnew(): Promise<void> {
  const listed = listedKinds(await loadListingOrDefault());
  for (const [key, state] of Object.entries(await browser.storage.session.get(null))) {
    if (isLookKey(key) && (state as LookState).status === 'found')
      await listLookAnew(tabOfLook(key), state as Found, listed);
  }
}

async function listLookAnew(tabId: number, state: Found, listed: readonly Kind[]): Promise<void> {
  if (!listed.every((kind) => state.sought.includes(kind))) return forgetLook(tabId);
  await showBadge(tabId, state, listed);
}

/** Session storage has a quota: the oldest looks at other tabs make room; they are looked at anew when asked for. */
async function store(key: string, state: LookState, isCurrent: () => boolean): Promise<void> {
  for (;;) {
    try {
      await browser.storage.session.set({ [key]: state });
      return;
    } catch (error) {
      if (!isCurrent()) return;
      const oldest = await oldestOther(key);
      if (!isCurrent()) return;
      if (oldest !== undefined) {
        await browser.storage.session.remove(oldest);
        if (!isCurrent()) return;
        continue;
      }
      // The finding still reaches the screen that asked, as the reply; no phase shall stand for it.
      console.warn('look not stored for later:', error);
      await browser.storage.session.remove(key);
      return;
    }
  }
}

async function oldestOther(key: string): Promise<string | undefined> {
  const looks = Object.entries(await browser.storage.session.get(null)) as [string, LookState][];
  return looks
    .flatMap(([name, state]) =>
      name !== key && isLookKey(name) && state.status !== 'looking' ? [{ name, at: state.at }] : [],
    )
    .sort((a, b) => a.at - b.at)[0]?.name;
}

/** @returns false when there is no such tab */
async function showBadge(tabId: number, state: LookState | undefined, listed: readonly Kind[]): Promise<boolean> {
  const count =
    state?.status === 'found' ? state.finding.records.filter(({ kind }) => listed.includes(kind)).length : undefined;
  const text = count === undefined ? '' : count > 999 ? '999+' : String(count);
  try {
    // Both at once: what another page's look writes comes wholly before or wholly after.
    await Promise.all([
      browser.action.setBadgeBackgroundColor({ tabId, color: count ? '#9a3412' : '#57534e' }),
      browser.action.setBadgeText({ tabId, text }),
    ]);
    return true;
  } catch {
    return false;
  }
}
