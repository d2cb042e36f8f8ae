import { expect, test } from 'vitest';
import { NO_PLACE } from './no-place';

test.each([
  'Jun 2026',
  'février 2027',
  '2026年6月',
  'Booking essential',
  '£12.50 per child. Booking essential.',
  'No tickets required',
  'Sur inscription',
  'Anmeldung erforderlich',
  '対象：小学生と保護者',
  'Speakers: Ann Lee',
  'has been postponed to May 18, 2020 @ 3:00 p.m.',
])('%s is no place', (text) => {
  expect(NO_PLACE.test(text)).toBe(true);
});

test.each([
  'Booking Hall',
  'Arena 2000',
  'Marstall 2000',
  'Ticket Office, Pier 2',
  'The Old Mill. Booking essential.',
  '対象山公園',
  'Public Library',
])('%s may be one', (text) => {
  expect(NO_PLACE.test(text)).toBe(false);
});
