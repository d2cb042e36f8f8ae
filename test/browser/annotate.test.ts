/** The annotator in the built extension: a page is labelled as a person does it, and what is exported says so. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrainingExample } from '../../src/core/export/labels';
import { layOutLabels } from '../../src/lab/data/lay-out-labels';
import { until } from '../../src/lab/cli/toolbar-browser';
import { bench, leaveBy, showsText, words } from './harness';
import { namesOf } from './pages';

const env = bench();
const NAMES = namesOf('Missed');
const MISSED = "The caretaker's cat show, whenever it rains";
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gleaner-labels-'));
  await (await env.chromium.driver()).evaluate(() => chrome.storage.local.set({ annotating: true }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** From the popup over a page, as a person comes there. */
async function openAnnotator(page: Page): Promise<Page> {
  const { popup } = await env.chromium.look(page);
  const annotator = await leaveBy(popup, `::-p-text(${words('annotate_open')})`, '/ui/annotate/index.html');
  await annotator.waitForSelector('.label-row', { timeout: 30_000 });
  return annotator;
}

const verdicts = (annotator: Page): Promise<(string | undefined)[]> =>
  annotator.$$eval('.label-row', (rows) => rows.map((row) => (row as HTMLElement).dataset.verdict));
const shows = (annotator: Page, ...expected: string[]): Promise<void> =>
  expect.poll(() => verdicts(annotator), { timeout: 20_000 }).toEqual(expected);
const press = (annotator: Page, key: Parameters<Page['keyboard']['press']>[0]): Promise<void> =>
  annotator.keyboard.press(key);
/** Presses what has these words. By the element itself: behind another window nothing is painted, and a pointer waits for that. */
async function pressWords(annotator: Page, said: string): Promise<void> {
  const pressable = await annotator.waitForSelector(`::-p-text(${said})`, { timeout: 20_000 });
  await pressable!.evaluate((element) => (element as HTMLElement).click());
}
const clickWords = (annotator: Page, key: Parameters<typeof words>[0]): Promise<void> =>
  pressWords(annotator, words(key));

