import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { outlineOf } from '../../page/outline';
import { withMonthsCapitalised } from './apart-months';

const read = (html: string): string[] => {
  const { document } = new JSDOM(`<body>${html}</body>`, { url: 'https://site.example/' }).window;
  return withMonthsCapitalised(outlineOf(walkNow(document, tagLayout())).lines);
};

test('a month in small letters beside a number, each in an element of its own', () => {
  expect(read('<p><em class=date>5</em><em class=month>dec</em></p>')).toEqual(['5 Dec']);
  expect(read('<p>mar</p><p>12</p>')).toEqual(['Mar', '12']);
  expect(read('<p>you may 5 times</p>')).toEqual(['you may 5 times']);
  expect(read('<p>you</p><p>may</p><p>go</p>')).toEqual(['you', 'may', 'go']);
});

test('of the same word twice on a line the one in an element of its own is the month', () => {
  expect(read('<p>you may come <em class=date>5</em><em class=month>may</em></p>')).toEqual(['you may come 5 May']);
});
