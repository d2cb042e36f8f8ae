/** The page of settings in the built extension: what is switched on there is listed, and what is switched off is not. */
import type { Page } from 'puppeteer-core';
import { afterEach, expect, test } from 'vitest';
import { until } from '../../src/lab/cli/toolbar-browser';
import { bench, findingOf, keepAll, showsText, words } from './harness';
import { bulletin } from './pages';

const env = bench();
const OPTIONS = '/src/ui/options/index.html';

const openSettings = (): Promise<Page> => env.chromium.open(`${env.chromium.origin}${OPTIONS}`);
/** Waits for a choice. Puppeteer waits for what is drawn, and a tab in the background draws nothing. */
async function offers(settings: Page, name: string): Promise<void> {
  await settings.bringToFront();
  await settings.waitForSelector(`aria/${name}`);
}
const isOn = (settings: Page, name: string): Promise<boolean> =>
  settings.$eval(`aria/${name}`, (box) => (box as HTMLInputElement).checked);
const isOff = async (settings: Page, name: string): Promise<boolean> => !(await isOn(settings, name));
/** Presses a box by key, as a person without a mouse does. */
async function press(settings: Page, name: string): Promise<void> {
  await settings.bringToFront();
  await settings.focus(`aria/${name}`);
  await settings.keyboard.press('Space');
}
const showsNot = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((sought: string) => !document.body.innerText.includes(sought), { timeout: 30_000 }, text);
const badge = async (tabId: number): Promise<string> =>
  (await env.chromium.driver()).evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId);
/** The popup over a tab as a page of its own: the toolbar's closes when another tab comes to the front. */
const screenOf = (tabId: number): Promise<Page> =>
  env.chromium.open(`${env.chromium.origin}/src/ui/popup/index.html?tabId=${tabId}`);

async function killWorker(): Promise<void> {
  const target = () => env.chromium.browser.targets().find((one) => one.type() === 'service_worker');
  await (await target()?.worker())?.close();
  await until(async () => (target() ? undefined : true), 'the service worker has ended');
}

afterEach(async () => {
  await (await env.chromium.driver()).evaluate(() => chrome.storage.local.clear());
});

test('news is listed once it is switched on, also after the worker was killed, and is gone when it is off', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/bulletin.html`);
  const first = await chromium.look(page);
  expect(findingOf(first.state).records.filter(({ kind }) => kind === 'news')).toEqual([]);
  await first.popup.close();
  const { tabId } = first;

  const settings = await openSettings();
  await offers(settings, words('kind_news'));
  expect(await isOn(settings, words('kind_event'))).toBe(true);
  expect(await isOff(settings, words('kind_news'))).toBe(true);
  await press(settings, words('kind_news'));
  await expect.poll(() => chromium.state(tabId), { timeout: 20_000 }).toBeUndefined();
  await killWorker();

  const second = await chromium.look(page);
  const news = findingOf(second.state).records.filter(({ kind }) => kind === 'news');
  expect(news.map(({ name }) => name)).toEqual(bulletin);
  for (const headline of bulletin) await showsText(second.popup, headline);
  await expect.poll(() => badge(tabId), { timeout: 20_000 }).toBe(String(bulletin.length));
  await second.popup.close();

  await killWorker();
  await settings.reload();
  await offers(settings, words('kind_news'));
  expect(await isOn(settings, words('kind_news'))).toBe(true);
  await press(settings, words('kind_news'));
  await expect.poll(() => badge(tabId), { timeout: 20_000 }).toBe('0');
  const { popup } = await chromium.click(page);
  await showsText(popup, words('nothing_title'));
  await showsNot(popup, bulletin[0]!);
  await settings.close();
  await page.close();
});

test('a list that is open is read again at once, in every tab that shows settings the choice is the same', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/bulletin.html`);
  const { tabId, popup } = await chromium.look(page);
  await popup.close();
  const screen = await screenOf(tabId);
  await showsText(screen, words('nothing_title'));
  const [one, two] = [await openSettings(), await openSettings()];
  await offers(one, words('annotating'));
  await press(one, words('annotating'));
  await screen.bringToFront();
  for (const headline of bulletin) await showsText(screen, headline);
  await two.bringToFront();
  await expect.poll(() => isOn(two, words('annotating')), { timeout: 20_000 }).toBe(true);
  expect(await isOn(two, words('kind_business'))).toBe(true);

  await press(two, words('annotating'));
  await screen.bringToFront();
  await showsText(screen, words('nothing_title'));
  await showsNot(screen, bulletin[0]!);
  await one.bringToFront();
  await expect.poll(() => isOff(one, words('kind_news')), { timeout: 20_000 }).toBe(true);
  for (const each of [one, two, screen, page]) await each.close();
});

