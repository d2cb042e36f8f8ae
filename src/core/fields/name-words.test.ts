import { expect, test } from 'vitest';
import { FURNITURE } from './name-words';

test.each([
  'Privacy Policy',
  'About Us | Privacy Policy',
  'Share on Facebook',
  'Add to my Google Calendar',
  'Voeg toe aan agenda',
  'Zum Kalender hinzufügen',
  'Reserveringen',
  'Tickets bestellen via het',
  'Kontakt · Impressum',
  'お問い合わせ',
])('%s is the name of nothing', (text) => {
  expect(FURNITURE.test(text)).toBe(true);
});

test.each([
  'Privacy Policy in the Age of Machines',
  'Share the Harvest',
  'About Us: a play in two acts',
  'Abstract Painting Workshop',
  'Speakers’ Corner',
  'Kontakt Festival 2027',
  'Book Now or Never',
])('%s may be a name', (text) => {
  expect(FURNITURE.test(text)).toBe(false);
});
