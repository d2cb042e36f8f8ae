/** Injects the content script into a tab, on demand, and asks it for the page's snapshot. */
import contentScript from '../content/content-script.ts?script&iife';
import type { Reading, Unreadable } from '../messages/contract';
import { MessageError, sendToTab } from '../messages/client';
import { browser } from '../platform/browser';

const STORES =
  /^https:\/\/(chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons)([/?#]|$)/;
const READABLE = /^(https?|file|ftp):/;

/** Why an address can never be read, before anything is tried. */
export function unreadableAddress(url: string): Unreadable | undefined {
  if (STORES.test(url)) return 'store';
  if (!READABLE.test(url)) return 'browser_page';
  return undefined;
}

/** @param injected called once the script is in the page and reading begins */
export async function readPage(tabId: number, injected: () => unknown): Promise<Reading> {
  try {
    const results = await browser.scripting.executeScript({ target: { tabId }, files: [`/${contentScript}`] });
    const failure = results.find((result) => 'error' in result && result.error);
    if (failure) return { unreadable: refusal(String((failure as { error: unknown }).error)) };
  } catch (error) {
    return { unreadable: refusal(error instanceof Error ? error.message : String(error)) };
  }
  await injected();
  try {
    return await sendToTab(tabId, 'content.snapshot', null);
  } catch (error) {
    if (error instanceof MessageError && error.unanswered) return { unreadable: 'gone' };
    throw error;
  }
}

/** The browsers' own words for a refused injection, sorted into reasons. What they quote is the page's address. */
export function refusal(words: string): Unreadable {
  const message = words.replace(/"[^"]*"|'(?:https?|file|ftp):[^']*'|\b(?:https?|file|ftp):\S+/gi, '');
  if (/no tab with id|tab was closed|invalid tab|frame .* was removed|document .* was removed/i.test(message))
    return 'gone';
  if (/extensions gallery|web store|add-ons/i.test(message)) return 'store';
  if (/error page/i.test(message)) return 'empty';
  if (/chrome:\/\/|chrome-extension:|about:|edge:|moz-extension/i.test(message)) return 'browser_page';
  return 'no_access';
}
