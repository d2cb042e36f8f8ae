/** The core runs where there is nothing but the language: no DOM, no extension API, no Node. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../src/core/finding';
import { SNAPSHOT_VERSION, type Block, type PageSnapshot } from '../../src/core/page/snapshot';

/** What the core may use beside the language itself: pure functions of text, in every browser and in Node. */
const ALLOWED = { URL, URLSearchParams, TextDecoder, TextEncoder };

/** The core as one script, made as the worker is, that leaves its exports in the variable `core`. */
async function bundleCore(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./core-entry.ts', import.meta.url)), name: 'core', formats: ['iife'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the core was not bundled');
  return output.output[0].code;
}

/** A list of four talks, as the walk would give it. */
function snapshot(): PageSnapshot {
  const block = (parent: number, tag: string, step: string, rest: Partial<Block> = {}): Block => ({
    parent,
    tag,
    step,
    items: [],
    ...rest,
  });
  const blocks = [block(-1, 'body', '/html/body'), block(0, 'h1', 'h1[1]', { heading: 1 }), block(0, 'ul', 'ul[1]')];
  const text = (value: string): Block['items'] => [{ kind: 'text', text: value, style: 0 }];
  blocks[0]!.items = [1, 2].map((index) => ({ kind: 'block', block: index }));
  blocks[1]!.items = text('Upcoming events');
  const talks = ['Rivers at Night', 'The Clockmaker of Ulm', 'Songs without Paper', 'How Bridges Breathe'];
  const rows = talks.map((_, i) => blocks.push(block(2, 'li', `li[${i + 1}]`, { hint: 'event' })) - 1);
  blocks[2]!.items = rows.map((index) => ({ kind: 'block', block: index }));
  rows.forEach((row, i) => {
    const parts = [
      block(row, 'h3', 'h3[1]', { heading: 3, items: text(`Talk: ${talks[i]!}`) }),
      block(row, 'p', 'p[1]', { items: text(`Saturday, May ${6 + 7 * i}, 2028, 7:00 pm – 9:00 pm`) }),
      block(row, 'p', 'p[2]', { items: text('Town Hall, Main Room') }),
    ];
    blocks[row]!.items = parts.map((part) => ({ kind: 'block', block: blocks.push(part) - 1 }));
  });
  return {
    version: SNAPSHOT_VERSION,
    url: 'https://town.example/events',
    title: 'Events',
    lang: 'en',
    capturedAt: '2028-05-01T10:00:00.000Z',
    timeZone: null,
    viewport: null,
    hasBoxes: false,
    blocks,
    styles: [{ size: 16, weight: 400, italic: false, color: 'rgb(0, 0, 0)' }],
    declared: [],
    notes: [],
    ms: 0,
  };
}

let run: (page: PageSnapshot) => Finding;
beforeAll(async () => {
  const context = createContext({
    ...ALLOWED,
    lexiconsText: readFileSync('models/lexicons/lexicons.txt', 'utf8'),
    modelText: readFileSync('models/record-judge/model.json', 'utf8'),
  });
  runInContext(`"use strict"; ${await bundleCore()}; globalThis.core = core;`, context);
  runInContext(
    'globalThis.given = { lexicons: core.readLexicons(lexiconsText), model: JSON.parse(modelText) };',
    context,
  );
  run = (page) => {
    const json = JSON.stringify(JSON.stringify(page));
    const call = `JSON.stringify(core.extract(JSON.parse(${json}), { now: '2028-05-01', ...given }))`;
    return JSON.parse(runInContext(call, context) as string) as Finding;
  };
}, 60_000);

test('finds records with nothing around it but the language', () => {
  const { records } = run(snapshot());
  expect(records.map(({ name }) => name)).toHaveLength(4);
  expect(records.every(({ kind }) => kind === 'event')).toBe(true);
});

test('gives the same finding for the same snapshot, whatever it has read before', () => {
  const first = run(snapshot());
  run({ ...snapshot(), lang: 'ja', title: '別のページ' });
  expect(run(snapshot())).toEqual(first);
});
