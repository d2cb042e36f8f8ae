/**
 * The screens of a walk over a site, offered, under way and ended, as wide as a popup and as a page, in every language
 * and theme: no violation that axe knows, nothing cut off at the side, nobody asked but the site and its robots.txt.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import en from '../../public/_locales/en/messages.json' with { type: 'json' };
import ja from '../../public/_locales/ja/messages.json' with { type: 'json' };
import { launchForBatch } from '../../src/lab/cli/chromium';
import { openDriver } from '../../src/lab/cli/reader';

const LANGUAGES = { en, ja };
const SITE = 'https://u.example';
const FIRST = `${SITE}/university/college-engineering.html`;
const POPUP = { width: 420, height: 600 };

/** What is wrong with a screen as it stands now, in both themes. */
async function faults(screen: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await screen.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: screen }).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 120)}`));
  }
  const cut = await screen.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('.site-strip, .site-strip button, .site-strip p:not(.visually-hidden)'),
    ]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      // An address may end in three dots.
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 120)}`),
  );
  return [...found, ...cut];
}

test.each(['en', 'ja'] as const)('the walk as the screens show it, %s', { timeout: 180_000 }, async (language) => {
  const words = (key: keyof typeof en) => LANGUAGES[language][key].message.split('$')[0]!.trim();
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-screens-'));
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  // The only language that it has is the one that it speaks.
  for (const other of Object.keys(LANGUAGES).filter((each) => each !== language))
    rmSync(join(dist, '_locales', other), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, default_locale: language }));
  const browser = await launchForBatch(dist);
  try {
    const asked: string[] = [];
    await browser.context.route(/^https?:/, (route) => {
      const { origin, pathname } = new URL(route.request().url());
      asked.push(origin + pathname);
      const file = join('test/demo-site', pathname);
      return origin === SITE && existsSync(file) ? route.fulfill({ path: file }) : route.abort();
    });
    const page = await browser.context.newPage();
    await page.goto(FIRST);
    const popup = await browser.context.newPage();
    await popup.setViewportSize(POPUP);
    await openDriver(popup, `${browser.origin}/manifest.json`);
    const tabId = await popup.evaluate(async () => (await chrome.tabs.query({ url: 'https://u.example/*' }))[0]?.id);
    await popup.goto(`${browser.origin}/src/ui/popup/index.html?tabId=${tabId}`);
    const begin = popup.getByRole('button', { name: words('site_begin'), exact: true });
    await begin.waitFor({ timeout: 20_000 });
    expect(await faults(popup)).toEqual([]);

    // What was just done is said above the offer, not over it.
    await popup.locator('.foot-row button').last().click();
    const toast = await popup.locator('.toast').boundingBox();
    const strip = await popup.locator('.site-strip').boundingBox();
    expect(toast!.y + toast!.height).toBeLessThanOrEqual(strip!.y);

    await begin.press('Enter');
    const stop = popup.getByRole('button', { name: words('site_stop'), exact: true });
    await stop.waitFor({ timeout: 20_000 });
    expect(await faults(popup)).toEqual([]);
    const site = await browser.context.newPage();
    await site.setViewportSize({ width: 420, height: 700 });
    await openDriver(site, `${browser.origin}/src/ui/site/index.html`);
    await site.getByText('Department of', { exact: false }).first().waitFor({ timeout: 30_000 });
    expect(await faults(site)).toEqual([]);

    await stop.press('Enter');
    await popup.getByText(words('site_end_stopped')).first().waitFor({ timeout: 20_000 });
    expect(await faults(popup)).toEqual([]);
    expect(await faults(site)).toEqual([]);
    await site.getByRole('button', { name: words('site_forget'), exact: true }).press('Enter');
    await site.getByText(words('site_none')).first().waitFor({ timeout: 20_000 });
    expect(await faults(site)).toEqual([]);
    await site.getByRole('button', { name: words('undo'), exact: true }).press('Enter');
    await site.getByText('Department of', { exact: false }).first().waitFor({ timeout: 20_000 });

    expect(asked.filter((address) => !address.startsWith(`${SITE}/`))).toEqual([]);
    expect(asked.filter((address) => address === `${SITE}/robots.txt`)).toHaveLength(1);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
