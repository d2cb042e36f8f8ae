/** The library page on a disk that is full: nothing is lost that was kept, deleted or typed. */
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { bench, keepAll, showsText, words } from './harness';

const env = bench();

/** The library page with what `/plain.html` has in it; while `isFull` is set there, nothing can be stored. */
async function openLibraryPage(): Promise<Page> {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { popup } = await chromium.look(page);
  await keepAll(popup);
  const library = await chromium.open(`${chromium.origin}/src/ui/library/index.html`);
  await library.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...value) {
      if ('isFull' in window) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, value);
    };
  });
  await library.waitForSelector('[role="row"]');
  return library;
}

const fill = (library: Page) => library.evaluate(() => Object.assign(window, { isFull: true }));
const empty = (library: Page) => library.evaluate(() => void Reflect.deleteProperty(window, 'isFull'));
const namesIn = (library: Page) => library.$$eval('.row-name', (names) => names.map(({ textContent }) => textContent));
const focusFirst = (library: Page) => library.$eval('[role="row"]', (row) => (row as HTMLElement).focus());
const takeBack = async (library: Page) => {
  await library.keyboard.down('Control');
  await library.keyboard.press('z');
  await library.keyboard.up('Control');
};

test('what cannot be stored stays in its form; what cannot be taken back can be later', async () => {
  const library = await openLibraryPage();
  const before = await namesIn(library);

  await focusFirst(library);
  await fill(library);
  await library.keyboard.press('e');
  await library.waitForSelector('form.edit input:focus');
  await library.keyboard.type(' (typed)');
  await library.keyboard.press('Enter');
  await showsText(library, words('library_full'));
  expect(await library.$eval('form.edit input', (input) => input.value)).toContain(' (typed)');

  await empty(library);
  await library.keyboard.press('Enter');
  await showsText(library, words('edit_saved'));
  await fill(library);
  await takeBack(library);
  await showsText(library, words('library_full'));
  expect(await namesIn(library)).toHaveLength(before.length);
  await empty(library);
  await takeBack(library);
  await library.waitForFunction(() => !document.body.innerText.includes(' (typed)'));
  expect(await namesIn(library)).toEqual(before);

  await focusFirst(library);
  await library.keyboard.press('Delete');
  await showsText(library, words('undo'));
  await fill(library);
  await takeBack(library);
  await showsText(library, words('library_full'));
  await empty(library);
  await takeBack(library);
  await library.waitForFunction((count) => document.querySelectorAll('.row-name').length === count, {}, before.length);
  await library.close();
});
