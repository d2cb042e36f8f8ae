/** Asks another context of the extension. */
import { browser } from '../platform/browser';
import type { Envelope, MessageName, Reply, Request, Response } from './contract';

/** The other side was not there, went away before it answered, or answered with an error. */
export class MessageError extends Error {
  override name = 'MessageError';
  constructor(
    message: string,
    /** True when nobody answered (no receiver, worker killed, tab closed); false when the receiver reported an error. */
    readonly unanswered: boolean,
  ) {
    super(message);
  }
}

/** Sends to the background worker or the engine's page. Rejects with MessageError. */
export async function send<N extends MessageName>(to: N, payload: Request<N>): Promise<Response<N>> {
  const envelope: Envelope<N> = { to, payload };
  return unwrap<N>(() => browser.runtime.sendMessage(envelope));
}

/** Sends to the content script in a tab. Rejects with MessageError. */
export async function sendToTab<N extends MessageName>(
  tabId: number,
  to: N,
  payload: Request<N>,
): Promise<Response<N>> {
  const envelope: Envelope<N> = { to, payload };
  return unwrap<N>(() => browser.tabs.sendMessage(tabId, envelope, { frameId: 0 }));
}

async function unwrap<N extends MessageName>(ask: () => Promise<unknown>): Promise<Response<N>> {
  let reply: Reply<N> | undefined;
  try {
    reply = (await ask()) as Reply<N> | undefined;
  } catch (error) {
    throw new MessageError(error instanceof Error ? error.message : String(error), true);
  }
  if (!reply) throw new MessageError('nobody answered', true);
  if (!reply.ok) throw new MessageError(reply.error, false);
  return reply.value;
}
