import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../../content/layout';
import { walkNow } from '../../../content/walk';
import { loadLexiconsFromDisk } from '../../../lab/lexicons/load-node';
import type { EventRecord, FoundRecord } from '../../finding';
import { openPage } from '../../pipeline';
import { headingOf } from './page-heading';
import { withSubjectEvent, type WithSubject } from './subject-event';

const URL = 'https://mill.example/events/12';
const lexicons = loadLexiconsFromDisk();

const read = (main: string, records: readonly FoundRecord[], url = URL): WithSubject => {
  const html = `<html lang="en"><title>Owl walk | The Mill</title><body><nav>Events</nav><main>${main}</main></body></html>`;
  const snapshot = walkNow(new JSDOM(html, { url }).window.document, tagLayout());
  return withSubjectEvent(openPage(snapshot, '2026-11-01', lexicons, undefined).page, records, 0.8);
};
const found = (main: string, records: readonly FoundRecord[] = [], url = URL): FoundRecord[] => {
  return read(main, records, url).records;
};
const event = (name: string, url?: string): EventRecord => ({
  kind: 'event',
  name,
  ...(url ? { url } : {}),
  text: name,
  path: '/html/body/main/p',
  confidence: 0.7,
  ordinal: 1,
  evidence: {},
  why: [],
});

test('the heading is the name, the text says when, the page is its address', () => {
  const [owls, ...others] = found('<h1>Owl walk</h1><p>We meet at the gate.</p><p>5 December 2026, 17:30</p>');
  expect(owls).toMatchObject({
    name: 'Owl walk',
    startDate: '2026-12-05T17:30',
    url: URL,
    confidence: 0.8,
    ordinal: 1,
  });
  expect(owls!.evidence['url']).toMatchObject({ source: 'page', quote: URL });
  expect(others).toEqual([]);
});

test('on a page without headings the first line that stands in the title and is no link is the name', () => {
  const [owls] = found(
    '<p><a href="/events">Owl walk</a></p><p>Print this page</p><p>Owl walk</p><p>5 December 2026, 17:30</p>',
  );
  expect(owls).toMatchObject({ name: 'Owl walk', path: '/html/body/main/p[3]', startDate: '2026-12-05T17:30' });
});

test('a heading that says what the title begins with is the name, whatever stands in larger headings', () => {
  const [walk] = found('<h1>Programme for the winter</h1><h2>Members only: Owl walk</h2><p>5 December 2026</p>');
  expect(walk).toMatchObject({ name: 'Members only: Owl walk', startDate: '2026-12-05' });
});

const MAIN = '<h1>Owl walk</h1><p>5 December 2026, 17:30</p>';
const at = (name: string, startDate: string, more: Partial<EventRecord> = {}): EventRecord => ({
  ...event(name),
  startDate,
  path: `/html/body/main/p[${name.length}]`,
  ...more,
});
const names = (records: readonly FoundRecord[]): string[] => records.map(({ name }) => name);

test('parts of the day that have no page of their own are the event: their hour and place, and a note of each', () => {
  const place = { location: { name: 'Boathouse' }, url: 'https://maps.example/1' };
  const { records, notes } = read(MAIN, [
    at('Owl walk', '2026-12-05'),
    at('When', '2026-12-05T17:30'),
    at('Where', '2026-12-05', place),
  ]);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    name: 'Owl walk',
    startDate: '2026-12-05T17:30',
    location: place.location,
    url: URL,
  });
  expect(notes.map(({ code, values }) => [code, values!['name']])).toEqual([
    ['same', 'When'],
    ['same', 'Where'],
  ]);
});

test('the day that goes with the calendar file is the event’s, whenever the page was posted', () => {
  const file = at('Reservations', '2026-12-05T17:30', { url: `${URL}/ical/` });
  expect(found(MAIN, [at('Owl walk', '2026-11-02'), file])).toMatchObject([
    { name: 'Owl walk', startDate: '2026-12-05T17:30', url: URL },
  ]);
});

test.each([
  ['on other days, with tickets elsewhere', at('Bat night', '2026-12-12T20:00', { url: 'https://tickets.example/1' })],
  ['on the day, with a page below', at('Owl songs', '2026-12-05T19:00', { url: `${URL}/songs` })],
  [
    'on the day, with another page of the site',
    at('Bat night', '2026-12-05T17:30', { url: 'https://mill.example/bats' }),
  ],
])('other events %s stay', (_what, other) => {
  expect(names(found(MAIN, [at('Owl walk', '2026-12-05T17:30'), other]))).toEqual(['Owl walk', other.name]);
});

