import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoServer, type DemoServer } from '../../src/lab/cli/demo-server';
import { until } from '../../src/lab/cli/toolbar-browser';
import { words } from './harness';
import { Firefox } from './marionette';
import { bulletin, namesOf, PAGES } from './pages';

const ID = 'gleaner@gleaner.example';
/** Firefox draws the address of an extension by lot, unless it is told. */
const UUID = '6f1c9a52-0b3e-4a57-9d7c-2f4f0b8a7e11';
const ORIGIN = `moz-extension://${UUID}`;

/** Brings the extension's button out of its menu and presses it. Gives the number of the tab in the extension API. */
const PRESS = `
  const { extension } = WebExtensionPolicy.getByID(arguments[0]);
  const widget = extension.id.toLowerCase().replace(/[^a-z0-9_-]/g, '_') + '-browser-action';
  CustomizableUI.addWidgetToArea(widget, CustomizableUI.AREA_NAVBAR);
  // The popup of an earlier press, over another tab, would only close.
  for (const panel of document.querySelectorAll('panel')) panel.hidePopup();
  document.getElementById(widget).querySelector('.unified-extensions-item-action-button').click();
  return extension.tabManager.getWrapper(gBrowser.selectedTab).id;
`;

let firefox: Firefox;
let server: DemoServer;
beforeAll(async () => {
  if (!existsSync('dist-firefox/manifest.json')) throw new Error('dist-firefox/ is not built: run `npm run build`');
  server = await startDemoServer({ pages: PAGES });
  firefox = await Firefox.launch({ 'extensions.webextensions.uuids': JSON.stringify({ [ID]: UUID }) });
  await firefox.send('Addon:Install', { path: resolve('dist-firefox'), temporary: true });
});
afterAll(async () => {
  await firefox?.close();
  await server?.close();
});

const shows = (text: string): Promise<boolean> =>
  until(
    async () =>
      (await firefox.inPage<boolean>('return document.body.innerText.includes(arguments[0])', text)) || undefined,
    `the page shows "${text}"`,
  );

const handle = async (): Promise<string> =>
  (await firefox.send<{ value: string }>('WebDriver:GetWindowHandle', {})).value;

/** Asks another tab from here on, without bringing it to the front: the light goes out when its screen is left. */
const turnTo = (tab: string): Promise<unknown> =>
  firefox.send('WebDriver:SwitchToWindow', { handle: tab, focus: false });

/** How the overlay stands in the page: "fixed" where its style sheet works. */
const lightPosition = (): Promise<string | null> =>
  firefox.inPage(
    `const light = document.querySelector('gleaner-highlight'); return light && getComputedStyle(light).position`,
  );

test('Firefox: a press of the toolbar button finds what is on the page, shows where, and it can be kept', async () => {
  await firefox.open(`${server.origin}/plain.html`);
  const page = await handle();
  const tabId = await firefox.inBrowser<number>(PRESS, ID);
  // The popup of the button is out of reach; the same page in a tab shows the same look.
  await firefox.open(`${ORIGIN}/src/ui/popup/index.html?tabId=${tabId}`);
  for (const name of namesOf('Plain')) await shows(name);
  const screen = await handle();
  await firefox.inPage(
    `document.querySelector('button[aria-label="' + arguments[0] + '"]').click()`,
    words('show_in_page'),
  );
  await turnTo(page);
  await expect.poll(lightPosition, { timeout: 20_000 }).toBe('fixed');
  await turnTo(screen);
  await firefox.inPage(
    `[...document.querySelectorAll('button')].find((one) => one.innerText.includes(arguments[0])).click()`,
    words('keep_all'),
  );
  await shows(words('mark_kept'));
  await firefox.open(`${ORIGIN}/src/ui/library/index.html`);
  for (const name of namesOf('Plain')) await shows(name);
});

/** Clicks in the middle of an element as the pointer does. */
async function point(selector: string): Promise<void> {
  const [x, y] = await firefox.inPage<[number, number]>(
    `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' });
     const box = document.querySelector(arguments[0]).getBoundingClientRect();
     return [Math.round(box.left + 20), Math.round(box.top + box.height / 2)]`,
    selector,
  );
  const move = { type: 'pointerMove', x, y, duration: 0 };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  await firefox.send('WebDriver:PerformActions', {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  });
}

test('Firefox: a record that was missed is picked in the page, and its label stays', async () => {
  await firefox.open(`${server.origin}/missed.html`);
  const page = await handle();
  const tabId = await firefox.inBrowser<number>(PRESS, ID);
  await firefox.open(`${ORIGIN}/src/ui/annotate/index.html?tabId=${tabId}`);
  const annotator = await handle();
  for (const name of namesOf('Missed')) await shows(name);
  await firefox.inPage(
    `[...document.querySelectorAll('button')].find((one) => one.innerText.includes(arguments[0])).click()`,
    words('label_pick'),
  );
  await turnTo(page);
  const isPicking = (): Promise<boolean> => firefox.inPage(`return document.querySelector('gleaner-pick') !== null`);
  await expect.poll(isPicking, { timeout: 20_000 }).toBe(true);
  await point('#missed a');
  await expect.poll(isPicking, { timeout: 20_000 }).toBe(false);
  expect(await firefox.inPage('return location.pathname')).toBe('/missed.html');
  await turnTo(annotator);
  const typed = (): Promise<string | undefined> =>
    firefox.inPage(`return document.querySelector('.added input')?.value`);
  await expect.poll(typed, { timeout: 20_000 }).toMatch(/cat show/);
  await firefox.inPage(`document.querySelector('.added button[type=submit]').click()`);
  await shows(words('mark_added'));
  await firefox.open(`${ORIGIN}/src/ui/annotate/index.html?tabId=${tabId}`);
  await shows(words('mark_added'));
});

test('Firefox: news is listed once it is switched on in the settings, and no more when it is off', async () => {
  const box = words('kind_news');
  /** Presses the box of news in the settings. */
  const toggle = async (): Promise<void> => {
    await firefox.open(`${ORIGIN}/src/ui/options/index.html`);
    await shows(box);
    await firefox.inPage(
      `[...document.querySelectorAll('label')].find((one) => one.innerText.includes(arguments[0])).click()`,
      box,
    );
  };
  await firefox.open(`${server.origin}/bulletin.html`);
  const tabId = await firefox.inBrowser<number>(PRESS, ID);
  const popup = `${ORIGIN}/src/ui/popup/index.html?tabId=${tabId}`;
  await firefox.open(popup);
  await shows(words('nothing_title'));
  await toggle();
  await firefox.open(popup);
  for (const headline of bulletin) await shows(headline);
  await toggle();
  await firefox.open(popup);
  await shows(words('nothing_title'));
});

test('Firefox: a tab on which nobody pressed the button is not read', async () => {
  await firefox.open(`${server.origin}/other.html`);
  const tabId = await firefox.inBrowser<number>(
    'return WebExtensionPolicy.getByID(arguments[0]).extension.tabManager.getWrapper(gBrowser.selectedTab).id',
    ID,
  );
  await firefox.open(`${ORIGIN}/src/ui/popup/index.html?tabId=${tabId}`);
  await shows(words('unreadable_no_access'));
});
