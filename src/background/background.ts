/**
 * The background worker: routes, injects, and owns no truth. It may be killed between any two messages; what must
 * outlive it lies in `storage.session` (looks) and IndexedDB (the library).
 */
import { serve } from '../messages/server';
import { browser } from '../platform/browser';
import { forgetLook } from './look-state';
import { look } from './look';
import { readPage } from './read-page';

serve({
  'background.look': ({ tabId, now }) => look(tabId, now),
  'background.snapshot': ({ tabId }) => readPage(tabId, () => undefined),
});

browser.tabs.onRemoved.addListener((tabId) => void forgetLook(tabId));

/** A tab that goes elsewhere shows another page: what was found there no longer holds. */
browser.tabs.onUpdated.addListener((tabId, change) => {
  if (change.status === 'loading') void forgetLook(tabId);
});
