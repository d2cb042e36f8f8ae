import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bench, findingOf } from './harness';

/** The build as it would be with its dictionary lost. */
const dist = mkdtempSync(join(tmpdir(), 'gleaner-lost-'));
cpSync('dist', dist, { recursive: true });
for (const file of readdirSync(join(dist, 'assets')))
  if (file.startsWith('japanese-dictionary')) rmSync(join(dist, 'assets', file));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const env = bench({ dist });

test('a page whose words cannot be read is judged without them, and says so', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/shotengai/events.html`);
  const { records, notes } = findingOf((await chromium.look(page)).state);
  expect(records.length).toBeGreaterThan(3);
  expect(notes.filter(({ code }) => code === 'words-not-read')).toHaveLength(1);
  await page.close();
});

test('a page in another language does not ask for them', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/plain.html`);
  const { notes } = findingOf((await chromium.look(page)).state);
  expect(notes.filter(({ code }) => code === 'words-not-read')).toEqual([]);
  await page.close();
});
