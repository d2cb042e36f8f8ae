/** Answers the messages of one context (background, content script, engine page). */
import { browser, type Runtime } from '../platform/browser';
import type { Envelope, MessageName, Reply, Request, Response } from './contract';
import { checkRequest } from './schema';

type Handlers = { [N in MessageName]?: (request: Request<N>) => Promise<Response<N>> | Response<N> };

function isEnvelope(message: unknown): message is Envelope {
  return typeof message === 'object' && message !== null && 'to' in message && 'payload' in message;
}

/** Content scripts share a process with their page: what they send is what the page may have them send. */
const isForContent = (name: string): boolean => name.startsWith('content.');

/** Whether a page or worker of this extension sent it, in whose name only the extension's own code speaks. */
function isOwn(sender: Runtime.MessageSender): boolean {
  return sender.id === browser.runtime.id && (sender.url ?? '').startsWith(browser.runtime.getURL(''));
}

/**
 * Listens for the messages that `handlers` names and leaves all others to the other contexts.
 * A handler that throws becomes a reply with the error's words: errors cross the boundary as data.
 * Register it synchronously at start-up: a worker that was woken by a message must already listen.
 */
export function serve(handlers: Handlers): void {
  browser.runtime.onMessage.addListener(
    (message: unknown, sender: Runtime.MessageSender): Promise<Reply> | undefined => {
      if (!isEnvelope(message) || !Object.hasOwn(handlers, message.to)) return undefined;
      if (!isForContent(message.to) && !isOwn(sender)) return undefined;
      const handle = handlers[message.to] as (request: unknown) => unknown;
      return answer(message.to, message.payload, handle);
    },
  );
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
