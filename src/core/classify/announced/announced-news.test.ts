import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';
import { announcedClosures } from './announced-closures';
import { announcedNews } from './announced-news';

const POSTS = ['Road closed', 'Salt wanted', 'Bills sent'];
const below = (heading: string, entry: (name: string, i: number) => string): boolean => {
  const page = given(
    `<main><h2>${heading}</h2>${POSTS.map((name, i) => `<div class=r>${entry(name, i)}</div>`).join('')}</main>`,
  );
  const range = (): RangeFacts => ({ days: 1, times: 1, ahead: 5, stamps: 0 }) as RangeFacts;
  return announcedNews(page, page.records as Candidate[], range);
};
const posted = (name: string, i: number): string => `<b>${name}</b><p>Posted on ${i + 3} October 2026</p>`;

test('what says when it was posted is news, whatever it tells of', () => {
  const told = (name: string, i: number): string =>
    `${posted(name, i)}<p>The road will be closed from ${i + 3} to 20 December 2026.</p>`;
  expect(['Notices', 'Amtliche Bekanntmachungen', 'News', 'Programme'].map((heading) => below(heading, told))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a line that is hardly more than another day is that of an event', () =>
  expect(below('Notices', (name, i) => `${posted(name, i)}<p>Saturday ${i + 5} December 2026, 18:30</p>`)).toBe(false));

test('the day behind its label is that of an event, and "until" before a day ends what is posted', () => {
  const told =
    (line: string) =>
    (name: string, i: number): string =>
      `${posted(name, i)}<p>${line}</p>`;
  expect(below('Notices', told('Date: 6 December 2026'))).toBe(false);
  expect(below('Notices', told('Until 6 December 2026, 18:00'))).toBe(true);
  expect(below('Notices', told('6 December 2026, from 18:00'))).toBe(false);
});

test('posts to be filled are held on no day; what has an hour below such a heading is', () => {
  const page = given(
    `<main><h2>Vacancies</h2>${POSTS.map((name, i) => `<div class=r>${name}, ${i + 3} December 2026</div>`).join('')}</main>`,
  );
  const closed = (times: number): boolean =>
    announcedClosures(page, page.records as Candidate[], () => ({ times }) as RangeFacts);
  expect([closed(0), closed(1)]).toEqual([true, false]);
});
