import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['2026. november 3.', '2026-11-03'],
  ['2026. november 3., kedd 19:00', '2026-11-03Tu 19:00'],
  ['november 3. 19 óra', '?-11-03 19:00'],
  ['2026.11.03.', '2026-11-03'],
  ['november 3–5.', '?-11-03..?-11-05'],
  ['2026. november', '2026-11-?'],
  ['2026. május 3-tól június 5-ig', '2026-05-03..2026-06-05'],
  ['2026. május 30-án, szombaton 10 órakor', '2026-05-30Sa 10:00'],
  ['május 3-án 10 órától 18 óráig', '?-05-03 10:00-18:00'],
  ['május 3. 10 órától', '?-05-03 10:00'],
  ['minden kedden 18 órakor', '18:00 FREQ=WEEKLY;BYDAY=TU'],
  ['keddenként 18:30', '18:30 FREQ=WEEKLY;BYDAY=TU'],
  ['2026. november 7. este 8 órakor', '2026-11-07 20:00'],
];

const NOTHING = ['12 éves', '3 perc', 'Már 5 éve', '1051 Budapest, Október 6. utca 12.', 'Március 15. tér 2.'];

describe('Hungarian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'hu')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'hu')).toBe('');
  });
});
