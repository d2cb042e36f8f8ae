import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 noiembrie 2026', '2026-11-03'],
  ['marți, 3 noiembrie 2026, ora 19:00', '2026-11-03Tu 19:00'],
  ['3 – 5 noiembrie', '?-11-03..?-11-05'],
  ['până la 24 decembrie', '..?-12-24'],
  ['sâmbătă 7 noiembrie, ora 18', '?-11-07Sa 18:00'],
  ['03.11.2026', '2026-11-03'],
  ['noiembrie 2026', '2026-11-?'],
  ['3 mai, ora 19:00', '?-05-03 19:00'],
  ['3 mai – 5 iunie 2026', '2026-05-03..2026-06-05'],
  ['între 3 și 5 mai', '?-05-03..?-05-05'],
  ['5 și 19 iunie', '?-06-05,?-06-19'],
];

const NOTHING = ['12 ani', '3 luni', 'noi', 'Bd. 1 Decembrie 1918 nr. 5'];

describe('Romanian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'ro')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'ro')).toBe('');
  });
});
