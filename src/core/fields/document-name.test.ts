import { expect, test } from 'vitest';
import { isPaper, meetingOf } from './document-name';

test.each([
  ['Finance Committee Agenda', 'Finance Committee'],
  ['Harbour Board Meeting Minutes', 'Harbour Board Meeting'],
  ['Regular Meeting – Agenda & Minutes (PDF)', 'Regular Meeting'],
  ['Planning Panel Cancellation Notice', 'Planning Panel'],
  ['Board of Trustees Audio Recording', 'Board of Trustees'],
  ['Gemeinderat: Tagesordnung', 'Gemeinderat'],
  ['Conseil municipal - procès-verbal', 'Conseil municipal'],
  ['第3回図書館協議会 議事録', '第3回図書館協議会'],
])('%s is a paper of %s', (name, meeting) => {
  expect(meetingOf(name)).toBe(meeting);
  expect(isPaper(meeting, `${name} 3 May 2027`)).toBe(true);
});

test.each([
  'Agenda',
  'Minutes of silence',
  'Video games for all',
  'The Notice Board Quartet',
  'Data summit',
  '資料館まつり',
])('%s stays as it is', (name) => expect(meetingOf(name)).toBe(name));

test('what the page calls by its own name is no paper', () => {
  expect(isPaper('Lantern walk', 'Lantern walk')).toBe(false);
  expect(isPaper('Documents in art', 'Documents in art')).toBe(false);
});
