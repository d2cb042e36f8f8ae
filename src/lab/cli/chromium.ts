/** Headless Chromium with the built extension in it, for the command line, benchmarks and screenshots. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-for-testing'];

/** The browser to drive: $CHROMIUM, else the usual places. @throws Error that says how to get one */
export function chromiumPath(): string {
  const found = [process.env['CHROMIUM'] ?? '', ...CANDIDATES].find((path) => path && existsSync(path));
  if (!found) throw new Error('no Chromium found: run `npm run setup`, or set CHROMIUM to its path');
  return found;
}

export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ExtensionBrowser {
  context: BrowserContext;
  /** "chrome-extension://<id>" */
  origin: string;
  close(): Promise<void>;
}

/**
 * Opens the built extension in a new profile. A batch run has no one who clicks the icon on each page, so a copy of
 * the build is loaded whose manifest also asks for host access; nothing else differs from what people load.
 * @param dist folder of the build
 */
export async function launchForBatch(dist = 'dist'): Promise<ExtensionBrowser> {
  if (!existsSync(join(dist, 'manifest.json'))) throw new Error(`${dist}/ is not built: run \`npm run build\``);
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-'));
  const copy = join(folder, 'extension');
  cpSync(resolve(dist), copy, { recursive: true });
  const manifestFile = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>;
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }));
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath(),
    headless: false,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    args: ['--headless=new', ...QUIET_FLAGS, `--disable-extensions-except=${copy}`, `--load-extension=${copy}`],
  });
  return {
    context,
    origin: `chrome-extension://${unpackedId(copy)}`,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Chromium names an unpacked extension after its folder: the first half of the path's SHA-256, a letter per digit. */
function unpackedId(folder: string): string {
  const digits = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}
