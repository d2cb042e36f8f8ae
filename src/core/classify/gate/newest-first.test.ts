import { expect, test } from 'vitest';
import { event, person } from '../../relate/test-records';
import { postsOf } from './newest-first';

const NOW = '2026-05-01';
const at = (startDate: string, more = {}) =>
  event({ name: startDate, startDate, path: '/html/body/ul/li[1]', ...more });

test('bare days of the past, the newest first, are posts', () => {
  const list = [at('2026-04-29'), at('2026-04-20'), at('2026-04-20'), at('2026-03-02')];
  expect(postsOf([...list, person({ name: 'Ada Byrd' })], NOW, false)).toEqual(new Set(list));
});

test('times at which somebody wrote make posts of a list, on a page of events, too', () => {
  const list = [at('2026-04-29T16:27'), at('2026-04-29T12:35'), at('2026-04-28T09:00'), at('2026-04-27T20:08')];
  expect(postsOf(list, NOW, true)).toEqual(new Set(list));
  const shows = list.map((one) => ({ ...one, startDate: `${one.startDate!.slice(0, 11)}19:30` }));
  expect(postsOf(shows, NOW, true).size).toBe(0);
  expect(postsOf([at('2026-04-29'), at('2026-04-20'), at('2026-03-02')], NOW, true).size).toBe(0);
});

test('weeks of an archive, too', () => {
  const weeks = [at('2026-04-19', { endDate: '2026-04-25' }), at('2026-04-12', { endDate: '2026-04-18' })];
  const list = [...weeks, at('2026-04-05', { endDate: '2026-04-11' })];
  expect(postsOf(list, NOW, false)).toEqual(new Set(list));
  const goesOn = [at('2026-04-26', { endDate: '2026-05-02' }), ...list];
  expect(postsOf(goesOn, NOW, false)).toEqual(new Set(goesOn));
  expect(postsOf([at('2026-04-26', { endDate: '2026-06-02' }), ...list], NOW, false).size).toBe(0);
});

test.each([
  ['the oldest first', ['2026-03-02', '2026-04-20', '2026-04-29'], {}],
  ['some to come', ['2026-06-29', '2026-05-20', '2026-05-02'], {}],
  ['with hours', ['2026-04-29T19:00', '2026-04-20T19:00', '2026-03-02T19:00'], {}],
  ['with places', ['2026-04-29', '2026-04-20', '2026-03-02'], { location: { name: 'Old Library' } }],
  ['two alone', ['2026-04-29', '2026-04-20'], {}],
  ['all of one day', ['2026-04-29', '2026-04-29', '2026-04-29'], {}],
  ['all of one day, one with its hour', ['2026-04-29T19:00', ...Array<string>(4).fill('2026-04-29')], {}],
])('%s: no posts', (_, days, more) => {
  expect(
    postsOf(
      days.map((day) => at(day, more)),
      NOW,
      false,
    ).size,
  ).toBe(0);
});

test('hits of a search come in no order of days', () => {
  const days = ['2026-04-29', '2025-12-01', '2026-03-02', '2024-05-06', '2026-04-20', '2026-01-07', '2026-02-03'];
  const hits = days.map((day) => at(day, { text: `${day}\nTwo boats lay at the quay for the whole of the winter.` }));
  expect(postsOf(hits, NOW, false)).toEqual(new Set(hits));
  expect(postsOf(hits, NOW, true).size).toBe(0);
  expect(postsOf([...hits, at('2026-06-01'), at('2026-05-20')], NOW, false).size).toBe(0);
  const concerts = days.map((day) => at(day, { text: `${day}\nRequiem, with the Harbour Choir and Ann Lee` }));
  expect(postsOf(concerts, NOW, false).size).toBe(0);
  const year = [...days].sort().map((day) => at(day));
  expect(postsOf(year, NOW, false).size).toBe(0);
});

test('what was last edited at odd times is listed in any order', () => {
  const edits = ['2026-04-29T16:27', '2025-12-01T09:42', '2026-03-02T20:08', '2024-05-06T07:19', '2026-04-20T11:03'];
  const hits = [...edits, '2026-01-07T18:51', '2026-02-03T13:36'].map((day) => at(day));
  expect(postsOf(hits, NOW, true)).toEqual(new Set(hits));
  const shows = hits.map((one) => ({ ...one, startDate: `${one.startDate!.slice(0, 11)}19:30` }));
  expect(postsOf(shows, NOW, false).size).toBe(0);
});

