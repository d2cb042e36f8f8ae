/**
 * `npm start`: builds, serves the demo site and opens Chromium with the extension on it. Without a display it goes
 * through the demo pages itself: presses the toolbar button on each, prints what was found, and saves pictures.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { build } from 'vite';
import { chromiumPath } from './chromium';
import { startDemoServer } from './demo-server';
import { findingText } from './print-finding';
import { launchWithToolbar, type ToolbarBrowser } from './toolbar-browser';

const SETUP = fileURLToPath(new URL('./setup.sh', import.meta.url));
const PICTURES = '.out/demo';

/** The demo pages in the order of the tour. */
const TOUR = [
  'shotengai/index.html',
  'shotengai/events.html',
  'shotengai/event-lantern.html',
  'shotengai/news.html',
  'shotengai/access.html',
  'university/index.html',
  'university/college-engineering.html',
  'university/faculty.html',
  'university/person-halloway.html',
  'university/events.html',
];

function hasChromium(): boolean {
  try {
    return chromiumPath() !== '';
  } catch {
    return false;
  }
}

/** Installs Chromium where it is missing and this user may; else says what to do. */
function ensureChromium(): void {
  if (hasChromium()) return;
  console.log('Chromium is missing: setting up.');
  execFileSync('sh', [SETUP], { stdio: 'inherit' });
  chromiumPath();
}

/** For a person: the browser stays open until they close it. */
async function openWindow(origin: string): Promise<void> {
  const chromium = await launchWithToolbar({ headless: false });
  await chromium.open(`${origin}/`);
  console.log(`The demo site is open at ${origin}/`);
  console.log(
    'Open one of its pages and press the Gleaner button in the toolbar (behind the puzzle piece), or Alt+Shift+G.',
  );
  console.log('Close the browser to end.');
  await new Promise<void>((resolve) => chromium.browser.once('disconnected', () => resolve()));
  await chromium.close();
}

async function tour(origin: string): Promise<void> {
  console.log('No display here: going through the demo pages without one.\n');
  mkdirSync(PICTURES, { recursive: true });
  const chromium = await launchWithToolbar();
  try {
    for (const path of TOUR) await visit(chromium, origin, path);
  } finally {
    await chromium.close();
  }
  console.log(`Pictures of each page with the popup over it: ${PICTURES}/`);
}

async function visit(chromium: ToolbarBrowser, origin: string, path: string): Promise<void> {
  const page = await chromium.open(`${origin}/${path}`);
  const { popup, state } = await chromium.look(page);
  console.log(`${await page.title()}\n  ${page.url()}`);
  if (state.status === 'found') console.log(`${findingText(state.finding)}\n`);
  else console.log(`  ${state.status}: ${JSON.stringify(state)}\n`);
  const file = join(PICTURES, `${path.replace(/\//g, '-').replace('.html', '')}.png`);
  writeFileSync(file, await pictureOf(chromium, page, popup));
  await page.close();
}

/** The page with the popup at its place over the page's upper right corner: a headless browser draws them apart. */
async function pictureOf(chromium: ToolbarBrowser, page: Page, popup: Page): Promise<Uint8Array> {
  const over = await popup.screenshot({ encoding: 'base64' });
  const under = await page.screenshot({ encoding: 'base64' });
  const sheet = await chromium.browser.newPage();
  await sheet.setContent(
    `<body style="margin:0"><img style="display:block" src="data:image/png;base64,${under}">
     <img style="position:absolute;top:8px;right:16px;box-shadow:0 6px 28px #0006;border-radius:8px" src="data:image/png;base64,${over}">`,
  );
  const picture = await sheet.screenshot({ fullPage: true });
  await sheet.close();
  return picture;
}

async function main(): Promise<void> {
  ensureChromium();
  console.log('Building …');
  await build({ logLevel: 'error' });
  const server = await startDemoServer();
  try {
    const hasDisplay = Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
    await (hasDisplay ? openWindow(server.origin) : tour(server.origin));
  } finally {
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
