import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { openPage } from '../../pipeline';
import { asOnShow } from '../../page-subject';
import { periodOnShow } from './on-show';

const lexicons = loadLexiconsFromDisk();

const pageAt = (path: string, below: string, heading = 'Salt and Sail') => {
  const html = `<html lang="en"><body><main><h1>${heading}</h1>${below}</main></body></html>`;
  const url = `https://museum.example${path}`;
  return openPage(walkNow(new JSDOM(html, { url }).window.document, tagLayout()), '2026-10-10', lexicons, undefined)
    .page;
};
/** The line of the period; undefined where there is none. */
const period = (...page: Parameters<typeof pageAt>): string | undefined => {
  const opened = pageAt(...page);
  const line = periodOnShow(opened);
  return line === undefined ? undefined : opened.outline.lines[line]!.text;
};

const LABELLED = '<p>Opening: 24 May, 5 pm</p><p>See it here: 25 May – 2 November</p>';

test.each([
  '/exhibitions/salt-and-sail/',
  '/whats-on/past-exhibitions/salt-and-sail.html',
  '/utst%C3%A4llning/salt-och-segel/',
  '/de/ausstellungen/2026/salz/index.html',
  '/expositions-passees/sel',
  '/전시/소금',
  '/展覧会/塩と帆/',
])('an exhibition at %s is on over its period, however it is told', (path) => {
  expect(period(path, LABELLED)).toBe('See it here: 25 May – 2 November');
  expect(period(path, '<p>4 April – 9 July 2024</p>')).toBe('4 April – 9 July 2024');
});

test('its crumbs may say where it lies', () => {
  const crumbs = '<ul class="breadcrumb"><li>Home</li><li>Exhibitions</li><li>Salt and Sail</li></ul>';
  expect(period('/node/12', crumbs + LABELLED)).toBeDefined();
});

test.each([
  ['elsewhere on the site', '/stories/salt-and-sail/', LABELLED, 'Salt and Sail'],
  ['on the section itself', '/exhibitions/', LABELLED, 'Salt and Sail'],
  ['on a list of them', '/exhibitions/past/', LABELLED, 'Past exhibitions'],
  ['over several periods', '/exhibitions/a/', `${LABELLED}<p>Hall 2: 3 March – 4 April</p>`, 'Salt and Sail'],
  [
    'in a long sentence',
    '/exhibitions/a/',
    '<p>The sails were mended by three women of the town from 25 May to 2 November 2019.</p>',
    'Salt',
  ],
  ['of news', '/exhibitions/news/new-director/', '<p>In charge: 1 August 2026 – 31 July 2031</p>', 'New director'],
  ['of submissions', '/exhibitions/a/', '<p>Submissions: 1 January – 15 March</p>', 'Submit your work'],
  ['of hours', '/exhibitions/visit/', '<p>Summer hours: 1 June – 31 August</p>', 'Plan your visit'],
  ['of a call', '/exhibitions/a/', '<p>Call for works: 1 January – 15 March</p>', 'Salt and Sail'],
  ['on one day', '/exhibitions/a/', '<p>Opening: 24 May, 5 pm</p>', 'Salt and Sail'],
  ['of a rule', '/exhibitions/a/', LABELLED, 'Terms and Conditions'],
])('%s there is none', (_, path, below, heading) => {
  expect(period(path, below, heading)).toBeUndefined();
});

test('what looked like an article is then there for one event; a list stays one', () => {
  const page = pageAt('/exhibitions/a/', LABELLED);
  const article = { kind: 'article' as const, chance: 0.9, without: 0.95 };
  expect(asOnShow(page, article)).toMatchObject({ kind: 'event-detail', chance: 0.6, without: 0.4 });
  const list = { kind: 'event-list' as const, chance: 0.7, without: 0.1 };
  expect(asOnShow(page, list)).toBe(list);
  expect(asOnShow(pageAt('/stories/a/', LABELLED), article)).toBe(article);
});
