import { expect, test } from 'vitest';
import { isBody, oneMeeting } from './body-name';

test.each([
  ['2027 Board Meetings', 'Board Meeting'],
  ['2027 - Kelp Arts Council Meetings', 'Kelp Arts Council Meeting'],
  ['FY 2027', 'FY 2027'],
  ['Tide Commission Hearings 2026-27', 'Tide Commission Hearing'],
  ['2027 Kelp Concerts', '2027 Kelp Concerts'],
  ['2027 Meetings', '2027 Meetings'],
])('of "%s" one is a "%s"', (caption, one) => {
  expect(oneMeeting(caption)).toBe(one);
});

test('a body may have a number', () => {
  expect(isBody('Kelp Tax Commission #16')).toBe(true);
  expect(isBody('Kelp Hall #16')).toBe(false);
});
