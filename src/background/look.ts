/** One look at a tab, from injection to finding. Each step ends in a state that a screen can show. */
import { extractInWorker } from '../engine/engine';
import type { Finding } from '../core/finding';
import type { PageSnapshot } from '../core/page/snapshot';
import { MessageError, send } from '../messages/client';
import type { LookState, Phase } from '../messages/contract';
import { browser } from '../platform/browser';
import { hasOffscreen } from '../platform/capabilities';
import { ensureOffscreen } from '../platform/offscreen';
import { setLook } from './look-state';
import { readPage, unreadableAddress } from './read-page';

const running = new Map<number, Promise<LookState>>();

/** Two screens that ask for the same tab at once share one look. */
export function look(tabId: number, now?: string): Promise<LookState> {
  const current = running.get(tabId);
  if (current) return current;
  const started = run(tabId, now).finally(() => running.delete(tabId));
  running.set(tabId, started);
  return started;
}

async function run(tabId: number, now: string | undefined): Promise<LookState> {
  let url = '';
  const since = Date.now();
  const phase = (name: Phase): Promise<void> => setLook(tabId, { status: 'looking', phase: name, url, since });
  const end = async (state: LookState): Promise<LookState> => {
    await setLook(tabId, state);
    return state;
  };
  try {
    const tab = await browser.tabs.get(tabId).catch(() => undefined);
    if (!tab) return { status: 'unreadable', url, at: Date.now(), reason: 'gone' };
    url = tab.url ?? '';
    const never = url ? unreadableAddress(url) : undefined;
    if (never) return await end({ status: 'unreadable', url, at: Date.now(), reason: never });
    await phase('injecting');
    const reading = await readPage(tabId, () => phase('reading'));
    if ('unreadable' in reading) {
      return await end({ status: 'unreadable', url, at: Date.now(), reason: reading.unreadable });
    }
    url = reading.snapshot.url;
    await phase('judging');
    const finding = await judge(reading.snapshot, now);
    return await end({ status: 'found', url, at: Date.now(), finding });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return await end({ status: 'error', url, at: Date.now(), message });
  }
}

/** The engine lives in the offscreen document where there is one, else in this very page. */
async function judge(snapshot: PageSnapshot, now: string | undefined): Promise<Finding> {
  const request = now === undefined ? { snapshot } : { snapshot, now };
  if (!hasOffscreen()) return extractInWorker(snapshot, now);
  await ensureOffscreen('/src/engine/offscreen.html');
  try {
    return await send('engine.extract', request);
  } catch (error) {
    // The document was closed, or not yet listening: once more from the start.
    if (!(error instanceof MessageError && error.unanswered)) throw error;
    await ensureOffscreen('/src/engine/offscreen.html');
    return await send('engine.extract', request);
  }
}
