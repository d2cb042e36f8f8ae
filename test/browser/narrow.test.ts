/** The library in the narrowest window that it is made for. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { KINDS } from '../../src/core/finding';
import { writeBackup } from '../../src/library/backup';
import { event } from '../../src/library/test-data';
import type { KeptRecord } from '../../src/library';
import { bench, showsText } from './harness';

const env = bench();

test('the library with records of every kind is no wider than its window', async () => {
  const { chromium } = env;
  const kept = KINDS.map((kind): KeptRecord => {
    const record = { ...event(`One ${kind}`), kind } as KeptRecord['record'];
    const page = { url: 'https://a.example/', title: 'A page', lang: 'en' };
    return { id: kind, record, page, site: 'a.example', keptAt: 1, seenAt: 1, history: [] };
  });
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-narrow-'));
  const file = join(folder, 'backup.json');
  const holds = { kept: kept.length, visits: 0, labels: 0 };
  const backup = await writeBackup({ kept, visits: [], labels: [] }, holds, 1);
  writeFileSync(file, await backup.text());
  try {
    const library = await chromium.open(`${chromium.origin}/src/ui/library/index.html`);
    await library.setViewport({ width: 320, height: 640 });
    const chooser = (await library.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await chooser.uploadFile(file);
    await showsText(library, 'One business');
    const widths = await library.$eval('html', ({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
