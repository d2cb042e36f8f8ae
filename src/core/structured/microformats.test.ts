import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/at-once';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { calendarFeeds, declaredRecords } from './index';

const snapshot = (html: string) =>
  walkNow(
    new JSDOM(`<html lang="en">${html}</html>`, { url: 'https://hall.example/events/' }).window.document,
    tagLayout(),
  );
const read = (html: string) =>
  declaredRecords(snapshot(html)).records.map(({ record, syntax }) => ({ syntax, ...record }));

describe('h-event and vevent', () => {
  it('are read in the second generation, with a place of its own', () => {
    const [event] = read(`<div class="h-event">
      <h2 class="p-name"><a class="u-url" href="/walk">Lantern Walk</a></h2>
      <p>From <time class="dt-start" datetime="2026-11-03T18:00">Tuesday, 6 pm</time>
      to <time class="dt-end" datetime="2026-11-03T20:00">8 pm</time></p>
      <div class="p-location h-card"><span class="p-name">Old Hall</span>, <span class="p-street-address">1 Elm St</span>,
        <span class="p-locality">Troy</span></div>
      <div class="p-summary">Through the old town.</div>
    </div>`);
    expect(event).toMatchObject({
      syntax: 'microformats',
      kind: 'event',
      name: 'Lantern Walk',
      startDate: '2026-11-03T18:00',
      endDate: '2026-11-03T20:00',
      location: { name: 'Old Hall', address: '1 Elm St, Troy' },
      url: 'https://hall.example/walk',
      description: 'Through the old town.',
    });
    expect(event!.evidence['startDate']!.source).toBe('markup');
  });

  it('are read in the classic form: abbreviations, value classes, a summary that names', () => {
    const [event] = read(`<ul><li class="vevent">
      <span class="summary">Book Fair</span>
      <span class="dtstart"><span class="value">2026-11-07</span> <span class="value">10:00</span></span>
      <abbr class="dtend" title="2026-11-09">Sunday</abbr>
      <span class="location">Market</span>
    </li></ul>`);
    // A last day without a time may be meant exclusive: it is left out.
    expect(event).toMatchObject({ name: 'Book Fair', startDate: '2026-11-07T10:00', location: { name: 'Market' } });
    expect(event).not.toHaveProperty('endDate');
  });

  it.each([
    [
      'no date that a machine can read',
      '<div class="h-event"><p class="p-name">Fair</p><p class="dt-start">soon</p></div>',
    ],
    ['no root', '<div class="event"><p class="p-name">Fair</p><p class="dt-start">2026-11-03</p></div>'],
    [
      'only words that classes are named by',
      '<div class="card"><p class="title">Fair</p><p class="url">2026-11-03</p></div>',
    ],
  ])('are none with %s', (_what, html) => {
    expect(read(html)).toEqual([]);
  });

  it('stand side by side, each with its own properties', () => {
    const one = (name: string, day: string) =>
      `<li class="h-event"><b class="p-name">${name}</b> <time class="dt-start" datetime="${day}">x</time></li>`;
    const events = read(`<ul>${one('Tea', '2026-11-03')}${one('Jazz', '2026-11-04')}</ul>`);
    expect(events.map((event) => [event.name, Reflect.get(event, 'startDate')])).toEqual([
      ['Tea', '2026-11-03'],
      ['Jazz', '2026-11-04'],
    ]);
  });

  // The page itself, thousands of elements deep, takes seconds to parse.
  it('take linear time', { timeout: 30_000 }, () => {
    const html = '<div class="h-event"><p class="p-name">'.repeat(3000) + 'x';
    const page = snapshot(`<body>${html}</body>`);
    const began = processorMs();
    declaredRecords(page);
    expect(processorMs() - began).toBeLessThan(1500);
  });
});

describe('h-card and vcard', () => {
  it.each([
    [
      'second generation',
      '<div class="h-card"><p class="p-name">Ada Moor</p><p class="p-job-title">Professor</p><p class="p-org">Physics</p><a class="u-email" href="mailto:ada@u.example">ada@u.example</a></div>',
    ],
    [
      'classic',
      '<div class="vcard"><p class="fn">Ada Moor</p><p class="title">Professor</p><p class="org">Physics</p><span class="email">ada@u.example</span></div>',
    ],
  ])('are people: %s', (_form, html) => {
    expect(read(html)).toMatchObject([
      { kind: 'person', name: 'Ada Moor', jobTitle: 'Professor', affiliation: 'Physics', email: 'ada@u.example' },
    ]);
  });

  it('are no people where the name is the organisation’s, and no record where they are an author’s', () => {
    expect(read('<div class="vcard"><p class="fn org">Town Hall</p></div>').map(({ kind }) => kind)).not.toContain(
      'person',
    );
    expect(read('<div class="p-author h-card"><p class="p-name">Ben Lo</p></div>')).toEqual([]);
  });
});

describe('Open Graph', () => {
  const meta = (properties: Record<string, string>): string =>
    `<head>${Object.entries(properties)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('')}</head>`;
  it('names the event that the page is about', () => {
    const head = meta({
      'og:title': 'Lantern Walk',
      'og:url': 'https://hall.example/walk',
      'event:start_time': '2026-11-03T18:00:00+09:00',
    });
    expect(declaredRecords(snapshot(head)).records).toMatchObject([
      {
        syntax: 'open-graph',
        standing: 'subject',
        record: { name: 'Lantern Walk', startDate: '2026-11-03T18:00+09:00' },
      },
    ]);
  });
  it('names the person whose profile the page is', () => {
    const profile = { 'og:type': 'profile', 'profile:first_name': 'Ada', 'profile:last_name': 'Moor' };
    expect(read(meta(profile))).toMatchObject([{ kind: 'person', name: 'Ada Moor' }]);
  });
  it('makes nothing of an article', () => {
    expect(read(meta({ 'og:type': 'article', 'og:title': 'News', 'article:published_time': '2026-11-03' }))).toEqual(
      [],
    );
  });
});

describe('calendarFeeds', () => {
  it('finds what the head and the links offer, each once', () => {
    const found = calendarFeeds(
      snapshot(`<head><link rel="alternate" type="text/calendar" href="/all.php"></head><body>
        <a href="webcal://hall.example/cal.ics">Subscribe</a> <a href="https://hall.example/cal.ics#x">Again</a>
        <a href="/events/?ical=1">Export</a> <a href="/ics">About ICS</a> <a href="/a?historical=1">Old</a></body>`),
    );
    expect(found).toEqual([
      { url: 'https://hall.example/all.php' },
      { url: 'https://hall.example/cal.ics', name: 'Subscribe' },
      { url: 'https://hall.example/events/?ical=1', name: 'Export' },
    ]);
  });
});
