/** The one offscreen document of a Chromium browser. */

let opening: Promise<void> | undefined;

/**
 * Opens the offscreen document unless it is open. Two callers at once open one: they share the promise, and a context
 * left by an earlier life of this worker is found by asking the browser.
 * @param page path of the packaged page, "/src/engine/offscreen.html"
 */
export function ensureOffscreen(page: string): Promise<void> {
  opening ??= open(page).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function open(page: string): Promise<void> {
  const contexts = await chrome.runtime.getContexts({
    contextTypes: ['OFFSCREEN_DOCUMENT' as chrome.runtime.ContextType],
  });
  if (contexts.length > 0) return;
  await chrome.offscreen.createDocument({
    url: page,
    reasons: ['WORKERS' as chrome.offscreen.Reason],
    justification: 'Runs the worker that reads page snapshots, so that pages and popups stay fast.',
  });
}