test('what was written in the course of one day is posts by its times', () => {
  const list = [at('2026-04-29T16:27'), at('2026-04-29T12:35'), at('2026-04-29T09:03')];
  expect(postsOf(list, NOW, false)).toEqual(new Set(list));
});

test('several of the last days, from that of the visit on, are posts on a page of events, too, and so are those of one of them beside', () => {
  const list = ['2026-05-01', '2026-04-30', '2026-04-30', '2026-04-27'].map((day) => at(day));
  const shows = ['2026-05-03', '2026-05-05', '2026-05-09'].map((day) => at(day, { path: '/html/body/div/p[2]' }));
  expect(postsOf([...shows, ...list], NOW, true)).toEqual(new Set(list));
  const beside = [1, 2, 3].map((n) => at('2026-05-01', { path: `/html/body/div/h3[${n}]` }));
  expect(postsOf([...shows, ...list, ...beside], NOW, true)).toEqual(new Set([...list, ...beside]));
  expect(postsOf([...shows, ...beside], NOW, true).size).toBe(0);
});

test.each([
  ['from last week on', ['2026-04-23', '2026-04-22', '2026-04-22', '2026-04-20']],
  ['back to the year before', ['2026-05-01', '2026-04-30', '2026-04-30', '2025-09-12']],
  ['one a day', ['2026-05-01', '2026-04-30', '2026-04-29', '2026-04-27']],
])('%s, it is an archive of what took place', (_, days) =>
  expect(
    postsOf(
      days.map((day) => at(day)),
      NOW,
      true,
    ).size,
  ).toBe(0),
);

test('lists at different places of the page are told apart', () => {
  const list = [at('2026-04-29'), at('2026-04-20'), at('2026-03-02')];
  const shows = ['2026-05-03', '2026-05-05', '2026-05-09'].map((day) => at(day, { path: '/html/body/div/p[2]' }));
  expect(postsOf([...shows, ...list], NOW, false)).toEqual(new Set(list));
});

test('a lone day of the past under a name that it has from the title is the day of a change', () => {
  const stamp = at('2026-04-29', { name: 'Neural Networks, Spring 2026', text: 'Wed Apr 29 2026' });
  expect(postsOf([stamp], NOW, false)).toEqual(new Set([stamp]));
  expect(postsOf([{ ...stamp, startDate: '2026-05-02' }], NOW, false).size).toBe(0);
  expect(postsOf([{ ...stamp, text: 'Neural networks, spring 2026: Wed Apr 29' }], NOW, false).size).toBe(0);
  expect(postsOf([stamp, at('2026-04-30')], NOW, false).size).toBe(0);
  const written = at('2026-04-29T23:57', { name: 'Late goal', text: 'Late goal, 29/04/2026 23:57' });
  expect(postsOf([written], NOW, false).size).toBe(1);
  expect(postsOf([{ ...written, startDate: '2026-04-29T20:00' }], NOW, false).size).toBe(0);
});

test('signatures and comments are days of writing, off pages on events', () => {
  const quoting = (quote: string, more = {}) => {
    const one = at('2026-04-16', more);
    return { ...one, evidence: { startDate: { confidence: 1, source: 'page' as const, quote, path: one.path } } };
  };
  const signed = [quoting('by Ann Lee on April 16, 2026'), quoting('Posted by Pitch Ltd on 16 April 2026 at 09:45')];
  const others = [quoting('by bus on April 16, 2026'), quoting('Ann Lee on April 16, 2026'), quoting('April 16')];
  expect(postsOf([...signed, ...others], NOW, false)).toEqual(new Set(signed));
  expect(postsOf(signed, NOW, true).size).toBe(0);
  const comments = [at('2026-03-16T19:05'), at('2026-03-16T19:41'), at('2026-03-18T08:22')];
  expect(postsOf(comments, NOW, false)).toEqual(new Set(comments));
  expect(postsOf(comments, NOW, true).size).toBe(0);
});
