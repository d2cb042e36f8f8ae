import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import type { RecordModel } from '../classify/tree-judge';
import { textOf } from '../page/outline';
import { openPage } from '../pipeline';
import { everyCandidate } from './candidate';
import { Regions } from './regions';

const { region } = JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel;
const lexicons = loadLexiconsFromDisk();

const GOODS = ['Copper kettle', 'Oak stool', 'Wool blanket', 'Brass lamp', 'Slate board', 'Tin lantern'];
const card = (name: string, i: number): string =>
  `<li class="card"><h3><a href="/goods/${i}">${name}</a></h3><p>${name} made by hand in a workshop near the harbour, ${i + 2} weeks to order.</p>
   <p>€ ${40 + 7 * i}.00</p><ul class="tags"><li>home</li><li>craft</li><li>gift</li></ul></li>`;

function regionsOf(body: string) {
  const { document } = new JSDOM(`<html lang="en"><body>${body}</body></html>`, { url: 'https://goods.example/' })
    .window;
  const { page, candidates } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  const regions = new Regions(page.outline, page.facts, candidates, region);
  return { regions, candidates, textAt: (from: number, to: number) => textOf(page.outline, from, to) };
}

const PAGE = `<nav><ul>${['Home', 'Shop', 'About', 'Contact'].map((word) => `<li><a href="/${word}">${word}</a></li>`).join('')}</ul></nav>
  <main><h1>All goods</h1><ul>${GOODS.map(card).join('')}</ul></main>
  <footer><p><a href="/terms">Terms</a></p><p><a href="/privacy">Privacy</a></p><p><a href="/imprint">Imprint</a></p></footer>`;

test('of a menu, a list of goods, their tags and a footer, the goods are the best region', () => {
  const { regions, textAt } = regionsOf(PAGE);
  const [best, ...others] = regions.best();
  expect(best!.members.map(({ from, to }) => textAt(from, to).split('\n')[0])).toEqual(GOODS);
  for (const { worth } of others) expect(worth).toBeLessThan(best!.worth);
});

test('a part of a record knows of the record around it, and what holds several of the records inside', () => {
  const { regions, candidates, textAt } = regionsOf(PAGE);
  const standingOf = (isIt: (text: string) => boolean) =>
    [...everyCandidate(candidates)].filter(({ from, to }) => isIt(textAt(from, to))).map((one) => regions.of(one));
  for (const { own, around } of standingOf((text) => text === 'craft')) expect(around).toBeGreaterThan(own);
  const wholes = standingOf((text) => text.includes(GOODS[0]!) && text.includes(GOODS[5]!));
  expect(wholes.length).toBeGreaterThan(0);
  for (const { own, within } of wholes) expect(within).toBeGreaterThan(own);
});

test('regions never overlap', () => {
  const { regions } = regionsOf(PAGE);
  const spans = regions.best().flatMap(({ members }) => members.map(({ from, to }) => [from, to] as const));
  spans.sort((a, b) => a[0] - b[0]);
  for (let i = 1; i < spans.length; i++) expect(spans[i]![0]).toBeGreaterThanOrEqual(spans[i - 1]![1]);
});
