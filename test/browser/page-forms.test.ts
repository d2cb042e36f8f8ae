import { expect, test } from 'vitest';
import { bench, findingOf, foundNames } from './harness';
import { namesOf } from './pages';

const env = bench();

async function lookAt(path: string) {
  const page = await env.chromium.open(`${env.server.origin}${path}`);
  const { state } = await env.chromium.look(page);
  await page.close();
  return state;
}

test.each([
  ['a frameset', '/frameset.html', 'Framed'],
  ['a same-origin iframe', '/iframe.html', 'Framed'],
  ['XHTML', '/strict.xhtml', 'Strict'],
  ['an open shadow root', '/shadow.html', 'Shadow'],
  ['closed details', '/details.html', 'Details'],
  ['names that shadow the DOM', '/shadowed.html', 'Shadowed'],
])('reads %s', async (_form, path, label) => {
  expect(foundNames(await lookAt(path))).toEqual(namesOf(label));
});

test('says of records in closed details that the page does not show them', async () => {
  const { records } = findingOf(await lookAt('/details.html'));
  expect(records.map(({ hidden }) => hidden)).toEqual([true, true, true, true]);
});

test('takes the picture that a lazy image would load, not its stand-in', async () => {
  const { records } = findingOf(await lookAt('/lazy.html'));
  expect(records.map(({ image }) => image)).toEqual(
    [5, 9, 12, 20].map((n) => `${env.server.origin}/pictures/${n}.jpg`),
  );
});

test('a picture called "title" is not the title', async () => {
  expect(findingOf(await lookAt('/shadowed.html')).title).toBe('Shadowed');
});
