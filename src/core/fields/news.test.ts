import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { readNews } from './news';

const article = (headline: string, time: string) =>
  readNews(
    given(
      `<article><h1>${headline}</h1><time datetime="${time}">Monday</time>${`<p>${'The harbour was opened and many came to see it. '.repeat(8)}</p>`.repeat(6)}</article>`,
    ),
    [],
  );

test('an article has its headline and its day', () => {
  expect(article('The harbour is open again', '2026-10-03')).toMatchObject([
    { name: 'The harbour is open again', datePublished: '2026-10-03' },
  ]);
});

test('a day that no calendar has is none', () => {
  expect(article('The harbour is open again', '2026-02-30')).toEqual([]);
});

test('a headline is no longer than a headline can be', () => {
  expect(article('The harbour is open again '.repeat(100), '2026-10-03')).toEqual([]);
});
