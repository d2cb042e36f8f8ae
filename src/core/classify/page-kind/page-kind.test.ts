import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { extract } from '../../pipeline';
import type { RecordModel } from '../tree-judge';
import { calibrated, kindProbabilities, OFFICIAL_KINDS, softmax, type PageKindModel } from './page-kind-model';
import { pageKindOf } from './page-kind';
import { openPage } from '../../pipeline';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const pageKind = read<PageKindModel>('models/page-kind/model.json');
const model = read<RecordModel>('models/record-judge/model.json');
const lexicons = loadLexiconsFromDisk();

const snapshotOf = (url: string, title: string, body: string) =>
  walkNow(
    new JSDOM(`<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`, { url }).window
      .document,
    tagLayout(),
  );

const kindOf = (url: string, title: string, body: string): string =>
  extract(snapshotOf(url, title, body), { now: '2026-11-01', lexicons, model, pageKind }).kind;

const prose =
  'The river rose in the night and the bridge was closed until the morning, when the water had gone down and the people of the town came out to see what was left of the market.';

describe('the shipped model tells', () => {
  test('a list of people', () => {
    const people = [
      'Ada Lovelace',
      'Grace Hopper',
      'Emmy Noether',
      'Alan Turing',
      'Mary Somerville',
      'Sofia Kovalevskaya',
    ];
    const rows = people.map(
      (name) =>
        `<li><a href="/people/${name.split(' ')[1]}">${name}</a><p>Professor of Mathematics</p><p>${name.split(' ')[1]}@site.example</p></li>`,
    );
    expect(
      kindOf('https://site.example/people/', 'People', `<main><h1>People</h1><ul>${rows.join('')}</ul></main>`),
    ).toBe('person-list');
  });

  test('a list of news', () => {
    const items = Array.from(
      { length: 8 },
      (_, i) =>
        `<article><h2><a href="/news/2026/${i}">The library opens its doors again ${i}</a></h2><time>${i + 1} October 2026</time><p>${prose.slice(0, 110)}</p><a href="/news/2026/${i}">Read more</a></article>`,
    );
    expect(kindOf('https://site.example/news/', 'News', `<main><h1>News</h1>${items.join('')}</main>`)).toBe(
      'news-list',
    );
  });

  test('an article', () => {
    const body = `<main><article><h1>River floods market</h1><p>By Ada Lovelace</p>${`<p>${prose}</p>`.repeat(12)}</article></main>`;
    expect(kindOf('https://site.example/2026/10/river-floods-market', 'River floods market', body)).toBe('article');
  });
});

test('a home page is one where the page is none of the kinds', () => {
  const { page } = openPage(
    snapshotOf('https://site.example/', 'Welcome', '<p>Welcome</p>'),
    '2026-11-01',
    lexicons,
    undefined,
  );
  const sure = (kind: string): PageKindModel => ({
    ...pageKind,
    shifts: OFFICIAL_KINDS.map((own) => (own === kind ? 99 : 0)),
  });
  expect(pageKindOf(page, [], sure('other')).kind).toBe('home');
  expect(pageKindOf(page, [], sure('business')).kind).toBe('business');
});

test('without a model the kind is told by rule', () => {
  const { page } = openPage(
    snapshotOf('https://site.example/', 'Welcome', '<p>Welcome</p>'),
    '2026-11-01',
    lexicons,
    undefined,
  );
  expect(pageKindOf(page, [])).toEqual({ kind: 'home', chance: 0, without: 0 });
});

test('evidence that the model was not trained on is refused', () => {
  expect(() => kindProbabilities(pageKind, new Map([['MPV', 1]]), new Map())).toThrow('trained anew');
});

test('probabilities add up to 1, in the order of the odds, also for large ones', () => {
  const chances = softmax([1000, 999, 0]);
  expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(chances[0]! / chances[1]!).toBeCloseTo(Math.E);
  const flat = calibrated({ slope: 0.5, shifts: [0, 0, 0] }, [2, 0, 0]);
  expect(flat[0]! / flat[1]!).toBeCloseTo(Math.E);
});
