/** Answers the messages of one context (background, content script, engine page). */
import { browser } from '../platform/browser';
import type { Envelope, MessageName, Reply, Request, Response } from './contract';
import { checkRequest } from './schema';

type Handlers = { [N in MessageName]?: (request: Request<N>) => Promise<Response<N>> | Response<N> };

function isEnvelope(message: unknown): message is Envelope {
  return typeof message === 'object' && message !== null && 'to' in message && 'payload' in message;
}

/**
 * Listens for the messages that `handlers` names and leaves all others to the other contexts.
 * A handler that throws becomes a reply with the error's words: errors cross the boundary as data.
 * Register it synchronously at start-up: a worker that was woken by a message must already listen.
 */
export function serve(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((message: unknown): Promise<Reply> | undefined => {
    if (!isEnvelope(message)) return undefined;
    const handle = handlers[message.to] as ((request: unknown) => unknown) | undefined;
    if (!handle) return undefined;
    return answer(message.to, message.payload, handle);
  });
}

async function answer(name: MessageName, payload: unknown, handle: (request: unknown) => unknown): Promise<Reply> {
  const checked = checkRequest(name, payload);
  if (!checked.ok) return { ok: false, error: checked.error };
  try {
    return { ok: true, value: (await handle(checked.payload)) as Response<MessageName> };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
