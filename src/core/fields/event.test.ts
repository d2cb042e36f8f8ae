import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import type { EventRecord } from '../finding';
import { openPage } from '../pipeline';
import { readRegion } from './read-region';

const lexicons = loadLexiconsFromDisk();

/** Reads a page's whole body as one event. */
function read(body: string, lang = 'ja'): Partial<EventRecord> {
  const { document } = new JSDOM(`<html lang="${lang}"><body>${body}</body></html>`, { url: 'https://hall.example/e/' })
    .window;
  const { page } = openPage(walkNow(document, tagLayout()), '2026-11-01', lexicons, undefined);
  return readRegion(page, 'event', [{ block: 0, from: 0, to: page.outline.lines.length }])[0] as Partial<EventRecord>;
}

describe('status', () => {
  test.each([
    ['<h3>朝の市</h3><p>11月3日(火) 9:00</p><p>【中止】</p>', 'EventCancelled'],
    ['<h3>朝の市（雨天中止）</h3><p>11月3日(火) 9:00</p>', undefined],
    ['<h3>朝の市</h3><p>11月3日(火) 9:00</p><p>荒天の場合は中止</p>', undefined],
    ['<h3>夜のライブ</h3><p>11月3日(火) 19:00</p><p>公演延期のお知らせ</p>', 'EventPostponed'],
  ])('%s', (html, status) => {
    expect(read(html).eventStatus).toBe(status);
  });

  test('in English', () => {
    expect(read('<h3>Choir night</h3><p>3 November 2026, 19:00</p><p>CANCELLED</p>', 'en').eventStatus).toBe(
      'EventCancelled',
    );
    expect(read('<h3>Picnic</h3><p>3 November 2026</p><p>Cancelled if it rains</p>', 'en').eventStatus).toBeUndefined();
  });
});

describe('when', () => {
  test('the day of the event, not of the ticket sale or of the post', () => {
    const html =
      '<p>投稿日：2026年10月1日</p><h3>冬のコンサート</h3><p>日時：2026年12月5日(土) 開場17:30／開演18:00</p><p>発売日：2026年10月20日</p>';
    expect(read(html)).toMatchObject({
      name: '冬のコンサート',
      startDate: '2026-12-05T18:00',
      doorTime: '2026-12-05T17:30',
    });
  });

  test('further showings, hours and exceptions of a series, the zone that is supposed', () => {
    expect(read('<h3>人形劇</h3><p>2026年11月7日(土) ①10:30〜 ②14:00〜</p>')).toMatchObject({
      startDate: '2026-11-07T10:30',
      otherDates: ['2026-11-07T14:00'],
    });
    const { schedule, eventSchedule } = read('<h3>Yoga</h3><p>Every Tuesday, 6pm, except Dec 22</p>', 'en');
    expect(eventSchedule).toBe('FREQ=WEEKLY;BYDAY=TU');
    expect(schedule).toEqual({ startTime: '18:00', exceptDate: ['2026-12-22'] });
  });

  test('where only the doors are timed, that is when to come', () => {
    expect(read('<h3>Night</h3><p>2026.12.05 SAT</p><p>OPEN 18:00</p>').startDate).toBe('2026-12-05T18:00');
  });

  test('a time element gives the year that the text leaves out', () => {
    const html = '<h3>Fair</h3><p><time datetime="2027-03-04">4 March</time> 10:00</p>';
    expect(read(html, 'en').startDate).toBe('2027-03-04T10:00');
  });
});

test('every value says where it stands', () => {
  const { evidence, startDate } = read('<h3>朝の市</h3><p>2026年11月3日 9:00</p><p>会場：中央広場</p>');
  expect(startDate).toBe('2026-11-03T09:00');
  expect(evidence!['startDate']).toMatchObject({
    source: 'page',
    quote: '2026年11月3日 9:00',
    path: '/html/body/p[1]',
  });
  expect(evidence!['location']).toMatchObject({ quote: '会場：中央広場' });
});

test.each([
  ['ja', '<h3>朝の市</h3><p>2026年11月3日 9:00</p><p>会場：川沿い広場　約四十店が並びます。</p>', '川沿い広場'],
  ['ja', '<h3>木版画</h3><p>2026年11月3日</p><p>会場：2階工房　参加費：1,500円</p>', '2階工房'],
  ['en', '<h3>Talk</h3><p>3 November 2026</p><p>Venue: Harrow Hall 101. Bring your lunch.</p>', 'Harrow Hall 101'],
  ['en', '<h3>Talk</h3><p>3 November 2026</p><p>Venue: St. Mary Church</p>', 'St. Mary Church'],
])('the place, without the sentence after it (%s)', (lang, html, place) => {
  expect(read(html, lang).location?.name).toBe(place);
});