test('a meeting of the same body at the same hour is the event’s, whatever its words lead to; another body’s is not', () => {
  const main = '<h1>Mill Board of Appeals</h1><p>5 December 2026, 17:30</p>';
  const link = { url: 'https://mill.example/boards' };
  const appeals = at('Mill Board of Appeals', '2026-12-05T17:30');
  const left = (name: string, hour = '17:30') => names(found(main, [appeals, at(name, `2026-12-05T${hour}`, link)]));
  expect(left('Board Meeting')).toEqual(['Mill Board of Appeals']);
  expect(left('Mill Board of Appeals MEETING')).toEqual(['Mill Board of Appeals']);
  expect(left('Finance Committee')).toEqual(['Mill Board of Appeals', 'Finance Committee']);
  for (const sister of ['Mill Planning Board', 'Mill Board of Appeals Rules Subcommittee'])
    expect(left(sister)).toEqual(['Mill Board of Appeals', sister]);
  expect(left('Board Meeting', '19:00')).toEqual(['Mill Board of Appeals', 'Board Meeting']);
});

test('a day with several hours is a programme', () => {
  const programme = [at('Quartet', '2026-12-05T14:00'), at('Choir', '2026-12-05T17:00')];
  expect(names(found('<h1>Owl walk</h1><p>5 December 2026</p>', [at('Owl walk', '2026-12-05'), ...programme]))).toEqual(
    ['Owl walk', 'Quartet', 'Choir'],
  );
});

test('what is said of another day is not said of the event', () => {
  const closing = at('Registration closes', '2026-11-15T12:00', {
    endDate: '2026-11-20',
    eventStatus: 'EventCancelled',
    hidden: true,
  });
  const [walk, other] = found(MAIN, [at('Owl walk', '2026-12-05'), closing]);
  expect(walk).toMatchObject({ name: 'Owl walk', startDate: '2026-12-05T17:30' });
  for (const field of ['endDate', 'eventStatus', 'hidden']) expect(walk).not.toHaveProperty(field);
  expect(other).toMatchObject({ name: 'Registration closes' });
});

test('an event on the home page keeps its own', () => {
  const owls = at('Owl walk', '2026-12-05T17:30', { url: 'https://mill.example/owls' });
  const bats = at('Bat night', '2026-12-12T20:00', { url: 'https://mill.example/bats' });
  expect(found(MAIN, [owls, bats], 'https://mill.example/')).toEqual([owls, bats]);
});

test('a page that names no day gives no event', () => {
  expect(found('<h1>Owl walk</h1><p>We meet at the gate.</p>')).toEqual([]);
});

test('a heading that only says what stands below is no name', () => {
  expect(found('<h1>Events</h1><h1>When</h1><p>5 December 2026</p>')).toEqual([]);
});

test('an event that was found is not found again, and keeps its own page', () => {
  const own = event('Owl walk', 'https://mill.example/events/1');
  expect(found('<h1>Owl walk</h1><p>5 December 2026</p>', [own])).toEqual([own]);
});

test('a link to what lies above the page is not its address', () => {
  const [owls] = found('<h1>Owl walk</h1><p>5 December 2026</p>', [event('Owl walk', 'https://mill.example/events')]);
  expect(owls).toMatchObject({ url: URL });
});

test('a page with many events is about those', () => {
  const many = Array.from({ length: 7 }, (_, i) => event(`Tour ${i}`));
  expect(found('<h1>Owl walk</h1><p>5 December 2026</p>', many)).toEqual(many);
});

test('a day to come may begin at an odd minute; an odd minute of a day that is over is that of a comment', () => {
  const at = (when: string): string | undefined => {
    const [carnival] = found(`<h1>Owl walk</h1><p>We meet at the gate.</p><p>${when}</p>`) as EventRecord[];
    return carnival?.startDate;
  };
  expect(at('11 November 2026, 11:11')).toBe('2026-11-11T11:11');
  expect(at('11 October 2026, 16:27')).toBeUndefined();
});

test('a day that is over below the heading is when the page was written, where its events are later', () => {
  const html = '<h1>Owl walk</h1><p>5 October 2026</p><p>We meet at the gate.</p>';
  expect(found(html)[0]).toMatchObject({ name: 'Owl walk', startDate: '2026-10-05' });
  const later = at('First walk', '2026-12-05T17:30');
  expect(found(html, [later])).toEqual([later]);
  const notice = '<h1>【重要】食券について</h1><p>2026年10月5日</p><p>昨年とは異なります。</p>';
  expect(found(notice)).toEqual([]);
});

test('what is set off below a heading of events is the event, and the only heading below a logo names it', () => {
  const below = '<p>Please come.</p><p><b>Serenata Concert</b></p><p>5 December 2026</p>';
  expect(found(`<h1>演奏会のご案内</h1>${below}`)[0]).toMatchObject({ name: 'Serenata Concert' });
  const single = '<h1><img src="/logo.png" alt="Mill"></h1><h2>Bat night</h2><p>5 December 2026</p>';
  expect(found(single)[0]).toMatchObject({ name: 'Bat night', startDate: '2026-12-05' });
});

