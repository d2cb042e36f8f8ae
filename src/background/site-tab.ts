/** The one tab in which a walk opens the pages of a site, behind the person's own. */
import type { Finding } from '../core/finding';
import { linksOf, type PageLink, type RobotsAnswer } from '../core/site';
import { within } from '../messages/time-limit';
import { browser } from '../platform/browser';
import { judge } from './judge';
import { readPage } from './read-page';

/** A page that is not there after so long (ms) is left: before the browser kills a worker that waits for 30 s. */
const PAGE_LIMIT = 25_000;
const ROBOTS_LIMIT = 12_000;
/** An empty page is there at once; it is asked for every so often (ms), no longer than that. */
const EMPTY_LIMIT = 3_000;
const EMPTY_TURN = 50;
/** What scripts add right after loading is waited for (ms). */
const SETTLES = 600;

export async function openTab(): Promise<number> {
  const { id } = await browser.tabs.create({ url: 'about:blank', active: false });
  if (id === undefined) throw new Error('the browser opened no tab');
  // What the browser says of the empty page shall not be taken for what it says of the first one.
  for (let turns = 0; turns < EMPTY_LIMIT / EMPTY_TURN; turns++) {
    if ((await browser.tabs.get(id)).status === 'complete') break;
    await new Promise((resolve) => setTimeout(resolve, EMPTY_TURN));
  }
  return id;
}

export const isOpen = (tabId: number): Promise<boolean> =>
  browser.tabs.get(tabId).then(
    () => true,
    () => false,
  );

export async function closeTab(tabId: number): Promise<void> {
  await browser.tabs.remove(tabId).catch(() => undefined);
}

/** What came of opening a page: what was found and where it leads, or why not. */
export type TabPage = { finding: Finding; links: PageLink[] } | { refused: string };

export async function readInTab(tabId: number, address: string): Promise<TabPage> {
  try {
    await goTo(tabId, address, PAGE_LIMIT);
    await new Promise((resolve) => setTimeout(resolve, SETTLES));
    const reading = await readPage(tabId, () => undefined);
    if ('unreadable' in reading) return { refused: reading.unreadable };
    return { finding: await judge({ snapshot: reading.snapshot }), links: linksOf(reading.snapshot) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** Opens robots.txt as a page: the extension itself asks no server for anything. */
export async function robotsInTab(tabId: number, address: string): Promise<RobotsAnswer> {
  try {
    await goTo(tabId, address, ROBOTS_LIMIT);
    const [result] = await browser.scripting.executeScript({ target: { tabId }, func: shownText });
    const shown = result?.result as ReturnType<typeof shownText> | undefined;
    if (!shown) return 'unreachable';
    // A site that answers every address with a page of its own has no rules.
    if (shown.status < 400 && !/^text\/plain/.test(shown.type)) return { status: 404, text: '' };
    return { status: shown.status, text: shown.text };
  } catch {
    return 'unreachable';
  }
}

/** Runs in the page. */
function shownText(): { status: number; type: string; text: string } {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    responseStatus?: number;
  })[];
  const status = entry?.responseStatus || 200;
  return { status, type: document.contentType, text: document.body?.innerText ?? '' };
}

/** @throws Error where the page does not come within `limit` ms, or the tab is gone */
async function goTo(tabId: number, address: string, limit: number): Promise<void> {
  let done = (): void => undefined;
  let fail = (_: Error): void => undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  let isLoading = false;
  const onUpdated = (id: number, change: { status?: string }): void => {
    if (id !== tabId) return;
    if (change.status === 'loading') isLoading = true;
    if (change.status === 'complete' && isLoading) void browser.tabs.get(tabId).then(arrived, fail);
  };
  /** The page before this one is complete too, while this one is under way. Chromium alone tells. */
  const arrived = (tab: object): void => {
    if (!('pendingUrl' in tab && tab.pendingUrl)) done();
  };
  const onRemoved = (id: number): void => {
    if (id === tabId) fail(new Error('the tab was closed'));
  };
  browser.tabs.onUpdated.addListener(onUpdated);
  browser.tabs.onRemoved.addListener(onRemoved);
  try {
    await browser.tabs.update(tabId, { url: address });
    await within(loaded, limit, () => new Error('the page did not load in time'));
  } finally {
    browser.tabs.onUpdated.removeListener(onUpdated);
    browser.tabs.onRemoved.removeListener(onRemoved);
  }
}
