/** News, businesses and attributes of small pages made up for the purpose. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import { outlineOf } from '../page/outline';
import { factsOf } from '../text/facts';
import { readAttributes } from './attributes';
import { readBusiness } from './business';
import { NameScorer } from './name/name';
import { readNews } from './news';
import type { Page } from './record';

const lexicons = loadLexiconsFromDisk();

function given(html: string, { title = '', lang = 'en', path = '/about/' } = {}): Page {
  const source = `<html lang="${lang}"><head><title>${title}</title></head><body>${html}</body></html>`;
  const { document } = new JSDOM(source, { url: `https://site.example${path}` }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const facts = factsOf(outline, lexicons);
  return {
    outline,
    facts,
    names: new NameScorer(outline, facts),
    now: '2026-11-01',
    nameModel: undefined,
    regionModel: undefined,
    wordingModel: undefined,
  };
}

const attributes = ({ outline, facts }: Page): string[][] =>
  readAttributes(outline, facts, 0, outline.lines.length).map(({ attribute, value }) => [attribute, value]);

describe('readAttributes', () => {
  test('a label holds for what stands under or beside it, up to the next label or heading', () => {
    const page = given(
      '<table><tr><th>Phone</th><td>206-555-0134</td></tr><tr><th>Office</th><td>312 Long Hall</td></tr></table>' +
        '<h3>Research interests</h3><ul><li>Tides</li><li>Sea fog</li></ul><h3>Hobbies</h3><p>Chess and long walks</p>',
    );
    expect(attributes(page)).toEqual([
      ['telephone', '206-555-0134'],
      ['office', '312 Long Hall'],
      ['knowsAbout', 'Tides, Sea fog'],
    ]);
  });

  test('labels one after the other hold for nothing', () => {
    expect(attributes(given('<p>Address</p><p>Phone</p><p>Education</p>'))).toEqual([]);
  });
});

const PROSE = `<p>${'The harbour keeps its old lamps, and the town has paid for new oil once more this year. '.repeat(9)}</p>`;

describe('readNews', () => {
  test('an article is its headline, its day and its text', () => {
    const page = given(`<article><h1>New oil for the lamps</h1><p>12 October 2026</p>${PROSE}</article>`);
    expect(readNews(page, [])).toMatchObject([
      { kind: 'news', name: 'New oil for the lamps', datePublished: '2026-10-12', url: 'https://site.example/about/' },
    ]);
  });

  test('a text without a day, or with one to come, is no news', () => {
    expect(readNews(given(`<article><h1>New oil for the lamps</h1>${PROSE}</article>`), [])).toEqual([]);
    const later = `<article><h1>New oil for the lamps</h1><p>12 December 2026</p>${PROSE}</article>`;
    expect(readNews(given(later), [])).toEqual([]);
  });

  const row = (day: string, text: string): string => `<li><span>${day}</span> <a href="/n/${day}">${text}</a></li>`;

  test('a list of dated links is a list of news', () => {
    const rows = [
      row('2026-10-12', 'The lamps of the harbour burn new oil'),
      row('2026-09-30', 'Ferry to the islands runs in winter, too'),
      row('2026-09-02', 'Three new benches for the upper garden'),
    ];
    const found = readNews(given(`<ul>${rows.join('')}</ul>`), []);
    expect(found.map(({ name, datePublished }) => [name, datePublished])).toEqual([
      ['The lamps of the harbour burn new oil', '2026-10-12'],
      ['Ferry to the islands runs in winter, too', '2026-09-30'],
      ['Three new benches for the upper garden', '2026-09-02'],
    ]);
  });

  test('days to come are events, and the papers of meetings are no headlines', () => {
    const soon = ['2026-11-12', '2026-12-01', '2026-12-09'].map((day) => row(day, `A long evening of songs on ${day}`));
    expect(readNews(given(`<ul>${soon.join('')}</ul>`), [])).toEqual([]);
    const papers = ['2026-10-12', '2026-09-01', '2026-08-09'].map((day) => row(day, 'Agenda'));
    expect(readNews(given(`<ul>${papers.join('')}</ul>`), [])).toEqual([]);
  });
});

describe('readBusiness', () => {
  const profile =
    '<table><tr><th>会社名</th><td>株式会社みほん堂</td></tr><tr><th>所在地</th><td>みほん市中央1-2-3</td></tr>' +
    '<tr><th>設立</th><td>1949年4月1日</td></tr><tr><th>電話番号</th><td>03-5555-0123</td></tr>' +
    '<tr><th>営業時間</th><td>9時〜17時</td></tr><tr><th>事業内容</th><td>紙製品の製造と販売</td></tr></table>';

  test("a company's profile is one record", () => {
    expect(readBusiness(given(profile, { lang: 'ja' }), [])).toMatchObject({
      kind: 'business',
      name: '株式会社みほん堂',
      address: 'みほん市中央1-2-3',
      telephone: '03-5555-0123',
      openingHours: '9時〜17時',
      foundingDate: '1949-04-01',
      description: '紙製品の製造と販売',
    });
  });

  test('an address in the footer of a page on something else is none', () => {
    const page = `<main>${'<p>Our soup of the week is leek.</p>'.repeat(6)}</main><footer><p>Address: 12 Long Lane</p><p>Tel: 206-555-0134</p></footer>`;
    expect(readBusiness(given(page, { title: 'Soup | Long Lane Inn' }), [])).toBeUndefined();
  });
});
