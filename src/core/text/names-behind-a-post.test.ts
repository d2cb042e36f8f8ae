import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atOnce } from '../../../test/at-once';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { outlineOf } from '../page/outline';
import { withNamesBehindPostsApart } from './names-behind-a-post';

const lexicons = loadLexiconsFromDisk();

function linesOf(body: string, lang: string): string[] {
  const { document } = new JSDOM(`<html lang="${lang}"><body>${body}</body></html>`, { url: 'https://site.example/' })
    .window;
  const snapshot = walkNow(document, tagLayout());
  return outlineOf(atOnce(() => withNamesBehindPostsApart(snapshot, lexicons))).lines.map(({ text }) => text);
}
const rowOf = (post: string, names: string, lang: string): string[] =>
  linesOf(`<table><tr><td>${post}</td><td>${names}</td></tr></table>`, lang);

test('letters outside of the basic plane in brackets take nothing from the names behind', () => {
  expect(rowOf('理事', '鈴木一郎（𠮷田病院）、高橋美咲', 'ja')).toEqual(['理事', '鈴木一郎（𠮷田病院）', '高橋美咲']);
});

test('who holds a post is surely a person: an orchestra between two has a name’s form, too', () => {
  const names = 'Anna Smith, Berlin Philharmonic, Linda Bowes';
  expect(rowOf('Conductors', names, 'en')).toEqual(['Conductors', names]);
  expect(rowOf('Conductors', 'Anna Smith, Linda Bowes', 'en')).toEqual(['Conductors', 'Anna Smith', 'Linda Bowes']);
});

test('twenty thousand lines, one beside the other', () => {
  expect(linesOf('<p>（北斗 大学）</p>'.repeat(20_000), 'ja')).toHaveLength(20_000);
});
