/** Has a snapshot judged: the engine lives in the offscreen document where there is one, else in this very page. */
import { extractInWorker } from '../engine/engine';
import type { Finding } from '../core/finding';
import type { PageSnapshot } from '../core/page/snapshot';
import { MessageError, send } from '../messages/client';
import { hasOffscreen } from '../platform/capabilities';
import { ensureOffscreen } from '../platform/offscreen';

/** @param now day of the visit, YYYY-MM-DD; today where absent */
export async function judge(snapshot: PageSnapshot, now: string | undefined): Promise<Finding> {
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
