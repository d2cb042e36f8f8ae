import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { bench, foundNames, LARGE } from './harness';
import { lecture } from './pages';

const env = bench();

/** Begins to watch the page's thread. What it gives back tells the longest task since, ms (0: none over 50 ms). */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
    (window as unknown as { longest: typeof longest }).longest = longest;
  });
  return () => page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
}

/** One look at the large page: how long it blocked the page's thread. */
async function lookAtLarge(): Promise<{ blocked: number; took: number; names: string[] }> {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/large.html`);
  expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeGreaterThan(LARGE);
  const longest = await watchThread(page);
  const began = Date.now();
  const { state } = await chromium.look(page);
  const took = Date.now() - began;
  const result = { blocked: await longest(), took, names: foundNames(state) };
  await page.close();
  return result;
}

// Bounds are those of a fault, not of a good day: `npm run bench` measures.
test(`a page of ${LARGE} elements is read to its end, and stays responsive meanwhile`, async () => {
  const first = await lookAtLarge();
  expect(first.names).toEqual(expect.arrayContaining([lecture(1), lecture(LARGE / 40), lecture(LARGE / 20)]));
  expect(first.took).toBeLessThan(30_000);
  // A pause that another process forces on us does not come twice.
  const blocked = first.blocked <= 200 ? first.blocked : Math.min(first.blocked, (await lookAtLarge()).blocked);
  expect(blocked).toBeLessThanOrEqual(200);
});

test('the witness sees it when a script of the extension blocks the page', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const longest = await watchThread(page);
  const { tabId } = await chromium.look(page);
  const driver = await chromium.driver();
  await driver.evaluate(async (id) => {
    const block = (): void => {
      for (const end = performance.now() + 300; performance.now() < end;);
    };
    await chrome.scripting.executeScript({ target: { tabId: id }, func: block });
  }, tabId);
  await expect.poll(longest, { timeout: 20_000 }).toBeGreaterThanOrEqual(290);
  await page.close();
});
