/** The engine's worker and Node judge a snapshot alike, to the last digit: dictionary, word vectors, SVM and trees included. */
import { expect, test } from 'vitest';
import { extract } from '../../src/core/pipeline';
import { shipped } from '../../src/lab/cli/regions';
import { localDay } from '../../src/lab/cli/snapshot-file';
import type { Reading, Reply } from '../../src/messages/contract';
import { bench, findingOf } from './harness';

const env = bench();

test('a Japanese page is judged in the browser as in Node, its words read in both', async () => {
  const { chromium, server } = env;
  const page = await chromium.open(`${server.origin}/shotengai/events.html`);
  const { state, tabId } = await chromium.look(page);
  const { ms: _, ...inBrowser } = findingOf(state);
  const driver = await chromium.driver();
  const reply = (await driver.evaluate(
    (tab) => chrome.runtime.sendMessage({ to: 'background.snapshot', payload: { tabId: tab } }),
    tabId,
  )) as Reply;
  const { snapshot } = (reply as { value: Extract<Reading, { snapshot: unknown }> }).value;
  const options = { now: localDay(new Date().toISOString()), ...shipped() };
  const { ms: __, ...inNode } = extract(snapshot, options);
  expect(inBrowser).toEqual(JSON.parse(JSON.stringify(inNode)));
  expect(inBrowser.records.length).toBeGreaterThan(3);
  // The words have a say in it.
  const { records } = extract(snapshot, { ...options, text: undefined });
  const surest = (all: readonly { confidence: number }[]): number[] => all.map(({ confidence }) => confidence);
  expect(surest(inBrowser.records)).not.toEqual(surest(records));
  await page.close();
});
