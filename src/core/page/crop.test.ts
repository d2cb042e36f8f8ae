import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { blockAt, cropped } from './crop';
import { outlineOf } from './outline';

const html = readFileSync('test/pages/faculty-cards/page.html', 'utf8');
const snapshot = walkNow(new JSDOM(html, { url: 'https://u.example/people' }).window.document, tagLayout());
const whole = outlineOf(snapshot);

it('keeps the block and its path, and none of the rest', () => {
  const lines = (block: number): number => whole.to[block]! - whole.from[block]!;
  const card = whole.blocks.findIndex((_, block) => lines(block) > 1 && lines(block) < whole.lines.length / 3);
  const path = whole.path(card);
  const part = cropped(snapshot, path);
  const outline = outlineOf(part);
  const words = whole.lines.slice(whole.from[card], whole.to[card]).map(({ text }) => text);
  expect(words.length).toBeGreaterThan(1);
  expect(outline.lines.map(({ text }) => text)).toEqual(words);
  expect(outline.path(blockAt(part, path))).toBe(path);
  expect(part.blocks.every(({ parent }, at) => parent < at)).toBe(true);
});

it('takes the block around what is no block, and the page where there is none', () => {
  const path = whole.path(3);
  expect(blockAt(snapshot, `${path}/span[7]`)).toBe(3);
  expect(blockAt(snapshot, '/nowhere')).toBe(0);
  expect(cropped(snapshot, '/nowhere').blocks).toHaveLength(snapshot.blocks.length);
});
