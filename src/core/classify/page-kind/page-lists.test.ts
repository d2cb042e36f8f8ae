import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { openPage } from '../../pipeline';
import { addLinks, mainList } from './page-lists';
import { addressOf } from './page-titles';
import { plain, SECTION_NAMES } from './page-words';

const lexicons = loadLexiconsFromDisk();
const opened = (html: string, url = 'https://site.example/events/') =>
  openPage(
    walkNow(new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url }).window.document, tagLayout()),
    '2026-11-01',
    lexicons,
    undefined,
  ).page;

test('the main list is the many short items, not the few long sections around them', () => {
  const items = Array.from({ length: 15 }, (_, i) => `<li>${'word '.repeat(15)}${i}</li>`).join('');
  const long = `<p>${'word '.repeat(200)}</p>`;
  const { outline } = opened(
    `<section>${long}</section><section><ul>${items}</ul></section><section>${long}</section>`,
  );
  const list = mainList(outline, () => true);
  expect(list.map(({ block }) => outline.blocks[block]!.tag)).toEqual(Array(15).fill('li'));
});

test('two alike siblings are no list', () => {
  expect(mainList(opened('<div>one</div><div>two</div>').outline, () => true)).toEqual([]);
});

test('links lead below, beside and up from the page; other sites do not count', () => {
  const links = (url: string): number[] => {
    const out = new Map<string, number>();
    const hrefs = ['/events/a', '/events/b', '/events/', 'https://elsewhere.example/events/c'];
    addLinks(out, opened(`<main>${hrefs.map((href) => `<p><a href="${href}">x</a></p>`).join('')}</main>`, url));
    return ['links below', 'links beside', 'links up'].map((name) => out.get(name)!);
  };
  expect(links('https://site.example/events/')).toEqual([Math.log2(3), 0, 0]);
  expect(links('https://site.example/events/a')).toEqual([0, 1, 1]);
});

test('addresses lose what servers add, and are decoded', () => {
  expect(addressOf('https://site.example/people/index.html')).toEqual({ steps: ['people'], asks: false });
  expect(addressOf('https://site.example/%C3%A9quipe/?page=2')).toEqual({ steps: ['équipe'], asks: true });
  expect(addressOf('https://site.example/%E0%A4%A/')?.steps).toEqual(['%E0%A4%A']);
  expect(addressOf('nothing')).toBeUndefined();
});

test('names of sections are known with and without marks, and only as whole words', () => {
  expect(SECTION_NAMES.events.test(plain('Évènements'))).toBe(true);
  expect(SECTION_NAMES.events.test('evenements')).toBe(true);
  expect(SECTION_NAMES.news.test(plain('newsworthy'))).toBe(false);
  expect(plain('が')).toBe('が');
});
