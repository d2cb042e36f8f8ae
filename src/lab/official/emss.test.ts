import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../../core/page/outline';
import { contentWords, trainContent } from './emss';

const menu = ['Home', 'Products', 'Contact', 'Imprint', 'Search'];
const snapshotOf = (text: string) =>
  walkNow(
    new JSDOM(
      `<html lang="en"><body><ul>${menu.map((word) => `<li>${word}</li>`).join('')}</ul><div>${text}</div><ul>${menu.map((word) => `<li>${word}</li>`).join('')}</ul></body></html>`,
      { url: 'https://site.example/' },
    ).window.document,
    tagLayout(),
  );
const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
const told = [
  'It was in the spring of the year that the boat came back',
  'and all of the people of the town stood by the shore',
];

test('the content is the run between the menus, on a page that the model has not seen', () => {
  const model = trainContent(
    Array.from({ length: 6 }, () => ({ snapshot: snapshotOf(paragraphs(...told)), content: told.join(' ') })),
  );
  const words = contentWords(
    model,
    outlineOf(snapshotOf(paragraphs('the people of the year came by the boat', 'and it was in the town'))),
  );
  expect(words.get('the')).toBe(4);
  expect(words.has('imprint')).toBe(false);
});
