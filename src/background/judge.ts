/** Has a snapshot judged: the engine lives in the offscreen document where there is one, else in this very page. */
import { extractInWorker } from '../engine/engine';
import type { Finding } from '../core/finding';
import { MessageError, send } from '../messages/client';
import type { EngineRequest } from '../messages/contract';
import { hasOffscreen } from '../platform/capabilities';
import { ensureOffscreen } from '../platform/offscreen';

export async function judge(request: EngineRequest): Promise<Finding> {
  if (!hasOffscreen()) return extractInWorker(request);
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
