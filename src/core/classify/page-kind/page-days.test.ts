import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { openPage } from '../../pipeline';
import { addDays } from './page-days';
import { addHost } from './page-titles';
import { pageWords } from './page-vocabulary';
import { PAGE_WORDS, plain } from './page-words';

const lexicons = loadLexiconsFromDisk();
const opened = (html: string, url = 'https://site.example/', title = '') =>
  openPage(
    walkNow(
      new JSDOM(`<html lang="en"><head><title>${title}</title></head><body>${html}</body></html>`, { url }).window
        .document,
      tagLayout(),
    ),
    '2026-11-10',
    lexicons,
    undefined,
  ).page;
const listOf = (days: readonly string[]): string =>
  `<main><ul>${days.map((day) => `<li>${day}: something was told about the bridge</li>`).join('')}</ul></main>`;

const daysOn = (days: readonly string[]): Map<string, number> => {
  const out = new Map<string, number>();
  addDays(out, opened(listOf(days)));
  return out;
};

test('news go back in time from before today, announcements go on after it', () => {
  const news = daysOn(['9 November 2026', '2 November 2026', '20 October 2026']);
  expect([news.get('days going back'), news.get('days going on'), news.get('share of days past')]).toEqual([1, 0, 1]);
  const events = daysOn(['10 November 2026', '11 November 2026', '24 December 2026']);
  expect([events.get('days going back'), events.get('days going on'), events.get('share of days past')]).toEqual([
    0, 1, 0,
  ]);
  expect(events.get('days to come')).toBe(2);
});

test('the same day twice neither goes on nor back, and no day at all gives zeros', () => {
  const same = daysOn(['9 November 2026', '9 November 2026']);
  expect([same.get('different days'), same.get('days going back'), same.get('days going on')]).toEqual([1, 0, 0]);
  expect([...daysOn(['Nothing']).values()].every((value) => value === 0)).toBe(true);
});

test('a site that says its own name is told from one that does not', () => {
  const hostOf = (url: string, title: string): Map<string, number> => {
    const out = new Map<string, number>();
    addHost(out, opened('<main><h1>Welcome</h1><p>Acme Tools mends tools.</p></main>', url, title));
    return out;
  };
  const own = hostOf('https://www.acmetools.com/', 'Acme Tools | About us');
  expect([own.get('host in title'), own.get('host in heading'), own.get('lines with host')]).toEqual([1, 0, 1]);
  expect(own.get('host commercial')).toBe(1);
  expect(hostOf('https://physics.hill.edu/', 'People').get('host academic')).toBe(1);
  expect(hostOf('https://www.city.hill.lg.jp/', 'People').get('host public')).toBe(1);
});

test('words are kept apart by place; those of menus are none of the main part, declared types are words', () => {
  const words = pageWords(
    opened(
      '<nav><p>Sitemap</p></nav><main><h1>Bread</h1><p>Flour and water</p></main><script type="application/ld+json">{"@type":"Recipe"}</script>',
    ),
  );
  expect(words.get('b:flour')).toBe(1);
  expect(words.get('b:sitemap')).toBeUndefined();
  expect(words.get('f:bread')).toBe(1);
  expect(words.get('d:recipe')).toBe(1);
});

test.each([
  ['policy', 'Datenschutzerklärung und Impressum', 'The polite police'],
  ['policy', '個人情報の取り扱い', '個人の部屋'],
  ['joining', 'Stellenangebote', 'Jobless'],
  ['ourselves', 'Over the years our team grew', 'The hours are long'],
  ['reported', 'the minister said on Monday', 'unsaid'],
] as const)('words of %s: "%s", but not "%s"', (name, yes, no) => {
  expect(PAGE_WORDS[name].test(plain(yes))).toBe(true);
  expect(PAGE_WORDS[name].test(plain(no))).toBe(false);
});
