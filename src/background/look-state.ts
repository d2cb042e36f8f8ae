/** The state of the last look at each tab: in session storage for screens to follow, and as a count on the badge. */
import type { LookState } from '../messages/contract';
import { lookKey } from '../messages/look-key';
import { SHOWN_KINDS } from '../core/finding';
import { browser } from '../platform/browser';

export async function setLook(tabId: number, state: LookState): Promise<void> {
  try {
    await browser.storage.session.set({ [lookKey(tabId)]: state });
  } catch (error) {
    // A finding past the quota of session storage still reaches the screen that asked, as the reply.
    console.warn('look not stored for later:', error);
  }
  // The tab was closed meanwhile, and forgotten: nobody would forget this state any more.
  if (!(await showBadge(tabId, state))) await browser.storage.session.remove(lookKey(tabId));
}

export async function forgetLook(tabId: number): Promise<void> {
  await browser.storage.session.remove(lookKey(tabId));
  await showBadge(tabId, undefined);
}

/** @returns false when there is no such tab */
async function showBadge(tabId: number, state: LookState | undefined): Promise<boolean> {
  const count =
    state?.status === 'found' ? state.finding.records.filter((r) => SHOWN_KINDS.includes(r.kind)).length : undefined;
  try {
    await browser.action.setBadgeBackgroundColor({ tabId, color: count ? '#9a3412' : '#57534e' });
    await browser.action.setBadgeText({ tabId, text: count === undefined ? '' : count > 999 ? '999+' : String(count) });
    return true;
  } catch {
    return false;
  }
}
