import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { startDemoServer, type DemoServer } from '../../src/lab/cli/demo-server';
import { launchWithToolbar } from '../../src/lab/cli/toolbar-browser';
import { keepAll, showsText, words } from './harness';
import { namesOf, PAGES } from './pages';

const profile = mkdtempSync(join(tmpdir(), 'gleaner-profile-'));
let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer({ pages: PAGES });
});
afterAll(async () => {
  await server.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

test('what was kept is still there after a restart of the browser, and known again on its page', async () => {
  const before = await launchWithToolbar({ profile });
  const { popup } = await before.look(await before.open(`${server.origin}/plain.html`));
  await keepAll(popup);
  await before.close();

  const after = await launchWithToolbar({ profile });
  try {
    const library = await after.open(`${after.origin}/src/ui/library/index.html`);
    for (const name of namesOf('Plain')) await showsText(library, name);
    const again = await after.look(await after.open(`${server.origin}/plain.html`));
    await showsText(again.popup, words('mark_kept'));
  } finally {
    await after.close();
  }
});
