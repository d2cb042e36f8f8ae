import { expect, test } from 'vitest';
import type { Unreadable } from '../../src/messages/contract';
import { bench, showsText, words } from './harness';

const env = bench();

async function lookAt(url: string) {
  const { chromium } = env;
  await chromium.driver();
  const page = await chromium.browser.newPage();
  // A page that cannot be loaded is one of the cases.
  await page.goto(url).catch(() => undefined);
  const opened = await chromium.look(page);
  return { page, ...opened };
}

const CASES: [what: string, url: () => string, reasons: Unreadable[]][] = [
  ["a page of the browser's", () => 'chrome://version/', ['browser_page']],
  ["one of the extension's own", () => `${env.chromium.origin}/src/ui/library/index.html`, ['browser_page']],
  // On pages with nothing in them and on its error pages Chromium may grant nothing, and says no more than that.
  ['a page with nothing in it', () => 'about:blank', ['browser_page', 'empty', 'no_access']],
  ['the page of a server that is not there', () => 'http://127.0.0.1:1/', ['empty', 'no_access']],
];

test.each(CASES)('%s is refused in clear words', async (_what, url, reasons) => {
  const { page, popup, state } = await lookAt(url());
  expect(state.status).toBe('unreadable');
  const reason = (state as { reason: Unreadable }).reason;
  expect(reasons).toContain(reason);
  await showsText(popup, words(`unreadable_${reason}`));
  await page.close();
});