test.each([
  [
    'behind the time',
    '<p>May 22, 2027 at 3 pm at Kelp Chamber of Trade 12 W. Fogdale</p>',
    'Kelp Chamber of Trade 12 W. Fogdale',
  ],
  ['between the day and the time', '<p>May 22, 2027 Trustees Room Lamp Wing 12:00 Noon</p>', 'Trustees Room Lamp Wing'],
  ['with what leads to it left out', '<p>May 22, 2027</p><p>Where: via Zoom</p>', 'Zoom'],
  ['with its street, which is called Via', '<p>May 22, 2027</p><p>Where: Via Roma 5, Torino</p>', 'Via Roma 5, Torino'],
  ['without a leading at', '<p>May 22, 2027</p><p class="location">at Walker Park</p>', 'Walker Park'],
])('the place %s', (_where, html, place) => {
  expect(read(`<h3>Talk</h3>${html}`, 'en').location?.name).toBe(place);
});

test('the name on the line before an address, but not who meets there', () => {
  const at = (before: string): unknown =>
    read(`<h3>Talk</h3><p>May 22, 2027</p><p>${before}</p><p>3558 Fog Road</p>`, 'en').location;
  expect(at('The Lampworks')).toEqual({ name: 'The Lampworks', address: '3558 Fog Road' });
  expect(at('Committee on Sluices')).toEqual({ name: '3558 Fog Road', address: '3558 Fog Road' });
});

test.each([
  ['hours', 'en', '<p>May 22, 2027 @ 9:00 pm</p>'],
  ['a line-up', 'ja', '<p>2027年5月22日</p><p>霧クラブ / 灯台美術館 / 海辺</p>'],
  ['who may come in', 'ja', '<p>2027年5月22日</p><p>未就学児の入場不可 会館</p>'],
  ['papers', 'en', '<p>May 22, 2027</p><p class="venue">Materials, Minutes</p>'],
  ["a body's papers", 'en', '<p>May 22, 2027</p><p class="venue">Full Board - Agenda</p>'],
  ['of which sort it is', 'en', '<p>May 22, 2027</p><p class="venue">Regular</p>'],
  ['who gives it', 'ja', '<p>2027年5月22日</p><p class="place">霧クラブ × 灯台 presents.</p>'],
  ['accounts', 'ja', '<p>2027年5月22日</p><p>SALON DJ: marsh @marsh_the_hall</p>'],
  ['this very event', 'ja', '<p>2027年5月22日</p><p>当イベントにて</p>'],
  ['drinks', 'ja', '<p>2027年5月22日</p><p>会館でのドリンク・チケット代はかかりません</p>'],
  ['hours of information', 'ja', '<p>2027年5月22日</p><p class="venue">Information (平日10:00~17:00)</p>'],
  ['what is not settled', 'en', '<p>May 22, 2027</p><p>Venue: TBA</p>'],
])('no place of %s', (_what, lang, html) => {
  expect(read(`<h3>夜の会</h3>${html}`, lang).location).toBeUndefined();
});

test('the day of a ticket sale gives way to that of the heading', () => {
  const html = '<h2>2027年2月22日(月)</h2><p>夜の会</p><p>OPEN 18:00 / START 18:30</p><p>TICKET：プレイ→1/12 0:00</p>';
  const { document } = new JSDOM(`<html lang="ja"><body>${html}</body></html>`, { url: 'https://hall.example/e/' })
    .window;
  const { page } = openPage(walkNow(document, tagLayout()), '2027-01-01', lexicons, undefined);
  const event = readRegion(page, 'event', [{ block: 0, from: 1, to: page.outline.lines.length }])[0];
  expect((event as Partial<EventRecord>).startDate).toBe('2027-02-22T18:30');
});

test('the minute at which a page was written is no hour to come', () => {
  const html = '<h3>Fair</h3><p><time datetime="2027-03-04T16:27:09+09:00">4 March 2027</time></p>';
  expect(read(html, 'en').startDate).toBe('2027-03-04');
});

test('a day that is said again with its hour lends it, the end of a sale does not', () => {
  const html = (text: string): string => `<p>11/9</p><h3>夜の会</h3><p>${text}</p>`;
  expect(read(html('◆日時11/9(月)19:30 オープン20:00 スタート◆出演：海辺')).startDate).toBe('2026-11-09T20:00');
  expect(read(html('《予約締切》11月9日（月）13:00')).startDate).toBe('2026-11-09');
});

test('a picture names the event by its text, unless that says what is to be seen', () => {
  const named = (alt: string) =>
    read(`<img src="/a.jpg" alt="${alt}" width="300" height="300"><p>3 November 2026, 19:00</p>`, 'en')?.name;
  expect(named('Kelp Trio in concert')).toBe('Kelp Trio in concert');
  expect(named('Photo: a man with a cello')).toBeUndefined();
  expect(named('Picture of the pier by night')).toBeUndefined();
});
