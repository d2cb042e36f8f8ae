import { expect, test } from 'vitest';
import { FURNITURE, GATHERING } from './name-words';

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
  'Register Here',
  'Please register in advance',
  'Sign up now!',
  'Get your tickets here',
  'Jetzt anmelden',
  'Anmäl dig här',
  '詳細はこちらから',
  'Date & Time',
  'Time and Place',
  'Ort und Zeit',
  'Additional Materials: None',
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
  'Register of Deeds Open House',
  'Sign Up for Summer: a fair',
  'Time and Place in Modern Art',
  'Apply Yourself',
])('%s may be a name', (text) => {
  expect(FURNITURE.test(text)).toBe(false);
});

test.each([
  'Meet at main entrance',
  'Meet outside the station',
  'Treffpunkt: Rathaus',
  'Meeting point: the fountain',
  '集合場所：正門',
])('%s says where people gather', (text) => {
  expect(GATHERING.test(text)).toBe(true);
});

test.each(['Treffpunkt Demenz', 'Rendez-vous au jardin', 'Meet the Author', 'Meeting by the River', 'Samling i ord'])(
  '%s is what is on',
  (text) => {
    expect(GATHERING.test(text)).toBe(false);
  },
);