const DECLARED = {
  url: URL,
  evidence: { startDate: { confidence: 0.9, source: 'markup' as const, quote: '', path: '' } },
};

test('where the markup says when it begins, the page says when it ends, if it begins at the same hour', () => {
  const ends = (hours: string, start = '2026-12-05T17:30+01:00') =>
    (found(`<h1>Owl walk</h1><p>5 December 2026, ${hours}</p>`, [at('Owl walk', start, DECLARED)])[0] as EventRecord)
      .endDate;
  expect(ends('17:30–19:00')).toBe('2026-12-05T19:00');
  expect(ends('16:30–18:00')).toBeUndefined();
});

test('rows of the sheet that says when are parts, whatever else is on that day', () => {
  const walk = at('Owl walk', '2026-12-05T17:30', { ...DECLARED, endDate: '2026-12-09T19:00' });
  const rows = [
    at('End', '2026-12-05', { text: 'Start:\n5 December 2026\nEnd:' }),
    at('Category: Walk', '2026-12-09', {
      text: '9 December 2026\nCategory:\nWalk',
      url: 'https://mill.example/walks/',
    }),
  ];
  const soup = at('Soup for all', '2026-12-05T20:00', { text: 'Soup for all\n8pm' });
  expect(found(MAIN, [walk, ...rows, soup]).map(({ name }) => name)).toEqual(['Owl walk', 'Soup for all']);
  const choir = at('Choir evening', '2026-12-09', {
    text: 'Choir evening\n9 December 2026\nWhere:\nMill Hall',
    url: 'https://mill.example/choir',
  });
  expect(found(MAIN, [walk, ...rows, choir]).map(({ name }) => name)).toEqual(['Owl walk', 'Choir evening']);
});

test('the day in its heading is the event’s, whatever day it was written on or opens with', () => {
  const text =
    '<p>15 October 2026 by Ann Lee</p><p>The owls of the mill are counted.</p><p>Opening: 20 November 2026, 19:00</p>';
  const [walk, ...others] = found(`<h1>Owl walk (5 and 6 December 2026, Elsmoor)</h1>${text}`);
  expect(walk).toMatchObject({ startDate: '2026-12-05', endDate: '2026-12-06' });
  expect(others).toEqual([]);
});

test.each([
  'Owl walk (book by 5 December 2026)',
  'Owl walk, moved from 5 December 2026',
  'Owl walk in memory of the flood of 5 December 1954',
])('the day of something else in its heading is not the event’s: %s', (heading) => {
  const [walk] = found(`<h1>${heading}</h1><p>We meet at the gate.</p><p>12 December 2026, 17:30</p>`);
  expect(walk).toMatchObject({ startDate: '2026-12-12T17:30' });
});

test('days that their line gives without a year are of the year of those beside it', () => {
  const period = (beside: string): unknown =>
    found(
      `<h1>Owls</h1><p>${beside}</p><p>See them here: 25 May – 2 November</p>`,
      [],
      'https://mill.example/exhibitions/12',
    )[0];
  const last = { startDate: '2025-05-25', endDate: '2025-11-02' };
  expect(period('Opening: 24 May 2025, 17:00')).toMatchObject(last);
  expect(period('Painter, born on 3 March 1954')).toMatchObject({ startDate: '2026-05-25' });
});

test('an article’s own header may hold its subtitle, where the address says which heading is its name', () => {
  const named = (url: string): string | undefined => {
    const html = `<html lang="en"><title>Owl walk on stilts | The Mill</title><body><nav>Events</nav><div role="banner"><h1>Owl walk on stilts</h1>
      <h2>The third walk of the year</h2></div><div><p>We meet at the gate on 5 December 2026 at 17:30.</p></div></body></html>`;
    const snapshot = walkNow(new JSDOM(html, { url }).window.document, tagLayout());
    return headingOf(openPage(snapshot, '2026-11-01', lexicons, undefined).page)?.name;
  };
  expect(named('https://mill.example/news/owl-walk-on-stilts.html')).toBe('Owl walk on stilts');
  expect(named('https://mill.example/node/12')).toBeUndefined();
});

test('one line of navigation below the heading ends nothing, a menu does', () => {
  const text = '<p>The next one is on 5 December 2026 at 17:30.</p>';
  const [walk] = found(`<h1>Owl walk</h1><nav>Jump to: text, search</nav>${text}`);
  expect(walk).toMatchObject({ startDate: '2026-12-05T17:30' });
  expect(found(`<h1>Owl walk</h1><nav><p>Home</p><p>Mill</p><p>Search</p></nav>${text}`)).toEqual([]);
});
