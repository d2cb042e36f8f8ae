/** Opens pages in the batch browser and asks the extension about each: several at a time, none can stop the run. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { Finding } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import type { LookState, Reading, Reply } from '../../messages/contract';
import type { ExtensionBrowser } from './chromium';
import type { PageToRead } from './pages';

const LOAD_TIMEOUT = 20_000;
const LOOK_TIMEOUT = 90_000;

/** A saved page's own scripts do not run: their files are missing, and what was saved is what shall be read. */
const SAVED_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" };

export type Outcome<T> = { page: PageToRead; value: T } | { page: PageToRead; error: string };

/** What a job may ask about the page in its tab. */
export interface TabReader {
  look(now: string | undefined): Promise<Finding>;
  snapshot(): Promise<PageSnapshot>;
}

type Ask<T> = (tab: TabReader, page: PageToRead) => Promise<T>;

/**
 * Runs `ask` on each page with `width` tabs; outcomes come in the order in which they are ready.
 * A document of the extension (its manifest, which runs nothing) is the driver: it sends the same messages as the popup.
 */
export async function* readPages<T>(
  browser: ExtensionBrowser,
  pages: readonly PageToRead[],
  width: number,
  ask: Ask<T>,
): AsyncGenerator<Outcome<T>> {
  const driver = await browser.context.newPage();
  await openDriver(driver, `${browser.origin}/manifest.json`);
  const queue = [...pages];
  const running = new Map<number, Promise<{ slot: number; outcome: Outcome<T> }>>();
  const tabs = new Map<number, BatchTab>();
  const start = (slot: number): void => {
    const page = queue.shift();
    if (!page) return;
    const outcome = one(slot, page);
    running.set(
      slot,
      outcome.then((value) => ({ slot, outcome: value })),
    );
  };
  const one = async (slot: number, page: PageToRead): Promise<Outcome<T>> => {
    try {
      const tab = tabs.get(slot) ?? (await BatchTab.open(browser.context, driver));
      tabs.set(slot, tab);
      await tab.show(page);
      return { page, value: await withTimeout(ask(tab, page), LOOK_TIMEOUT) };
    } catch (error) {
      // Whatever happened to this tab shall not happen to the next page.
      await tabs.get(slot)?.close();
      tabs.delete(slot);
      return { page, error: error instanceof Error ? error.message.split('\n')[0]! : String(error) };
    }
  };
  // One after the other: a new tab is recognised by its mark.
  for (let slot = 0; slot < Math.min(width, pages.length); slot++)
    tabs.set(slot, await BatchTab.open(browser.context, driver));
  for (let slot = 0; slot < width; slot++) start(slot);
  while (running.size > 0) {
    const { slot, outcome } = await Promise.race(running.values());
    running.delete(slot);
    start(slot);
    yield outcome;
  }
  await driver.close();
}

/** The extension may still be loading when the browser is there. */
export async function openDriver(driver: Page, address: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await driver.goto(address);
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** A tab whose number in the extension API is known, showing one page after another. */
class BatchTab implements TabReader {
  #serving: { body: Buffer; served: boolean } | undefined;

  private constructor(
    private readonly driver: Page,
    private readonly tab: Page,
    private readonly tabId: number,
  ) {}

  static async open(context: BrowserContext, driver: Page): Promise<BatchTab> {
    const mark = `about:blank#${Math.random().toString(36).slice(2)}`;
    const opened = context.waitForEvent('page', { predicate: (page) => page.url() === mark, timeout: LOAD_TIMEOUT });
    const tabId = await driver.evaluate(async (url) => (await chrome.tabs.create({ url, active: false })).id, mark);
    const tab = new BatchTab(driver, await opened, tabId!);
    await tab.tab.route('**/*', (route) => tab.#answer(route));
    return tab;
  }

  /** Serves a saved page under its original address, whatever else it asks for is refused; a live page is loaded. */
  async show(page: PageToRead): Promise<void> {
    // An address that differs in its fragment only would move about in the page that is there.
    if (isSameDocument(this.tab.url(), page.url)) await this.tab.goto('about:blank', { timeout: LOAD_TIMEOUT });
    this.#serving = page.file ? { body: readFileSync(page.file), served: false } : undefined;
    // A saved page has loaded once all that it asks for is refused: before that, pictures and layout are still in the air.
    const waitUntil = page.file ? 'load' : 'domcontentloaded';
    await this.tab.goto(page.url, { waitUntil, timeout: LOAD_TIMEOUT });
  }

  async look(now: string | undefined): Promise<Finding> {
    const request = now ? { tabId: this.tabId, now } : { tabId: this.tabId };
    const state = await this.#send<LookState>('background.look', request);
    if (state.status === 'found') return state.finding;
    if (state.status === 'unreadable') throw new Error(`not readable: ${state.reason}`);
    throw new Error(state.status === 'error' ? state.message : state.status);
  }

  async snapshot(): Promise<PageSnapshot> {
    const reading = await this.#send<Reading>('background.snapshot', { tabId: this.tabId });
    if ('snapshot' in reading) return reading.snapshot;
    throw new Error(`not readable: ${reading.unreadable}`);
  }

  async close(): Promise<void> {
    await this.tab.close().catch(() => undefined);
  }

  async #answer(route: Route): Promise<void> {
    const serving = this.#serving;
    if (!serving) return route.continue();
    const request = route.request();
    const main = request.isNavigationRequest() && request.frame() === this.tab.mainFrame();
    if (!main) return route.abort('blockedbyclient');
    // A page that sends itself elsewhere (meta refresh) stays: "no content" leaves the document as it is.
    if (serving.served) return route.fulfill({ status: 204 });
    serving.served = true;
    return route.fulfill({ status: 200, headers: SAVED_HEADERS, body: serving.body });
  }

  async #send<T>(to: string, payload: unknown): Promise<T> {
    const reply = (await this.driver.evaluate(
      ([name, body]) => chrome.runtime.sendMessage({ to: name, payload: body }),
      [to, payload] as const,
    )) as Reply | undefined;
    if (!reply) throw new Error('the extension did not answer');
    if (!reply.ok) throw new Error(reply.error);
    return reply.value as T;
  }
}

const withoutFragment = (url: string): string => (URL.canParse(url) ? new URL(url).href : url).split('#')[0]!;

/** Whether going from one address to the other keeps the document. */
export const isSameDocument = (from: string, to: string): boolean => withoutFragment(from) === withoutFragment(to);

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
