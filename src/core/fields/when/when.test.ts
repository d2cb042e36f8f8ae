import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import { outlineOf } from '../../page/outline';
import { factsOf } from '../../text/facts';
import { timeZoneOf } from './time-zone';
import { dayColumns } from './day-columns';
import { resolveWhens } from './resolve-whens';
import { whenOf } from './when';
import type { ResolvedWhen } from './resolved-when';

const lexicons = loadLexiconsFromDisk();

interface Circumstances {
  lang?: string;
  url?: string;
  head?: string;
}

/** When the event takes place whose record is the whole body. */
function when(body: string, { lang = 'en', url = 'https://hall.example/e/', head = '' }: Circumstances = {}) {
  const { document } = new JSDOM(`<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, { url })
    .window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const facts = factsOf(outline, lexicons);
  const extent = { from: 0, to: outline.lines.length };
  const found = whenOf(outline, facts, extent.from, extent.to, dayColumns(outline, facts, [extent]));
  return resolveWhens(outline, facts, [found], '2026-11-01')[0] ?? ({} as Partial<ResolvedWhen>);
}

test('labels on one line and times on the next: the second time is the beginning', () => {
  const { startDate, doorTime } = when('<p>11/28 SAT</p><dl><dt>OPEN / START</dt><dd>19:30 / 20:00</dd></dl>', {
    lang: 'ja',
  });
  expect(startDate).toBe('2026-11-28T20:00');
  expect(doorTime).toBe('2026-11-28T19:30');
});

describe('an end that is said apart', () => {
  const said = (body: string, lang?: string) => {
    const { startDate, endDate } = when(body, lang ? { lang } : {});
    return [startDate, endDate];
  };

  test('stands behind a label', () => {
    const rows = (to: string) =>
      `<table><tr><td>From:</td><td>2:00pm, Tuesday, January 12, 2027</td></tr><tr><td>To:</td><td>${to}</td></tr></table>`;
    expect(said(rows('4:00pm, Tuesday, January 12, 2027'))).toEqual(['2027-01-12T14:00', '2027-01-12T16:00']);
    expect(said(rows('4:00pm, Thursday, January 14, 2027'))).toEqual(['2027-01-12T14:00', '2027-01-14T16:00']);
    expect(said('<dl><dt>Début :</dt><dd>12 mai 2027</dd><dt>Fin :</dt><dd>1 juillet 2027</dd></dl>', 'fr')).toEqual([
      '2027-05-12',
      '2027-07-01',
    ]);
    expect(said('<p>5 April 2027, 7pm</p><p>End date</p><p>8 April 2027</p>')).toEqual([
      '2027-04-05T19:00',
      '2027-04-08',
    ]);
    expect(said('<p>5 April 2027, 7pm</p><p>End date</p><p>31 March 2027</p>')).toEqual([
      '2027-04-05T19:00',
      undefined,
    ]);
  });

  test('stands below a header that says no more than that it is the end', () => {
    const table = (end: string) =>
      `<table><tr><th>月日</th><th>開演</th><th>${end}</th></tr><tr><td>2027年1月5日</td><td>10:00</td><td>16:00</td></tr></table>`;
    expect(said(table('終演（予定）'), 'ja')).toEqual(['2027-01-05T10:00', '2027-01-05T16:00']);
    expect(said(table('受付終了'), 'ja')).toEqual(['2027-01-05T10:00', undefined]);
  });

  test('is that of the period that begins on the day of the leaf', () => {
    const leaf = '<div>OCT</div><div>02</div><h3>Lantern Fair</h3>';
    expect(said(`${leaf}<p>All floors, 2 – 24 October</p>`)).toEqual(['2026-10-02', '2026-10-24']);
    expect(said(`${leaf}<p>All floors, 3 – 24 October</p>`)).toEqual(['2026-10-02', undefined]);
  });

  test('has the hour that its day has beside the leaf', () => {
    const days = '<p>Sat, Mar 20, 2027 9:00 AM Sun, Mar 21, 2027 4:00 PM</p>';
    expect(said(`<div>Mar</div><div>20</div><div>to Mar 21</div><h3>Plant Fair</h3>${days}`)).toEqual([
      '2027-03-20T09:00',
      '2027-03-21T16:00',
    ]);
    expect(said(`<h3>Plant Fair</h3>${days}`)).toEqual(['2027-03-20T09:00', undefined]);
  });
});

describe('the year of a day', () => {
  test('is the one with which the page names the same day elsewhere', () => {
    const said = (head: string) => when(`${head}<p>When: 3 December, 11am</p>`).startDate;
    expect(said('<p>3 December 2023, 11:00 – 18:00</p>')).toBe('2023-12-03T11:00');
    expect(said('<p>Saved 4 December 2023</p>')).toBe('2026-12-03T11:00');
    expect(said('<p>3 December 2023</p><p>3 December 2024</p>')).toBe('2026-12-03T11:00');
    expect(said('<p>Born 3 December 1921</p>')).toBe('2026-12-03T11:00');
    expect(said('<aside><p>Reopened 3 December 2023</p></aside>')).toBe('2026-12-03T11:00');
  });

  /** When the event takes place whose record is the first list item. */
  const listed = (body: string): string | undefined => {
    const { document } = new JSDOM(`<html lang="en"><body>${body}</body></html>`, { url: 'https://hall.example/e/' })
      .window;
    const outline = outlineOf(walkNow(document, tagLayout()));
    const facts = factsOf(outline, lexicons);
    const item = outline.blocks.findIndex(({ tag }) => tag === 'li');
    const [from, to] = [outline.from[item]!, outline.to[item]!];
    const found = whenOf(outline, facts, from, to, dayColumns(outline, facts, [{ from, to }]));
    return resolveWhens(outline, facts, [found], '2026-11-01')[0]?.startDate;
  };
  test.each([
    [
      'a heading that names it beside other words',
      '<h2>2019 Lamp Committee Meetings</h2><ul><li>May 28 at 7 pm, at the Kelp lamp house',
      '2019-05-28T19:00',
    ],
    ['a line of nothing else', '<div>2024</div><ul><li>May 28 at 7 pm, at the Kelp lamp house', '2024-05-28T19:00'],
    [
      'no menu of years',
      '<p>2024</p><p>2023</p><p>2022</p><ul><li>May 28 at 7 pm, at the Kelp lamp house',
      '2027-05-28T19:00',
    ],
    [
      'a season over two years',
      '<h2>Season 2018-2019</h2><ul><li>May 28 at 7 pm, at the Kelp lamp house',
      '2019-05-28T19:00',
    ],
    ['no range of years', '<h2>Works 2014-2019</h2><ul><li>May 28 at 7 pm, at the Kelp lamp house', '2027-05-28T19:00'],
  ])('%s', (_case, body, expected) => {
    expect(listed(body)).toBe(expected);
  });
});

test('a first day on the weekday of a rule begins at the hour of the rule', () => {
  const { startDate } = when('<p>Tuesdays 6.30pm - 8.30pm</p><p>Starts: Tuesday, 10 November</p>');
  expect(startDate).toBe('2026-11-10T18:30');
  expect(when('<p>Mondays 6.30pm - 8.30pm</p><p>Tuesday, 10 November</p>').startDate).toBe('2026-11-10');
});

test('an event begins when the show does, whatever the line above says', () => {
  const html =
    '<h3>蝉の会</h3><p>2026年11月3日 17:30 – 23:00</p><p>2026年11月3日(火) OPEN17:30／START17:50 前売1,800円</p>';
  expect(when(html, { lang: 'ja' })).toMatchObject({ startDate: '2026-11-03T17:50', doorTime: '2026-11-03T17:30' });
});

describe('an event on several days', () => {
  test.each<[string, string, string, Partial<ResolvedWhen>]>([
    [
      'whole dates in a row',
      'ja',
      '<h3>能の会</h3><p>2026年11月3日（火）、11月10日（火）</p>',
      { startDate: '2026-11-03', otherDates: ['2026-11-10'] },
    ],
    [
      'performances on lines of their own, over the New Year',
      'en',
      '<h3>Hamlet</h3><p>Tue 29 December 2026, 7pm</p><p>Sat 2 January, 2pm and 7pm</p><p>Tickets £12</p>',
      { startDate: '2026-12-29T19:00', otherDates: ['2027-01-02T14:00', '2027-01-02T19:00'] },
    ],
    [
      'showings that stand apart from the day',
      'ja',
      '<h3>人形劇</h3><p>2026年11月7日(土)</p><p>①10:30〜 ②14:00〜</p>',
      { startDate: '2026-11-07T10:30', otherDates: ['2026-11-07T14:00'] },
    ],
    [
      'a day of sale is none of them',
      'en',
      '<h3>Hamlet</h3><p>3 November 2026, 7pm</p><p>On sale 1 December 2026, 9am</p>',
      { startDate: '2026-11-03T19:00', otherDates: undefined },
    ],
    [
      'first and last day in elements of their own are no two days',
      'en',
      '<h3>Show</h3><p>3 Nov 2026</p><p>8 Nov 2026</p>',
      { startDate: '2026-11-03', otherDates: undefined },
    ],
  ])('%s', (_name, lang, body, expected) => {
    const found = when(body, { lang });
    expect({ startDate: found.startDate, otherDates: found.otherDates }).toEqual(expected);
  });
});

describe('a day that was moved', () => {
  test.each([
    ['de', '<h3>Chorabend</h3><p>Verschoben vom 3. November auf den 5. Dezember 2026, 19 Uhr</p>', '2026-12-05T19:00'],
    ['ja', '<h3>星を見る会</h3><p>11月3日(火)から12月5日(土)に延期</p>', '2026-12-05'],
    ['en', '<h3>Picnic</h3><p>Originally 3 November 2026.</p><p>New date: 5 December 2026</p>', '2026-12-05'],
  ])('%s %s', (lang, body, startDate) => {
    expect(when(body, { lang }).startDate).toBe(startDate);
  });
});

describe('a date, a local time and an instant stay what they are', () => {
  test.each([
    ['3 November 2026', '2026-11-03'],
    ['3 November 2026, 7pm', '2026-11-03T19:00'],
    ['3 November 2026, 7pm ET', '2026-11-03T19:00-05:00'],
    ['<time datetime="2026-11-03T19:00+09:00">3 November 2026</time>', '2026-11-03T19:00+09:00'],
  ])('%s', (text, startDate) => {
    expect(when(`<h3>Talk</h3><p>${text}</p>`).startDate).toBe(startDate);
  });
});

describe('the zone of local times', () => {
  const head = '<meta name="timezone" content="America/Denver">';
  test('is what the page states, else what its country lets suppose, else unknown', () => {
    const body = '<h3>Talk</h3><p>3 November 2026, 19:00</p>';
    expect(when(body, { head, url: 'https://museum.example.jp/' }).timeZone).toEqual({
      name: 'America/Denver',
      stated: true,
    });
    expect(when(body, { url: 'https://museum.example.jp/' }).timeZone).toEqual({ name: 'Asia/Tokyo', stated: false });
    expect(when(body, { url: 'https://museum.example.com/' }).timeZone).toBeUndefined();
  });
  test('is none of a date, and of an instant only its own', () => {
    expect(when('<h3>Fair</h3><p>3 November 2026</p>', { head }).timeZone).toBeUndefined();
    expect(when('<h3>Talk</h3><p>3 November 2026, 7pm ET</p>', { head }).timeZone).toBeUndefined();
  });
  test.each([
    ['www.town.example.jp', 'ja', 'Asia/Tokyo'],
    ['hall.com', 'ja', 'Asia/Tokyo'],
    ['hall.com', 'en', undefined],
    ['hall.co', 'es', undefined],
    ['example.com.au', 'en', undefined],
    ['kino.example.at', 'de', 'Europe/Vienna'],
  ])('%s in %s: %s', (host, lang, name) => {
    expect(timeZoneOf({ timeZone: null }, host, lang)?.name).toBe(name);
  });
  test('is not what no machine knows', () => {
    expect(timeZoneOf({ timeZone: 'Mars/Olympus' }, 'hall.com', 'en')).toBeUndefined();
  });
});

test('doors and start in two columns, in full-width digits', () => {
  const row = '<tr><td>１２月５日</td><td>１８：３０</td><td>１９：００</td></tr>';
  const { startDate, doorTime } = when(`<table><tr><th>日</th><th>開場</th><th>開演</th></tr>${row}</table>`, {
    lang: 'ja',
  });
  expect([startDate, doorTime]).toEqual(['2026-12-05T19:00', '2026-12-05T18:30']);
});

test.each([
  ['<h2>Thursday, December 3</h2>', { year: undefined, month: 12, day: 3 }],
  ['<h2>Tomorrow, Thursday, December 3</h2>', { year: undefined, month: 12, day: 3 }],
  ['<p>Last updated 3 December 2026</p>', undefined],
])('what lasts all day has the day of the line above that says hardly more: %s', (above, day) => {
  const page = given(`<main>${above}<div class=r><h3>Book Sale</h3><p>All day</p></div></main>`);
  const { outline, facts, records } = page;
  const { from, to } = records[0]!;
  const start = whenOf(outline, facts, from, to, dayColumns(outline, facts, records))?.mention.start;
  expect(start && { year: start.year, month: start.month, day: start.day }).toEqual(day);
});

test.each([
  ['Ausstellung 1.–20. Dezember. Konzert: Samstag 2. Januar, 19 Uhr', 'de', '2027-01-02T19:00'],
  ['Rehearsals 1–4 December. Concert Saturday 5 December, 7pm', 'en', '2026-12-05T19:00'],
  ['Anmeldung 1.–20. November, Konzert 5. Dezember, 19 Uhr', 'de', '2026-12-05T19:00'],
  ['Ausstellung 20. Dezember – 10. Januar. Führung: Sonntag 3. Januar, 11 Uhr', 'de', '2026-12-20'],
  ['Exhibition 1–20 December. Talk on Saturday 5 December, 7pm', 'en', '2026-12-01'],
])('%s: a day is told of the run before it where it lies within', (text, lang, expected) => {
  expect(when(`<p>${text}</p>`, { lang }).startDate).toBe(expected);
});

test('a day within the run that a remark tells of is not when it is on', () => {
  const run = '<h3>うまいもの大会</h3><p>12月2日（水）→14日（月）</p><p>※8日（火）は17時、最終日は18時閉場</p>';
  expect(when(run, { lang: 'ja' })).toMatchObject({ startDate: '2026-12-02', endDate: '2026-12-14' });
});
