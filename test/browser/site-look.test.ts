/**
 * Looking over a whole site: people and departments of several pages, the rules of robots.txt kept, stopped when asked.
 * The extension is the built one but for one line of its manifest: the permission for the demo site's host is there
 * already, as a click on the browser's own question would have it, which no program can press.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoServer, type DemoServer } from '../../src/lab/cli/demo-server';
import { launchWithToolbar, until, type ToolbarBrowser } from '../../src/lab/cli/toolbar-browser';
import { SITE_LOOK, type SiteLook } from '../../src/messages/site-look';
import { showsText, words } from './harness';

const folder = mkdtempSync(join(tmpdir(), 'gleaner-site-'));
let server: DemoServer;
let chromium: ToolbarBrowser;

beforeAll(async () => {
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  const file = join(dist, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: ['*://127.0.0.1/*'] }));
  server = await startDemoServer();
  chromium = await launchWithToolbar({ dist });
});
afterAll(async () => {
  await chromium?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function siteLook(): Promise<SiteLook | undefined> {
  const driver = await chromium.driver();
  return driver.evaluate(
    async (key) => (await chrome.storage.session.get(key))[key] as SiteLook | undefined,
    SITE_LOOK,
  );
}

const ended = (): Promise<SiteLook> =>
  until(
    async () => {
      const look = await siteLook();
      return look?.end === undefined ? undefined : look;
    },
    'the walk has ended',
    90_000,
  );

/** The button of that name, in a part of the page. */
const button = (key: Parameters<typeof words>[0], within = 'main'): string =>
  `${within} ::-p-aria([name="${words(key)}"][role="button"])`;

const tabs = async (): Promise<number> => (await chromium.browser.pages()).length;

test(
  'a walk finds the people of several pages, keeps to robots.txt, and closes its tab',
  { timeout: 180_000 },
  async () => {
    const page = await chromium.open(`${server.origin}/university/college-engineering.html`);
    const { popup } = await chromium.look(page);
    const before = await tabs();
    const asked = server.requests.length;
    await popup.locator(button('site_begin')).click();
    const look = await ended();
    expect(['budget', 'nothing_left']).toContain(look.end);
    const paths = server.requests.slice(asked);
    expect(paths[0]).toBe('/robots.txt');
    expect(paths).toContain('/university/faculty.html');
    expect(paths).toContain('/university/civil.html');
    expect(paths.filter((path) => path.includes('internal'))).toEqual([]);
    expect(look.progress.closed).toBe(1);
    const people = look.findings.map(({ records }) =>
      records.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    );
    expect(people.flat()).toEqual(expect.arrayContaining(['Miriam Halloway', 'Ewa Nowicka']));
    expect(people.filter((names) => names.length > 2).length).toBeGreaterThanOrEqual(2);
    await until(async () => ((await tabs()) <= before ? true : undefined), 'the tab of the walk is closed');
    // Its page shows all of them, and keeps them with the page that each stands on.
    const site = await chromium.open(`${chromium.origin}/src/ui/site/index.html`);
    await showsText(site, 'Ewa Nowicka');
    await showsText(site, words('site_end_nothing_left'));
    await site.locator(`::-p-text(${words('keep_all')})`).click();
    await showsText(site, words('mark_kept'));
    await site.reload();
    await showsText(site, words('all_kept'));
    const library = await chromium.open(`${chromium.origin}/src/ui/library/index.html`);
    await showsText(library, 'Ewa Nowicka');
    // And as what belongs to what, counted.
    await library.locator(`.views-row ::-p-text(${words('kind_person')})`).click();
    await library.locator(button('view_tree')).click();
    await showsText(library, 'Lindenmoor University');
    await showsText(library, `${new Set(people.flat()).size} people`);
    // What it shows is what is exported: a kind chosen for the list counts for nothing here.
    expect(await library.$(`.sections[aria-label="${words('sections')}"]`)).toBeNull();
    const kept = await library.$eval('.top p', ({ textContent }) => Number.parseInt(textContent, 10));
    expect(await library.$eval('.menu-title', ({ textContent }) => textContent)).toContain(` ${kept} `);
    await Promise.all([page.close(), site.close(), library.close()]);
  },
);

test('a walk is stopped, and goes on where its worker was killed', { timeout: 180_000 }, async () => {
  const page = await chromium.open(`${server.origin}/university/index.html`);
  const { popup } = await chromium.look(page);
  await popup.locator(button('site_again', '.site-strip')).click();
  await until(async () => ((await siteLook())?.progress.fetched === 1 ? true : undefined), 'a page was read');
  const worker = chromium.browser.targets().find((target) => target.type() === 'service_worker');
  await (await worker!.worker())!.close();
  const { popup: again } = await chromium.look(page);
  await until(async () => ((await siteLook())!.progress.fetched > 1 ? true : undefined), 'the walk went on');
  await again.locator(button('site_stop')).click();
  const look = await ended();
  expect(look.end).toBe('stopped');
  const read = server.requests.length;
  await showsText(again, words('site_end_stopped'));
  expect(server.requests.length).toBe(read);
  await page.close();
});