/** Picks an element of the page as the pointer does. */
async function pick(annotator: Page, page: Page, selector: string): Promise<void> {
  await annotator.bringToFront();
  await clickWords(annotator, 'label_pick');
  await page.waitForSelector('gleaner-pick', { timeout: 20_000 });
  await page.bringToFront();
  const box = (await (await page.$(selector))!.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.waitForSelector('gleaner-highlight', { timeout: 20_000 });
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await annotator.bringToFront();
}

/** Downloads what a button of the dialog exports. */
async function download(annotator: Page, button: string): Promise<string> {
  const session = await annotator.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  const before = new Set(readdirSync(folder));
  await annotator.bringToFront();
  await press(annotator, 'x');
  await annotator.waitForSelector('dialog[open]', { timeout: 20_000 });
  await pressWords(annotator, button);
  const name = await until(
    async () => readdirSync(folder).find((file) => !before.has(file) && /\.jsonl?$/.test(file)),
    'the export is saved',
    20_000,
  );
  return join(folder, name);
}

test('a page is labelled by key and pointer, survives a reload, and is exported as a set', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/missed.html`);
  const annotator = await openAnnotator(page);
  await showsText(annotator, NAMES[3]!);
  await shows(annotator, 'open', 'open', 'open', 'open');

  // One is wrong, one is of another kind, and one more is taken back.
  await annotator.focus('.label-row[tabindex="0"]');
  await press(annotator, 'n');
  await shows(annotator, 'wrong', 'open', 'open', 'open');
  await press(annotator, '4');
  await shows(annotator, 'wrong', 'right', 'open', 'open');
  await press(annotator, 'ArrowDown');
  await press(annotator, 'a');
  await shows(annotator, 'wrong', 'right', 'arguable', 'open');
  await annotator.locator(`aria/${words('undo')}`).click();
  await shows(annotator, 'wrong', 'right', 'open', 'open');

  // Escape in the page ends picking; a click on what was missed takes it and goes nowhere.
  await clickWords(annotator, 'label_pick');
  await page.waitForSelector('gleaner-pick');
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.waitForSelector('gleaner-pick', { hidden: true });
  await pick(annotator, page, '#missed a');
  await annotator.waitForFunction(
    (name: string) => document.querySelector<HTMLInputElement>('.added input')?.value === name,
    { timeout: 20_000 },
    MISSED,
  );
  expect(page.url()).toBe(`${server.origin}/missed.html`);
  expect(await page.$('gleaner-pick')).toBeNull();
  await annotator.locator('.added button[type=submit]').click();
  await shows(annotator, 'wrong', 'right', 'open', 'open', 'right');
  await clickWords(annotator, 'label_complete');
  await clickWords(annotator, 'label_rest');
  await shows(annotator, 'wrong', 'right', 'right', 'right', 'right');

  // Two windows at once lose nothing, and each follows the other.
  const other = await chromium.open(annotator.url());
  await other.waitForSelector('.label-row', { timeout: 30_000 });
  await shows(other, 'wrong', 'right', 'right', 'right', 'right');
  await other.focus('.label-row[tabindex="0"]');
  await press(other, 'a');
  await shows(annotator, 'arguable', 'right', 'right', 'right', 'right');
  await press(other, 'Home');
  await press(other, 'n');
  await shows(annotator, 'wrong', 'right', 'right', 'right', 'right');
  await other.close();

  await annotator.bringToFront();
  await annotator.reload();
  await annotator.waitForSelector('.label-row', { timeout: 30_000 });
  await shows(annotator, 'wrong', 'right', 'right', 'right', 'right');

  const gold = JSON.parse(readFileSync(await download(annotator, words('labels_save_gold')), 'utf8')) as unknown;
  const file = await download(annotator, words('labels_save_example'));
  const [line, ...more] = readFileSync(file, 'utf8').trim().split('\n');
  expect(more).toEqual([]);
  const example = JSON.parse(line!) as TrainingExample;
  expect(example.gold).toEqual(gold);
  expect(example.snapshot.url).toBe(`${server.origin}/missed.html`);
  expect(example.gold).toMatchObject({ complete: true, lang: 'en', url: `${server.origin}/missed.html`, optional: [] });
  expect(example.gold.records.map(({ kind, name }) => [kind, name])).toEqual([
    ['news', NAMES[1]],
    ['event', NAMES[2]],
    ['event', NAMES[3]],
    [expect.any(String), MISSED],
  ]);
  expect(example.gold.records[3]).toMatchObject({ path: '/html/body/aside/p', url: `${server.origin}/other.html` });
  expect(layOutLabels(file, join(folder, 'set') as `${string}/${string}`)).toBe(1);
  expect(existsSync(join(folder, 'set', 'gold', `${example.page}.json`))).toBe(true);

  // Another page in the tab: other labels. Back again: these.
  await page.goto(`${server.origin}/other.html`);
  await shows(annotator, 'open', 'open', 'open', 'open');
  await page.goto(`${server.origin}/missed.html`);
  await shows(annotator, 'wrong', 'right', 'right', 'right', 'right');

  await press(annotator, 'x');
  await clickWords(annotator, 'labels_delete_all');
  await clickWords(annotator, 'labels_delete_sure_one');
  await shows(annotator, 'open', 'open', 'open', 'open');
  await annotator.close();
  await page.close();
});

test('labels go into a backup of the library, come back from it, and are taken back with it', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/other.html`);
  const annotator = await openAnnotator(page);
  await annotator.focus('.label-row[tabindex="0"]');
  await press(annotator, 'n');
  await shows(annotator, 'wrong', 'open', 'open', 'open');

  const library = await chromium.open(`${chromium.origin}/src/ui/library/index.html`);
  await showsText(library, 'Labels of 1 page');
  const session = await library.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  await pressWords(library, words('backup'));
  await showsText(library, 'It holds the labels of 1 page');
  const backup = await until(
    async () =>
      readdirSync(folder).find((file) => file.startsWith(words('backup_file_name')) && file.endsWith('.json')),
    'the backup is saved',
    20_000,
  );

  await press(annotator, 'x');
  await clickWords(annotator, 'labels_delete_all');
  await clickWords(annotator, 'labels_delete_sure_one');
  await shows(annotator, 'open', 'open', 'open', 'open');
  const chooser = (await library.$('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await chooser.uploadFile(join(folder, backup));
  await showsText(library, 'Labelled pages: 1 added');
  await shows(annotator, 'wrong', 'open', 'open', 'open');
  await pressWords(library, words('undo'));
  await shows(annotator, 'open', 'open', 'open', 'open');
  await library.close();
  await annotator.close();
  await page.close();
});
