import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { openPage } from '../pipeline';
import type { Owner } from './owner';

const lexicons = loadLexiconsFromDisk();

function ownerOfPage(title: string, body: string, lang = 'en'): Owner | undefined {
  const html = `<html lang="${lang}"><title>${title}</title><body>${body}</body></html>`;
  const { document } = new JSDOM(html, { url: 'https://fenwick.example/~somebody/' }).window;
  return openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined).page.facts.owner;
}

const TEXT = '<p>Some text of the page that says nothing of the kind.</p>';

test.each([
  ["Ada Byrd's Home Page", TEXT, { name: 'Ada Byrd', line: -1, isSure: true }],
  ['Fenwick', `<h1>Homepage von Anna Schneider</h1>${TEXT}`, { name: 'Anna Schneider', line: 0, isSure: true }],
  ['Daniel Mori', `<h1>Dan's home page</h1>${TEXT}`, { name: 'Daniel Mori', line: -1, isSure: true }],
  ["Mr. Mori's Home Page", `<h1>Daniel P. Mori</h1>${TEXT}`, { name: 'Daniel P. Mori', line: 0, isSure: true }],
  ['Susan Waters — Illustrator', `<h1>Hi, I’m Susan.</h1>${TEXT}`, { name: 'Susan Waters', line: -1, isSure: true }],
  ['Ada Byrd Home Page', TEXT, { name: 'Ada Byrd', line: -1, isSure: false }],
  ['About – Susan Waters', TEXT, { name: 'Susan Waters', line: -1, isSure: false }],
  ['Susan Waters | Assistant Professor, Fenwick', TEXT, { name: 'Susan Waters', line: -1, isSure: false }],
])('%s', (title, body, owner) => {
  expect(ownerOfPage(title, body)).toEqual(owner);
});

test('a text that begins with a name and a post names the owner of a page without a title of its own', () => {
  const text =
    '<p>Susan Waters, Professor, Professor of Botany, came to Fenwick from the Highlands of Scotland, where she had kept bees.</p>';
  expect(ownerOfPage('No Title', text)).toEqual({ name: 'Susan Waters', line: 0, isSure: false });
});

test.each([
  "McGarrigle's Home Page",
  "Welcome to the Robotics Lab's home page",
  "Mary's Bakery – Home",
  "Susan Waters's Bakery Home Page",
  'Homepage of the Waters Family',
  'Homepage der Familie Schneider',
  'Home Page of the City of Lindenmoor',
  'Home page of Mount Ferrers',
  'Homepage von Sankt Peter',
  'Página web de San Cristóbal',
  'Susan Waters | Susan Waters School',
  'Bread and salt – Susan Waters',
  'Welcome to my home page',
])('%s: nobody in particular', (title) => {
  expect(ownerOfPage(title, TEXT)).toBeUndefined();
});
