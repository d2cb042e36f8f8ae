import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { openPage } from '../../pipeline';
import { announcesDay } from './announced-day';

const URL = 'https://mill.example/events/12';
const lexicons = loadLexiconsFromDisk();

const announces = (main: string): boolean => {
  const html = `<html lang="en"><body><main>${main}</main></body></html>`;
  const snapshot = walkNow(new JSDOM(html, { url: URL }).window.document, tagLayout());
  return announcesDay(openPage(snapshot, '2026-11-01', lexicons, undefined).page);
};

test('a day to come below the heading is announced', () => {
  expect(announces('<h1>Owls in Art</h1><p>5 December 2026 – 9 January 2027</p>')).toBe(true);
  expect(announces('<h1>Owls in Art</h1><p>5 October 2026</p>')).toBe(false);
  expect(announces('<h1>Networks of Owls</h1><p>1 January 2025 – 31 December 2028</p>')).toBe(false);
});

test.each([
  ['Conference: Mills of the Fens (26 February 2027, Elsmoor)', true],
  ['Book prize ceremony moved to 20 January 2027 after storm', false],
  ['Festival director to step down on 31 December 2026', false],
])('a day set off in the heading of what is held is announced: %s', (heading, isAnnounced) => {
  expect(announces(`<h1>${heading}</h1><p>Much is said about it.</p>`)).toBe(isAnnounced);
});

test.each([
  'Terms and Conditions',
  '20 % off all ropes',
  'The pool is closed for repairs',
  '職員募集のお知らせ',
  'Call for papers: owls',
])('below "%s" stands no day of an event', (heading) => {
  expect(announces(`<h1>${heading}</h1><p>9 November 2026 – 20 November 2026</p>`)).toBe(false);
});
