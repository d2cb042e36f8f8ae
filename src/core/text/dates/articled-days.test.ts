import { expect, test } from 'vitest';
import { findDates } from './find-dates';
import { notation } from './test-notation';

const read = (lang: string, text: string): string[] => findDates(text, { lang }).map(notation);

test.each([
  ['es', 'Del 26 al 29', '?-?-26..?-?-29'],
  ['es', 'Del 26 al 29\n12:00 h', '?-?-26..?-?-29 12:00 daily'],
  ['fr', 'du 26 au 29 à 20h', '?-?-26..?-?-29 20:00 daily'],
  ['it', 'Dal 26 al 29 ore 21', '?-?-26..?-?-29 21:00 daily'],
])('days by their articles, whose month stands above, in %s: %s', (lang, text, days) => {
  expect(read(lang, text)).toEqual([days]);
});

test.each([
  ['es', 'Del 3 al 5 años'],
  ['es', 'Del 29 al 26'],
  ['fr', 'Du 10 au 12 rue des Lilas'],
  ['fr', 'Sept jours du 26 au 29'],
])('what else is counted so is no day, in %s: %s', (lang, text) => {
  expect(read(lang, text)).toEqual([]);
});
