import { expect, test } from 'vitest';
import { isPaper, meetingOf } from './document-name';

test.each([
  ['Finance Committee Agenda', 'Finance Committee'],
  ['Harbour Board Meeting Minutes', 'Harbour Board Meeting'],
  ['Regular Meeting – Agenda & Minutes (PDF)', 'Regular Meeting'],
  ['Planning Panel Cancellation Notice', 'Planning Panel'],
  ['Board of Trustees Draft Agenda', 'Board of Trustees'],
  ['Harbour Board Meeting Minutes - Approved', 'Harbour Board Meeting'],
  ['Finance Committee - approved meeting minutes', 'Finance Committee'],
  ['Gemeinderat: Tagesordnung', 'Gemeinderat'],
  ['Conseil municipal - procès-verbal', 'Conseil municipal'],
  ['Minutes of the Special Board Meeting', 'Special Board Meeting'],
  ['Draft Agenda: Planning Panel', 'Planning Panel'],
  ['Protokoll der Gemeinderatssitzung', 'Gemeinderatssitzung'],
  ['第3回図書館協議会 議事録', '第3回図書館協議会'],
  ['第5回経営会議資料', '第5回経営会議'],
])('%s is a paper of %s', (name, meeting) => {
  expect(meetingOf(name)).toBe(meeting);
  expect(isPaper(meeting, `${name} 3 May 2027`)).toBe(true);
});

test.each([
  'Agenda',
  'Shakespeare in 90 Minutes',
  'Symposium on Functional Materials',
  'Short Notice',
  "Women's Agenda",
  'Noise Cancellation',
  'Theater: Die Einladung',
  'The Wannsee Protokoll',
  'The Notice Board Quartet',
  'Democrat Agenda',
  'Minutes of Silence',
  'Notice from the Sea',
  '資料館まつり',
  '紙資料',
])('%s stays as it is', (name) => expect(meetingOf(name)).toBe(name));

test('a name of nothing but papers is answered', () => {
  const name = 'agenda '.repeat(28);
  expect(meetingOf(name)).toBe(name);
});

test('what the page calls by its own name is no paper', () => {
  expect(isPaper('Lantern walk', 'Lantern walk')).toBe(false);
  expect(isPaper('Committee agenda in art', 'Committee agenda in art')).toBe(false);
  expect(isPaper('Parks Committee', 'Minutes ago: Parks Committee')).toBe(false);
});
