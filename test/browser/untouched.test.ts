import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { bench, findingOf } from './harness';

const env = bench();

/** Changes that the page sees in itself, one line each. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const name = (node: Node): string => node.nodeName.toLowerCase();
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const nodes = [...[...addedNodes].map((n) => `+${name(n)}`), ...[...removedNodes].map((n) => `-${name(n)}`)];
        seen.push([type, name(target), ...nodes].join(' '));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    (window as unknown as { seen: string[] }).seen = seen;
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('a look leaves the page as it was; only the light is added, outside the body, and taken away again', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const markup = (): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
  const globals = (): Promise<string[]> => page.evaluate(() => Object.keys(window));
  const [markupBefore, globalsBefore] = [await markup(), await globals()];
  const changes = await watch(page);
  const { tabId, state } = await chromium.look(page);
  expect(await changes()).toEqual([]);
  expect(await markup()).toBe(markupBefore);
  expect(await globals()).toEqual([...globalsBefore, 'seen']);

  const driver = await chromium.driver();
  const light = (path: string | null): Promise<unknown> =>
    driver.evaluate(
      (id, where) => chrome.tabs.sendMessage(id, { to: 'content.highlight', payload: { path: where } }),
      tabId,
      path,
    );
  expect(await light(findingOf(state).records[1]!.path)).toEqual({ ok: true, value: { found: true } });
  expect(await changes()).toEqual(['childList html +gleaner-highlight']);
  await light(null);
  expect(await changes()).toEqual(['childList html +gleaner-highlight', 'childList html -gleaner-highlight']);
  expect(await markup()).toBe(markupBefore);
  await page.close();
});
