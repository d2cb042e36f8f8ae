import { expect, test } from 'vitest';
import { bench, findingOf, foundNames, keepAll, leaveBy, showsText } from './harness';
import { namesOf } from './pages';

const env = bench();

test('a press of the toolbar button shows what is on the page, with no host permission', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup, state } = await chromium.look(page);
  expect(foundNames(state)).toEqual(namesOf('Plain'));
  const { records } = findingOf(state);
  expect(records.every((record) => record.kind === 'event' && record.startDate?.endsWith('T19:00'))).toBe(true);
  await showsText(popup, namesOf('Plain')[0]!);
  const granted = await popup.evaluate(() => chrome.permissions.getAll());
  expect(granted.origins).toEqual([]);
  await page.close();
});

test('a name runs in its own direction', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/arabic.html`);
  const { popup, state } = await chromium.look(page);
  expect(foundNames(state)).toEqual(['أمسية شعرية', 'معرض الخط العربي', 'فرقة الأندلس Jazz']);
  await showsText(popup, 'Jazz');
  const [first, last] = await popup.evaluate(() => {
    const name = [...document.querySelectorAll('.row-name')].at(-1)!.firstChild!;
    return [0, name.textContent!.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(name, at);
      range.setEnd(name, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(first).toBeGreaterThan(last!);
  await page.close();
});

test('the badge counts what was found, and is gone with the page', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup, tabId } = await chromium.look(page);
  const driver = await chromium.driver();
  const badge = (): Promise<string> => driver.evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId);
  await expect.poll(badge, { timeout: 20_000 }).toBe('4');
  // An open popup would read the next page at once.
  await popup.close();
  await page.goto(`${server.origin}/other.html`);
  await expect.poll(badge, { timeout: 20_000 }).toBe('');
  expect(await chromium.state(tabId)).toBeUndefined();
  await page.close();
});

test('kept from the popup, a record is in the library page', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  await keepAll(popup);
  // What is said then leads there.
  const library = await leaveBy(popup, '.toast a', '/library/index.html');
  for (const name of namesOf('Plain')) await showsText(library, name);
  await library.close();
  await page.close();
});

test('a single-page app that went on by itself is read anew', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/app.html`);
  const first = await chromium.look(page);
  expect(foundNames(first.state)).toEqual(namesOf('First'));
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  const { popup } = await chromium.click(page);
  await showsText(popup, namesOf('Second')[0]!);
  const state = await chromium.ended(first.tabId);
  expect(foundNames(state)).toEqual(namesOf('Second'));
  expect(findingOf(state).url).toBe(`${server.origin}/app/second`);
  await page.close();
});
