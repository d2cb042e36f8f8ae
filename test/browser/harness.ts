/** What all browser tests share: one browser with the built extension and one server with the made-up pages. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import type { Finding } from '../../src/core/finding';
import { startDemoServer, type DemoServer } from '../../src/lab/cli/demo-server';
import { launchWithToolbar, type LaunchOptions, type ToolbarBrowser } from '../../src/lab/cli/toolbar-browser';
import type { LookState } from '../../src/messages/contract';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { largePage, PAGES } from './pages';

export interface Bench {
  chromium: ToolbarBrowser;
  server: DemoServer;
}

/** Elements of `/large.html`, about: 1,000 events of 20 elements. */
export const LARGE = 20_000;

/** Opens the browser and the server before the tests of a file, and closes them after. */
export function bench(options: LaunchOptions = {}): Bench {
  const opened = {} as Bench;
  beforeAll(async () => {
    opened.server = await startDemoServer({ pages: { ...PAGES, '/large.html': largePage(LARGE / 20) } });
    opened.chromium = await launchWithToolbar(options);
  });
  afterAll(async () => {
    await opened.chromium?.close();
    await opened.server?.close();
  });
  return opened;
}

/** The finding in a state. @throws Error that shows the state where it holds none */
export function findingOf(state: LookState): Finding {
  if (state.status === 'found') return state.finding;
  throw new Error(`not found but ${JSON.stringify(state)}`);
}

export const foundNames = (state: LookState): string[] => findingOf(state).records.map(({ name }) => name);

/** The English words of a message, up to its first number: "Keep all $1" → "Keep all". */
export const words = (key: keyof typeof messages): string => messages[key].message.split('$')[0]!.trim();

/** Waits until a page shows a text. @throws TimeoutError */
export async function showsText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((sought: string) => document.body.innerText.includes(sought), { timeout: 30_000 }, text);
}

/** Presses "Keep all" in the popup, and waits until the records are marked as kept. */
export async function keepAll(popup: Page): Promise<void> {
  await popup.locator(`::-p-text(${words('keep_all')})`).click();
  await showsText(popup, words('mark_kept'));
}

/**
 * Presses in the popup what opens another page of the extension. The popup closes over it and may never answer that it was pressed: what
 * opens says so. It is pressed by the element itself, as a pointer waits for a popup that is painted, which one behind another window is not.
 *
 * @param address what the other page's address holds
 * @throws what kept it from being pressed, or TimeoutError where nothing opened
 */
export async function leaveBy(popup: Page, selector: string, address: string): Promise<Page> {
  const opened = popup.browser().waitForTarget((target) => target.url().includes(address), { timeout: 30_000 });
  let failure: unknown;
  void popup
    .waitForSelector(selector, { timeout: 20_000 })
    .then((element) => element!.evaluate((pressable) => (pressable as HTMLElement).click()))
    .catch((error: unknown) => (failure = error));
  try {
    return await (await opened).asPage();
  } catch (error) {
    throw failure ?? error;
  }
}
