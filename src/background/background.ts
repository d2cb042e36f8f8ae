/**
 * The background worker: routes, injects, and owns no truth. It may be killed between any two messages; what must
 * outlive it lies in `storage.session` (looks) and IndexedDB (the library).
 */
import { serve } from '../messages/server';
import { LOOK_ENDS_WITHIN, within } from '../messages/time-limit';
import { browser } from '../platform/browser';
import { forgetLook } from './look-state';
import { cancelLook, look } from './look';
import { readPage } from './read-page';

serve({
  'background.look': ({ tabId, now }) => look(tabId, now),
  'background.snapshot': ({ tabId }) =>
    within(
      readPage(tabId, () => undefined),
      LOOK_ENDS_WITHIN,
      () => new Error('reading the page took too long'),
    ),
});

function leave(tabId: number): void {
  cancelLook(tabId);
  void forgetLook(tabId);
}

browser.tabs.onRemoved.addListener(leave);

/** A tab that goes elsewhere shows another page: what was found there no longer holds. */
browser.tabs.onUpdated.addListener((tabId, change) => {
  if (change.status === 'loading') leave(tabId);
});
