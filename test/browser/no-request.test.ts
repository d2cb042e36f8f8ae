/**
 * Nothing leaves the device. Witness is the browser's own network log, in which every request of every page, worker,
 * frame and extension stands that reaches the network stack, with who asked for it; packaged files of an extension do
 * not pass there. And the server of the page counts what it is asked.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDemoServer } from '../../src/lab/cli/demo-server';
import { launchWithToolbar } from '../../src/lab/cli/toolbar-browser';
import { keepAll, showsText } from './harness';
import { PAGES } from './pages';

interface NetLog {
  constants: { logEventTypes: Record<string, number> };
  events: {
    type: number;
    params?: { url?: string; initiator?: string; host?: string; network_anonymization_key?: string };
  }[];
}

interface Asked {
  url: string;
  /** Origin of who asked; "not an origin" for the browser itself and what is typed into its address bar. */
  by: string;
}

/** Requests and look-ups of names in a network log. */
function askedIn(file: string): { requests: Asked[]; names: Asked[] } {
  const log = JSON.parse(readFileSync(file, 'utf8')) as NetLog;
  const { URL_REQUEST_START_JOB: request, HOST_RESOLVER_MANAGER_REQUEST: resolve } = log.constants.logEventTypes;
  const requests: Asked[] = [];
  const names: Asked[] = [];
  for (const { type, params } of log.events) {
    if (type === request && params?.url) requests.push({ url: params.url, by: params.initiator ?? '' });
    if (type === resolve && params?.host) names.push({ url: params.host, by: params.network_anonymization_key ?? '' });
  }
  return { requests, names };
}

/** Everything that a person does: look, keep, light up, library, look again. Ends with the browser. */
async function session(log: string, last?: (origin: string) => string) {
  const server = await startDemoServer({ pages: PAGES });
  const chromium = await launchWithToolbar({ args: [`--log-net-log=${log}`, '--net-log-capture-mode=Default'] });
  try {
    const page = await chromium.open(`${server.origin}/shotengai/index.html`);
    const asked = server.requests.length;
    const { popup } = await chromium.look(page);
    await keepAll(popup);
    const library = await chromium.open(`${chromium.origin}/src/ui/library/index.html`);
    await showsText(library, '灯ろうまつり');
    if (last)
      await library.evaluate(
        (url) =>
          // As a picture, the one thing that the content security policy lets through.
          new Promise<void>((resolve) => {
            const picture = new Image();
            picture.onload = picture.onerror = () => resolve();
            picture.src = url;
          }),
        last(server.origin),
      );
    // The browser itself fetches the page's icon, when it likes.
    const askedMeanwhile = server.requests.slice(asked).filter((path) => !path.endsWith('/logo.svg'));
    return { origin: server.origin, extension: chromium.origin, askedMeanwhile };
  } finally {
    await chromium.close();
    await server.close();
  }
}

test('a look, keeping and the library ask nobody for anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-net-'));
  try {
    const log = join(folder, 'net.json');
    const { origin, extension, askedMeanwhile } = await session(log);
    const { requests, names } = askedIn(log);
    const ofPages = requests.filter(({ by, url }) => by !== 'not an origin' || url.startsWith(origin));
    expect(ofPages.length).toBeGreaterThan(0);
    expect(ofPages.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
    expect(requests.filter(({ by }) => by.startsWith('chrome-extension:'))).toEqual([]);
    expect(names.filter(({ by }) => by.includes(extension))).toEqual([]);
    expect(askedMeanwhile).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the witness would have seen a request of the extension', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-net-'));
  try {
    const log = join(folder, 'net.json');
    const { extension, askedMeanwhile } = await session(log, (origin) => `${origin}/leak`);
    expect(askedIn(log).requests).toContainEqual({ url: expect.stringMatching(/\/leak$/) as string, by: extension });
    expect(askedMeanwhile).toContain('/leak');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
