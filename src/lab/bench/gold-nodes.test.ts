import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../../core/page/outline';
import { listsOf, nodesAsShown } from './gold-nodes';
import { plain } from './testbeds';

const LIST = '/html[1]/body[1]/ul[1]';

function shown(html: string, records: readonly (readonly [text: string, ...xpaths: string[]])[]): string[] {
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  return nodesAsShown(
    records.map(([text, ...xpaths]) => ({ text, xpaths })),
    outline,
    plain,
  ).map(({ text }) => text);
}

test('a node says what the page shows of it, an unseen title and a closed menu not', () => {
  const html =
    '<ul><li>Lamp <svg><title>basket</title></svg><select><option>red<option>blue</select></li><li>Table</li></ul>';
  expect(shown(html, [['Lamp basket red blue', `${LIST}/li[1]`]])).toEqual(['Lamp']);
});

test('several nodes are read in the order of the page; what is no block keeps its text', () => {
  const html = '<ul><li>Lamp</li><li>40 EUR</li></ul><p><a href="a">Help</a></p>';
  expect(shown(html, [['40 EUR Lamp', `${LIST}/li[2]`, `${LIST}/li[1]`]])).toEqual(['Lamp\n40 EUR']);
  expect(shown(html, [['Help', '/html[1]/body[1]/p[1]/a[1]']])).toEqual(['Help']);
});

test('a node and all that is in it are one record, two nodes of the same text are two', () => {
  const html = '<ul><li><div>Lamp</div></li><li><div>Lamp</div></li></ul>';
  expect(
    shown(html, [
      ['Lamp', `${LIST}/li[1]`],
      ['Lamp', `${LIST}/li[2]`],
      ['Lamp', `${LIST}/li[1]/div[1]`],
    ]),
  ).toEqual(['Lamp', 'Lamp']);
});

test('what shows no letter is no record', () => {
  expect(shown('<ul><li>Lamp</li><li><img src="a.png"></li></ul>', [['', `${LIST}/li[2]`]])).toEqual([]);
});

test('a list is what stands at one place, two records at least', () => {
  const at = (...paths: string[]): { text: string; xpaths: string[] }[] =>
    paths.map((path) => ({ text: path, xpaths: [`/html[1]/body[1]/${path}`] }));
  const lists = listsOf(at('ul[1]/li[1]', 'p[1]', 'ul[1]/li[2]', 'nav[1]/a[1]', 'nav[1]/a[2]', 'ul[2]/li[1]'));
  expect(lists.map((list) => list.map(({ text }) => text))).toEqual([
    ['ul[1]/li[1]', 'ul[1]/li[2]', 'ul[2]/li[1]'],
    ['nav[1]/a[1]', 'nav[1]/a[2]'],
  ]);
});
