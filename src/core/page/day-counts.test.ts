import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';

const lines = (html: string): string[] => given(html).outline.lines.map(({ text }) => text);

test('how many events a day has is said to those who do not see it', () => {
  expect(lines('<h3><span class="visually-hidden">0 events, </span><time>21</time></h3>')).toEqual(['21']);
  expect(lines('<h3><span class="x-visual-hide" style="display:block">2 events, </span></h3><p>21</p>')).toEqual([
    '21',
  ]);
});

test('what is shown counts, and other words for readers stay', () => {
  expect(lines('<h3><span>12 rooms</span> <b>4</b></h3>')).toEqual(['12 rooms 4']);
  expect(lines('<p><span class="mobile-hide">5 December</span> <b>Fair</b></p>')).toEqual(['5 December Fair']);
  expect(lines('<p><span class="sr-only">Venue: </span>Town Hall</p>')).toEqual(['Venue: Town Hall']);
});
