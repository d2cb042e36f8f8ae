/** The popup with records, the library with what was kept, the settings and the annotator, in both themes: no violation that axe knows. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchForBatch, type ExtensionBrowser } from '../../src/lab/cli/chromium';
import { openDriver } from '../../src/lab/cli/reader';

const PAGE = readFileSync('test/pages/faculty-cards/page.html');
let browser: ExtensionBrowser;
let screen: Page;
let popup: string;
let annotator: string;

beforeAll(async () => {
  browser = await launchForBatch('dist');
  const site = await browser.context.newPage();
  await site.route('https://u.example/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: PAGE }),
  );
  await site.goto('https://u.example/people');
  screen = await browser.context.newPage();
  await openDriver(screen, `${browser.origin}/manifest.json`);
  const tabId = await screen.evaluate(async () => (await chrome.tabs.query({ url: 'https://u.example/*' }))[0]?.id);
  popup = `${browser.origin}/src/ui/popup/index.html?tabId=${tabId}`;
  annotator = `${browser.origin}/src/ui/annotate/index.html?tabId=${tabId}`;
});
afterAll(() => browser.close());

async function violations(): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page: screen }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

test.each(['light', 'dark'] as const)('popup and library, %s', async (colorScheme) => {
  await screen.emulateMedia({ colorScheme });
  await screen.goto(popup);
  await screen.getByText('Adaeze Okafor').first().waitFor({ timeout: 20_000 });
  expect(await violations()).toEqual([]);
  const keep = screen.getByRole('button', { name: /^Keep all/ });
  if (await keep.isVisible()) {
    await keep.click();
    await screen.getByRole('button', { name: 'Undo' }).waitFor({ timeout: 20_000 });
  }
  await screen.goto(`${browser.origin}/src/ui/library/index.html`);
  await screen.getByText('Adaeze Okafor').first().waitFor({ timeout: 20_000 });
  expect(await violations()).toEqual([]);
});

test.each(['light', 'dark'] as const)('settings, %s', async (colorScheme) => {
  await screen.emulateMedia({ colorScheme });
  await screen.setViewportSize({ width: 320, height: 640 });
  await screen.goto(`${browser.origin}/src/ui/options/index.html`);
  const annotating = screen.getByRole('switch', { name: 'Annotating' });
  await annotating.waitFor({ timeout: 20_000 });
  for (const isOn of [true, false]) {
    await annotating.setChecked(isOn);
    await screen.locator(`fieldset${isOn ? ':disabled' : ':enabled'}`).waitFor({ timeout: 20_000 });
    expect(await violations()).toEqual([]);
  }
  for (const box of await screen.getByRole('checkbox').all()) await box.setChecked(false);
  await screen.getByRole('alert').waitFor({ timeout: 20_000 });
  await screen.getByRole('button', { name: 'Back to the defaults' }).click();
  await screen.getByRole('button', { name: 'Undo' }).waitFor({ timeout: 20_000 });
  expect(await violations()).toEqual([]);
  const { scrollWidth, clientWidth } = await screen.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test.each(['light', 'dark'] as const)('annotator, %s', async (colorScheme) => {
  await screen.emulateMedia({ colorScheme });
  await screen.setViewportSize({ width: 320, height: 640 });
  await screen.goto(annotator);
  const row = screen.locator('.label-row').first();
  await row.waitFor({ timeout: 20_000 });
  expect(await violations()).toEqual([]);
  for (const verdict of ['Right', 'Arguable', 'Wrong']) {
    await row.getByRole('button', { name: verdict }).click();
    await row.getByRole('button', { name: verdict, pressed: true }).waitFor({ timeout: 20_000 });
    expect(await violations()).toEqual([]);
  }
  await screen.getByRole('button', { name: 'Add by hand' }).click();
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await screen.getByText('A record needs a name.').waitFor({ timeout: 20_000 });
  expect(await violations()).toEqual([]);
  await screen.getByRole('button', { name: 'Export and delete labels' }).click();
  await screen.getByRole('button', { name: 'Delete all labels' }).click();
  expect(await violations()).toEqual([]);
  await screen.getByRole('button', { name: 'Delete the labels of 1 page' }).click();
  await screen.getByRole('button', { name: 'Undo' }).last().waitFor({ timeout: 20_000 });
  const { scrollWidth, clientWidth } = await screen.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
