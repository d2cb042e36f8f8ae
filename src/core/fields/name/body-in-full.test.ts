import { describe, expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { bodyInFull } from './body-in-full';

const nameOf = (html: string, name = 'Board'): string | undefined => {
  const page = given(`${html}<div class="r">May 4, 2027</div>`);
  return bodyInFull(page, page.records[0]!, name);
};

describe('a body of one word', () => {
  test.each([
    ['a heading above', '<h1>Kelp Trust Board</h1><h2>Board</h2>', 'Kelp Trust Board'],
    [
      'a sentence',
      '<p>Tide Commission monthly board meetings are held at 9:30 a.m. in the tower.</p><h2>Board</h2>',
      'Tide Commission board',
    ],
  ])('is named in full by %s', (_what, html, full) => {
    expect(nameOf(html)).toBe(full);
  });

  test.each([
    ['names another body', '<h1>Kelp Trust Council</h1><h2>Board</h2>', 'Board'],
    ['says more than one', '<p>The Tide Board meets at noon.</p><p>The Kelp Board meets at one.</p>', 'Board'],
    ['has its own name already', '<h1>Kelp Trust Board</h1>', 'Harbour Board'],
  ])('is not where the page %s', (_what, html, name) => {
    expect(nameOf(html, name)).toBeUndefined();
  });
});
