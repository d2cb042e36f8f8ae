import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bench, findingOf } from './harness';

/** The build as it would be with its model of long texts lost. */
const dist = mkdtempSync(join(tmpdir(), 'gleaner-lost-'));
cpSync('dist', dist, { recursive: true });
/** Both models named `model.bin`: that of long texts, and that of Japanese events, which this page does not ask for. */
const lost = readdirSync(join(dist, 'assets')).filter((file) => /^model-[^/]+\.bin$/.test(file));
for (const file of lost) rmSync(join(dist, 'assets', file));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const env = bench({ dist });

test('a page is read without the model of long texts, and says so', async () => {
  const { chromium, server } = env;
  expect(lost.length).toBeGreaterThan(0);
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { notes } = findingOf((await chromium.look(page)).state);
  expect(notes.filter(({ code }) => code === 'descriptions-not-read')).toHaveLength(1);
  await page.close();
});
