import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../../src/lab/cli/toolbar-browser';
import { bench, foundNames, LARGE, showsText } from './harness';
import { lecture, namesOf } from './pages';

const env = bench();

const serviceWorker = () => env.chromium.browser.targets().find((target) => target.type() === 'service_worker');

/** Waits until the popup has asked for the look: a popup that is closed before has asked for nothing. */
const isLooking = (tabId: number): Promise<boolean> =>
  until(async () => (await env.chromium.state(tabId))?.status === 'looking' || undefined, 'the look runs');

test('a killed service worker is started again by the next look', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  expect(foundNames((await chromium.look(page)).state)).toEqual(namesOf('Plain'));
  await (await serviceWorker()!.worker())!.close();
  await until(async () => (serviceWorker() ? undefined : true), 'the service worker has ended');
  const other = await chromium.open(`${server.origin}/other.html`);
  expect(foundNames((await chromium.look(other)).state)).toEqual(namesOf('Other'));
  await other.close();
  await page.close();
});

test('two tabs asked at once both get their own answer', async () => {
  const { chromium, server } = env;
  const large = await chromium.open(`${server.origin}/large.html`);
  const other = await chromium.open(`${server.origin}/other.html`);
  const first = await chromium.click(large);
  await isLooking(first.tabId);
  const second = await chromium.click(other);
  expect(first.tabId).not.toBe(second.tabId);
  const [one, two] = await Promise.all([chromium.ended(first.tabId), chromium.ended(second.tabId)]);
  expect(foundNames(one)).toContain(lecture(LARGE / 20));
  expect(foundNames(two)).toEqual(namesOf('Other'));
  await large.close();
  await other.close();
});

test('a page that is reloaded while it is read leaves no look hanging', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/large.html`);
  const { tabId } = await chromium.click(page);
  await isLooking(tabId);
  await page.reload({ waitUntil: 'load' });
  const state = await chromium.ended(tabId);
  if (state.status !== 'found') expect(state).toMatchObject({ status: 'unreadable', reason: 'gone' });
  await page.goto(`${server.origin}/plain.html`);
  expect(foundNames((await chromium.look(page)).state)).toEqual(namesOf('Plain'));
  await page.close();
});

test('a page that is left while it is judged never shows on the next: no name, no state, no badge', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/large.html`);
  const { popup, tabId } = await chromium.click(page);
  const phase = async (): Promise<true | undefined> => {
    const state = await chromium.state(tabId);
    return (state?.status === 'looking' && state.phase === 'judging') || undefined;
  };
  await until(phase, 'the page is judged');
  const driver = await chromium.driver();
  // Every found state from here on, by its page, and every badge.
  await driver.evaluate((id) => {
    const seen: string[] = [];
    chrome.storage.session.onChanged.addListener((changes) => {
      const state = changes[`look:${id}`]?.newValue as { status: string; url: string } | undefined;
      if (state?.status === 'found') seen.push(new URL(state.url).pathname);
    });
    setInterval(() => void chrome.action.getBadgeText({ tabId: id }).then((text) => text && seen.push(text)), 20);
    Object.assign(globalThis, { seen });
  }, tabId);
  await popup.evaluate((name) => {
    const shown = { old: false };
    const check = (): void => void (shown.old ||= document.body.innerText.includes(name));
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { shown });
  }, 'Evening Lecture');
  await page.goto(`${server.origin}/other.html`);
  await showsText(popup, namesOf('Other')[0]!);
  // As long as the old page may still take to be judged.
  await sleep(4000);
  expect(foundNames((await chromium.state(tabId))!)).toEqual(namesOf('Other'));
  expect(await popup.evaluate(() => (globalThis as unknown as { shown: { old: boolean } }).shown.old)).toBe(false);
  const seen = await driver.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)].sort()).toEqual(['/other.html', String(namesOf('Other').length)]);
  await page.close();
});

test('a tab that is closed while it is read takes nothing with it', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/large.html`);
  const { tabId } = await chromium.click(page);
  await isLooking(tabId);
  await page.close();
  const other = await chromium.open(`${server.origin}/other.html`);
  expect(foundNames((await chromium.look(other)).state)).toEqual(namesOf('Other'));
  await expect.poll(() => chromium.state(tabId), { timeout: 20_000 }).toBeUndefined();
  await other.close();
});
