/** The content script: reads the page when asked, and lights up what the popup points at and lets a block be picked. Injected on demand. */
import { serve } from '../messages/server';
import { browser } from '../platform/browser';
import { HIGHLIGHT_PORT, PICK_PORT } from '../messages/contract';
import { read } from './dom';
import { browserLayout } from './layout';
import { highlight } from './highlight';
import { endPick, pick } from './pick';
import { walkInSlices } from './walk';

/** Milliseconds of the page's thread per slice: well under the 50 ms from which on a task is felt. */
const SLICE_BUDGET = 25;

/** Lets the page have its turn; a channel message is not throttled in background tabs as timers are. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** The script may be injected again and again; one copy listens. A copy of an extension since reloaded is dead. */
const world = globalThis as { gleanerListens?: () => boolean };
if (!world.gleanerListens?.()) {
  const { runtime } = chrome;
  world.gleanerListens = () => runtime.id !== undefined;
  serve({
    'content.snapshot': async () => {
      if (read(document, 'contentType') === 'application/pdf') return { unreadable: 'pdf' };
      if (!read(document, 'body') || read(document, 'documentElement').childElementCount === 0)
        return { unreadable: 'empty' };
      return { snapshot: await walkInSlices(document, browserLayout(window), SLICE_BUDGET, pause) };
    },
    'content.highlight': ({ path, scroll }) => ({ found: highlight(path, scroll ?? false) }),
    'content.pick': ({ hint }) => pick(hint),
  });
  // A screen that lights records up holds a port: when the screen is gone, so is the light.
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === HIGHLIGHT_PORT) port.onDisconnect.addListener(() => highlight(null, false));
    if (port.name === PICK_PORT) port.onDisconnect.addListener(endPick);
  });
}
