import { expect, test } from 'vitest';
import { findDates } from './find-dates';

test.each([
  ['7 de mayo de 2026. 12:00 h', 'es'],
  ['7 May 2026. 12:00', 'en'],
  ['7. Mai 2026. 19 Uhr', 'de'],
])('a sentence may end with the year: %s', (text, lang) => {
  expect(findDates(text, { lang })[0]?.start).toMatchObject({ year: 2026, month: 5, day: 7 });
});
