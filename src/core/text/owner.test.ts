import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { openPage } from '../pipeline';
import type { Owner } from './line-facts';

const lexicons = loadLexiconsFromDisk();

const USER = 'https://fenwick.example/~somebody/';

function ownerOfPage(title: string, body: string, lang = 'en', url = USER): Owner | undefined {
  const html = `<html lang="${lang}"><title>${title}</title><body>${body}</body></html>`;
  const { document } = new JSDOM(html, { url }).window;
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

const SHOP = 'https://shop.example/';

test.each([
  ["Jack Thornley's Home Page", 'Whisky from the islands.', 'en'],
  ['Homepage von Peter Hansen', 'Pullover und Hosen.', 'de'],
  ["Page d'accueil de Jean Moreau", 'Vêtements pour hommes.', 'fr'],
  ['田中屋のホームページへようこそ', '和菓子の老舗です。', 'ja'],
  ['周小福的首页', '黄金饰品', 'zh'],
  ['My name is Rachel Waters', 'A play in two acts.', 'en'],
])('%s: maybe a house or a work of that name', (title, text, lang) => {
  expect(ownerOfPage(title, `<h1>${title}</h1><p>${text}</p>`, lang, SHOP)?.isSure ?? false).toBe(false);
});

test.each([
  ["Jack Thornley's Home Page", '<p>Professor of Botany</p>'],
  ["Jack Thornley's Home Page", '<p>I work on mosses.</p>'],
  ["Jack Thornley's Home Page", '<p>jthornley@shop.example</p>'],
  ["Jack Thornley's Personal Home Page", ''],
  ['My name is Jack Thornley', '<p>Professor of Botany</p>'],
])('%s is a person’s by what the page says: %s', (title, body) => {
  expect(ownerOfPage(title, `<h1>${title}</h1>${body}`, 'en', SHOP)?.isSure).toBe(true);
});

test.each([
  ['Ann Lee', "<h1>Ada Byrd's Home Page</h1><h2>Ann Lee</h2><p>Student</p>"],
  ['Botany 101', `<p><a href="/~byrd">Ada Byrd's Home Page</a></p><h1>Botany 101</h1>${TEXT}`],
  ["Ada Byrd's Web Page - Group members", '<h1>Group members</h1><ul><li>Ann Lee</li><li>Mary Smith</li></ul>'],
])('%s: not the page of whom a banner or a link back names', (title, body) => {
  const owner = ownerOfPage(title, body);
  expect(owner?.isSure === true && owner.name === 'Ada Byrd').toBe(false);
});