test('what was kept while news was listed is not gone when it no longer is', async () => {
  const { chromium, server } = env;
  await (await chromium.driver()).evaluate(() => chrome.storage.local.set({ annotating: true }));
  const page = await chromium.open(`${server.origin}/bulletin.html`);
  const first = await chromium.look(page);
  await keepAll(first.popup);
  await first.popup.close();
  await (await chromium.driver()).evaluate(() => chrome.storage.local.clear());
  await page.reload();
  const { popup } = await chromium.look(page);
  await showsText(popup, words('nothing_title'));
  const library = await chromium.open(`${chromium.origin}/src/ui/library/index.html`);
  for (const headline of bulletin) await showsText(library, headline);
  await showsNot(library, words('mark_gone'));
  await library.close();
  await page.close();
});

test('a choice that cannot be written leaves everything as it was, and says so', async () => {
  const settings = await openSettings();
  await offers(settings, words('kind_news'));
  await settings.evaluate(() => {
    chrome.storage.local.set = () => Promise.reject(new Error('Resource::kQuotaBytes quota exceeded'));
  });
  await press(settings, words('kind_news'));
  await showsText(settings, words('options_full'));
  expect(await isOff(settings, words('kind_news'))).toBe(true);
  await settings.close();
});

test('settings that cannot be read offer no choice, but another try', async () => {
  const settings = await env.chromium.browser.newPage();
  const broken = await settings.evaluateOnNewDocument(() => {
    chrome.storage.local.get = () => Promise.reject(new Error('IO error'));
  });
  await settings.goto(`${env.chromium.origin}${OPTIONS}`);
  await showsText(settings, words('options_unread'));
  expect(await settings.$$('input')).toEqual([]);
  await settings.removeScriptToEvaluateOnNewDocument(broken.identifier);
  await settings.reload();
  await offers(settings, words('kind_news'));
  await settings.close();
});

test('a reset takes every choice back, and Undo gives it again', async () => {
  const settings = await openSettings();
  await offers(settings, words('kind_business'));
  await press(settings, words('kind_business'));
  await press(settings, words('kind_person'));
  await settings.locator(`::-p-text(${words('options_reset')})`).click();
  await showsText(settings, words('options_reset_done'));
  expect([await isOn(settings, words('kind_business')), await isOn(settings, words('kind_person'))]).toEqual([
    false,
    true,
  ]);
  await settings.locator(`aria/${words('undo')}`).click();
  await expect.poll(() => isOn(settings, words('kind_business')), { timeout: 20_000 }).toBe(true);
  expect(await isOff(settings, words('kind_person'))).toBe(true);
  await settings.close();
});

test('the popup leads to the settings, by link and by key', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  const opened = chromium.browser.waitForTarget((target) => target.url().endsWith(OPTIONS), { timeout: 30_000 });
  // The popup closes over it: a key that goes up again finds nobody, and that it went down may not be answered.
  await popup.keyboard.down('o').catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  const settings = await (await opened).page();
  await offers(settings!, words('annotating'));
  await settings!.close();
  await page.close();
});
