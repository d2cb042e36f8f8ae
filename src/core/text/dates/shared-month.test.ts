import { expect, test } from 'vitest';
import { findDates } from './find-dates';
import { notation } from './test-notation';

const read = (lang: string, text: string): string[] => findDates(text, { lang }).map(notation);

test.each([
  ['en', 'Day 1 — Thursday 11 March 2027', '2027-03-11Th'],
  ['de', 'Teil 2 - 11. März', '?-03-11'],
  ['it', 'Giorno 1 – giovedì 11 marzo', '?-03-11Th'],
])('a number that counts begins no range, in %s: %s', (lang, text, day) => {
  expect(read(lang, text)).toEqual([day]);
});

test.each([
  ['en', 'Exhibition 1 - 11 March', '?-03-01..?-03-11'],
  ['en', 'Design Week 12 - 16 May 2027', '2027-05-12..2027-05-16'],
  ['en', 'No lessons 15 - 19 February', '?-02-15..?-02-19'],
  ['en', 'Session 3rd - 5th March', '?-03-03..?-03-05'],
  ['de', 'Woche 20. - 27. September', '?-09-20..?-09-27'],
  ['fr', 'Semaine 10-14 mai', '?-05-10..?-05-14'],
  ['es', 'día 1 al 11 de marzo', '?-03-01..?-03-11'],
  ['es', 'Del día 1 al jueves 11 de marzo', '?-03-01..?-03-11Th'],
])('a day that shares its month begins one, in %s: %s', (lang, text, days) => {
  expect(read(lang, text)).toEqual([days]);
});

test.each([
  ['en', "What's on in December\nWednesday 2 December, 5pm", '?-12-02We 17:00'],
  ['de', 'Termine im Dezember\nMittwoch, 2. Dezember, 20 Uhr', '?-12-02We 20:00'],
])('a day that has a month behind it takes none from the line above, in %s', (lang, text, day) => {
  const [first] = findDates(text, { lang });
  expect(first!.index).toBeGreaterThan(text.indexOf('\n'));
  expect(read(lang, text)).toEqual([day]);
});

test.each([
  ['en', 'JUN\n12 Jan Garbarek Group', '?-06-12'],
  ['es', 'DIC\n6 Julio Romero Trío', '?-12-06'],
  ['es', 'DIC\n12 Abril Coro', '?-12-12'],
  ['en', 'DEC\n6 March of the Penguins', '?-12-06'],
  ['fr', 'DEC\n6 Avril Lavigne', '?-12-06'],
  ['it', 'NOV\n6 Marzo Trio', '?-11-06'],
  ['en', 'DEC\n6 March', '?-03-06'],
  ['fr', 'DEC\n12 Mars Volta en concert', '?-12-12'],
  ['en', 'November\n5 December Christmas Fair', '?-12-05'],
  ['en', 'What is on in December\nSat 5 June Fair', '?-06-05Sa'],
  ['fr', 'Programme de novembre\n5 décembre : concert', '?-12-05'],
  ['es', 'Agenda de noviembre\n5 de diciembre Concierto', '?-12-05'],
  ['en', 'Dates in November\n5 December\nNight Ferry', '?-12-05'],
  ['en', 'News of November\n7 March 7pm', '?-03-07 19:00'],
])('a name that begins like a month leaves the day to the month above, in %s', (lang, text, day) => {
  expect(read(lang, text)).toEqual([day]);
});
