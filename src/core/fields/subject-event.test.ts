import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { loadLexiconsFromDisk } from '../../lab/lexicons/load-node';
import type { EventRecord, FoundRecord } from '../finding';
import { openPage } from '../pipeline';
import { withSubjectEvent } from './subject-event';

const URL = 'https://mill.example/events/12';
const lexicons = loadLexiconsFromDisk();

const found = (main: string, records: readonly FoundRecord[] = []): FoundRecord[] => {
  const html = `<html lang="en"><title>Owl walk | The Mill</title><body><nav>Events</nav><main>${main}</main></body></html>`;
  const snapshot = walkNow(new JSDOM(html, { url: URL }).window.document, tagLayout());
  return withSubjectEvent(openPage(snapshot, '2026-11-01', lexicons, undefined).page, records, 0.8);
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

test('a heading that holds the whole title is the name, whatever stands in larger headings', () => {
  const [walk] = found('<h1>The Mill</h1><h2>Members only: Owl walk | The Mill</h2><p>5 December 2026</p>');
  expect(walk).toMatchObject({ startDate: '2026-12-05' });
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
