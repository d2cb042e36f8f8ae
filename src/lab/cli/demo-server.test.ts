import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SITE, startDemoServer, type DemoServer } from './demo-server';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer({ now: '2027-12-29', pages: { '/made.html': '{{+1 iso}}' } });
});
afterAll(() => server.close());

const files = readdirSync(DEMO_SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

test.each(files)('%s is served with its dates filled in, and asks for nothing that is not there', async (name) => {
  const address = `${server.origin}/${name}`;
  const page = await (await fetch(address)).text();
  expect(page).toContain('<title>');
  expect(page).not.toContain('{{');
  const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^(mailto|#)/.test(link));
  for (const link of links) {
    const target = new URL(link, address);
    expect(target.origin).toBe(server.origin);
    expect((await fetch(target)).status, link).toBe(200);
  }
});

test('serves made pages before files, and says what it lacks', async () => {
  expect(await (await fetch(`${server.origin}/made.html`)).text()).toBe('2027-12-30');
  expect((await fetch(`${server.origin}/nothing.html`)).status).toBe(404);
});

test('serves nothing from outside its folder', async () => {
  // A raw request: fetch would take the dots out itself.
  const status = await new Promise((resolve) => {
    get({ port: new URL(server.origin).port, path: '/%2e%2e/%2e%2e/package.json' }, ({ statusCode }) =>
      resolve(statusCode),
    );
  });
  expect(status).toBe(404);
});
