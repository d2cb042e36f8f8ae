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
  ['în fiecare prima luni a lunii', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['prima sâmbătă a lunii, ora 17:00', '17:00 FREQ=MONTHLY;BYDAY=1SA'],
  ['reprogramat de pe 3 noiembrie pe 5 decembrie 2026', '2026-12-05'],
  ['7 noiembrie, la 8 seara', '?-11-07 20:00'],
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
