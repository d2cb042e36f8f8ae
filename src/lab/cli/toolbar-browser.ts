/**
 * Chromium with the very extension that was built, used as a person uses it: its toolbar button is pressed, which grants
 * activeTab and opens the popup. Nothing is granted beyond that. `npm start` and the browser tests drive it.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser, type Extension, type Page, type Target } from 'puppeteer-core';
import type { LookState } from '../../messages/contract';
import { lookKey } from '../../messages/tab-keys';
import { chromiumPath, QUIET_FLAGS } from './chromium';

/** Generous: a loaded two-core machine starts a browser in ten seconds. */
const TIMEOUT = 60_000;
const POPUP = '/src/ui/popup/index.html';

export interface LaunchOptions {
  /** Folder of the build. */
  dist?: string;
  /** Profile to open or to make; a new one, removed at the end, where absent. */
  profile?: string;
  /** False opens a window. */
  headless?: boolean;
  /** More flags. */
  args?: string[];
}

/** The popup over a tab. */
export interface OpenPopup {
  popup: Page;
  tabId: number;
}

/** @throws Error that says how to get a browser or a build where one is missing */
export async function launchWithToolbar(options: LaunchOptions = {}): Promise<ToolbarBrowser> {
  const { dist = 'dist', headless = true, args = [] } = options;
  if (!existsSync(join(dist, 'manifest.json'))) throw new Error(`${dist}/ is not built: run \`npm run build\``);
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'gleaner-'));
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    headless,
    pipe: true,
    enableExtensions: [resolve(dist)],
    userDataDir: profile,
    defaultViewport: null,
    // In a window: without the bar that says that a program is at the wheel.
    ignoreDefaultArgs: headless ? false : ['--enable-automation'],
    timeout: TIMEOUT,
    protocolTimeout: TIMEOUT,
    // Screens in English, whatever the machine speaks.
    env: { ...process.env, LANGUAGE: 'en_US' },
    args: [...QUIET_FLAGS, '--lang=en-US', '--window-size=1280,900', ...args],
  });
  const extension = await until(async () => [...(await browser.extensions()).values()][0], 'the extension is loaded');
  return new ToolbarBrowser(browser, extension, options.profile ? undefined : profile);
}

export class ToolbarBrowser {
  /** "chrome-extension://<id>" */
  readonly origin: string;
  #driver: Page | undefined;

  constructor(
    readonly browser: Browser,
    private readonly extension: Extension,
    private readonly ownProfile: string | undefined,
  ) {
    this.origin = `chrome-extension://${extension.id}`;
  }

  async open(url: string): Promise<Page> {
    await this.driver();
    const page = await this.browser.newPage();
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
    return page;
  }

  /** Presses the toolbar button on a tab. */
  async click(page: Page): Promise<OpenPopup> {
    const before = new Set(this.browser.targets());
    await page.bringToFront();
    const isPopup = (target: Target): boolean => !before.has(target) && target.url() === `${this.origin}${POPUP}`;
    const opened = this.browser.waitForTarget(isPopup, { timeout: TIMEOUT });
    await page.triggerExtensionAction(this.extension);
    const popup = await (await opened).asPage();
    const tabId = await popup.evaluate(
      async () => (await chrome.tabs.query({ active: true, currentWindow: true }))[0]?.id,
    );
    if (tabId === undefined) throw new Error('the popup is over no tab');
    return { popup, tabId };
  }

  /** Presses the button and waits until the look has ended. */
  async look(page: Page): Promise<OpenPopup & { state: LookState }> {
    const opened = await this.click(page);
    return { ...opened, state: await this.ended(opened.tabId) };
  }

  /** What is stored of the last look at a tab. */
  async state(tabId: number): Promise<LookState | undefined> {
    const key = lookKey(tabId);
    const driver = await this.driver();
    return driver.evaluate(
      async (name) => (await chrome.storage.session.get(name))[name] as LookState | undefined,
      key,
    );
  }

  /** The state in which the look at a tab ends. @param after only a look that ended later than this instant (ms) */
  ended(tabId: number, after = 0): Promise<LookState> {
    return until(async () => {
      const state = await this.state(tabId);
      return state && state.status !== 'looking' && state.at > after ? state : undefined;
    }, `the look at tab ${tabId} has ended`);
  }

  /** A document of the extension that runs nothing (its manifest): from there its storage can be read. */
  async driver(): Promise<Page> {
    if (this.#driver) return this.#driver;
    const page = await this.browser.newPage();
    await page.goto(`${this.origin}/manifest.json`);
    return (this.#driver = page);
  }

  async close(): Promise<void> {
    await this.browser.close();
    if (this.ownProfile) rmSync(this.ownProfile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Asks again and again until there is something. @throws Error that says what did not happen */
export async function until<T>(ask: () => Promise<T | undefined>, what: string, timeout = TIMEOUT): Promise<T> {
  for (const end = Date.now() + timeout; Date.now() < end; await sleep(50)) {
    const value = await ask();
    if (value !== undefined) return value;
  }
  throw new Error(`not within ${timeout / 1000} s: ${what}`);
}
