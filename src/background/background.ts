/**
 * The background worker: routes, injects, and owns no truth. It may be killed between any two messages; what must
 * outlive it lies in `storage.session` (looks) and IndexedDB (the library).
 */
import { serve } from '../messages/server';
import { viewKey } from '../messages/tab-keys';
import { LOOK_ENDS_WITHIN, within } from '../messages/time-limit';
import { browser } from '../platform/browser';
import { onListingChange } from '../settings/listing';
import { judge } from './judge';
import { forgetLook, listAnew } from './look-state';
import { cancelLook, look } from './look';
import { readPage } from './read-page';
import {
  endSiteLook,
  forgetSiteLook,
  goOnWithSite,
  leaveForgottenSites,
  siteTabWasClosed,
  siteWasAllowed,
  siteWasForbidden,
  startSiteLook,
} from './site-look';

serve({
  'background.look': ({ tabId, now }) => look(tabId, now),
  'background.snapshot': ({ tabId }) =>
    within(
      readPage(tabId, () => undefined),
      LOOK_ENDS_WITHIN,
      () => new Error('reading the page took too long'),
    ),
  'background.judge': (request) => judge(request),
  'background.site.start': ({ url, budget }) => startSiteLook(url, budget),
  'background.site.stop': () => endSiteLook('stopped').then(() => null),
  'background.site.goOn': () => {
    goOnWithSite();
    return null;
  },
  'background.site.forget': () => forgetSiteLook().then(() => null),
});

function leave(tabId: number): void {
  cancelLook(tabId);
  void forgetLook(tabId);
}

browser.tabs.onRemoved.addListener((tabId) => {
  leave(tabId);
  void browser.storage.session.remove(viewKey(tabId));
  void siteTabWasClosed(tabId);
});

/** A tab that goes elsewhere shows another page: what was found there no longer holds. */
browser.tabs.onUpdated.addListener((tabId, change) => {
  if (change.status === 'loading') leave(tabId);
});

onListingChange(() => void listAnew());

browser.permissions.onAdded.addListener(() => void siteWasAllowed());
browser.permissions.onRemoved.addListener(() => void siteWasForbidden());
browser.runtime.onStartup.addListener(() => void leaveForgottenSites());
browser.runtime.onInstalled.addListener(() => void leaveForgottenSites());

// Whatever wakes a worker that was killed in the middle of a walk lets the walk go on.
goOnWithSite();
