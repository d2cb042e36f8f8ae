import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 Νοεμβρίου 2026', '2026-11-03'],
  ['Τρίτη 3 Νοεμβρίου 2026, ώρα 19:00', '2026-11-03Tu 19:00'],
  ['3-5 Νοεμβρίου', '?-11-03..?-11-05'],
  ['έως 24 Δεκεμβρίου', '..?-12-24'],
  ['3/11/2026', '2026-11-03 either'],
  ['Νοέμβριος 2026', '2026-11-?'],
  ['ΠΑΡΑΣΚΕΥΗ 3 ΑΠΡΙΛΙΟΥ 2026', '2026-04-03Fr'],
  ['ΜΑΡΤΙΟΣ 2026', '2026-03-?'],
  ['1η Μαΐου 2026', '2026-05-01'],
  ['3 και 10 Ιουνίου', '?-06-03,?-06-10'],
];

const NOTHING = ['12 ετών', 'τρίτη ηλικία', 'οδός 28ης Οκτωβρίου 15'];

describe('Greek', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'el')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'el')).toBe('');
  });
});
