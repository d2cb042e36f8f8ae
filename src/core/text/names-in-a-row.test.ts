import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { outlineOf } from '../page/outline';
import { withNamesApart } from './names-in-a-row';

const lexicons = loadLexiconsFromDisk();

const linesOf = (label: string, between: string): string[] => {
  const names = ['Alice Marsh', 'David Lindqvist', 'Susan Keller'];
  const links = names.map((name, i) => `<a href="/p/${i}">${name}</a>`).join(between);
  const html = `<html lang="en"><body><p>${label}${links}</p></body></html>`;
  const snapshot = walkNow(new JSDOM(html, { url: 'https://hall.example/' }).window.document, tagLayout());
  return outlineOf(withNamesApart(snapshot, lexicons)).lines.map(({ text }) => text);
};

test('names in a row get lines of their own, also behind their post', () => {
  expect(linesOf('', ' | ')).toHaveLength(3);
  expect(linesOf('Professors: ', ' ')).toContain('David Lindqvist');
});

test('the cast of a film, the tags of an article and the authors of a paper stay one line', () => {
  expect(linesOf('Cast: ', ' | ')).toHaveLength(1);
  expect(linesOf('Tags: ', ' ')).toHaveLength(1);
  expect(linesOf('', ', ')).toHaveLength(1);
});
