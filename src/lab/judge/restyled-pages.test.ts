import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../../core/page/outline';
import type { LabelledPage } from '../data/sets';
import { restyledPage } from './restyled-pages';

const cards = ['Kelp walk', 'Tide talk', 'Reef day', 'Crab night']
  .map((name, n) => `<li class="card"><h3><a href="/${n}">${name}</a></h3><p class="when">${n + 3} June</p></li>`)
  .join('');

function pageOf(name: string): LabelledPage {
  const { document } = new JSDOM(`<title>Events</title><body><h2>What is on</h2><ul>${cards}</ul></body>`, {
    url: 'https://pier.example/events',
  }).window;
  return {
    set: 'events-world',
    name,
    site: 'pier.example',
    now: '2026-05-20',
    snapshot: walkNow(document, tagLayout()),
    gold: { complete: true, page_kind: 'event-list', lang: 'en', records: [{ kind: 'event', name: 'Kelp walk' }] },
  };
}

const pages = Array.from({ length: 40 }, (_, n) => pageOf(`pier__${n}`));
const linesOf = ({ snapshot }: LabelledPage): string[] => outlineOf(snapshot).lines.map(({ text }) => text);
const tagsOf = ({ snapshot }: LabelledPage): string[] => snapshot.blocks.map(({ tag }) => tag);

test('texts, their order and the labels stay; the page it is made of is left alone', () => {
  for (const page of pages) {
    const before = JSON.stringify(page);
    const made = restyledPage(page);
    expect(linesOf(made)).toEqual(linesOf(page));
    expect(made.gold).toBe(page.gold);
    expect(made.name).toBe(`${page.name}+restyled`);
    expect(JSON.stringify(page)).toBe(before);
  }
});

test('the same page is made the same again, and otherwise in another turn', () => {
  expect(restyledPage(pages[0]!)).toEqual(restyledPage(pages[0]!));
  expect(pages.some((page) => tagsOf(restyledPage(page)).join() !== tagsOf(restyledPage(page, 1)).join())).toBe(true);
});

test('what a site makes alike is changed alike', () => {
  for (const page of pages) {
    const { blocks } = restyledPage(page).snapshot;
    const kinds = page.snapshot.blocks.map(({ tag }, i) => `${tag} as ${blocks[i]!.tag} ${blocks[i]!.heading}`);
    for (const tag of ['li', 'h3', 'p'])
      expect(new Set(kinds.filter((kind) => kind.startsWith(`${tag} `))).size).toBe(1);
  }
});

test('headings, tags, class names, links and addresses are lost on some pages and kept on others', () => {
  const made = pages.map((page) => restyledPage(page).snapshot);
  const share = (holds: (snapshot: (typeof made)[number]) => boolean): number =>
    made.filter(holds).length / made.length;
  const shares = [
    share(({ blocks }) => blocks.some(({ heading }) => heading === 3)),
    share(({ blocks }) => blocks.some(({ tag }) => tag === 'li')),
    share(({ blocks }) => blocks.some(({ hint }) => hint)),
    share(({ blocks }) => blocks.some(({ items }) => items.some((item) => item.kind === 'text' && item.link))),
    share(({ url }) => url.endsWith('/events')),
  ];
  for (const one of shares) {
    expect(one).toBeGreaterThan(0.2);
    expect(one).toBeLessThan(0.98);
  }
});
