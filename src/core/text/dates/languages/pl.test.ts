import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 listopada 2026', '2026-11-03'],
  ['wtorek, 3 listopada 2026, godz. 19:00', '2026-11-03Tu 19:00'],
  ['od 3 do 5 listopada', '?-11-03..?-11-05'],
  ['do 24 grudnia', '..?-12-24'],
  ['3.11.2026, godz. 18', '2026-11-03 18:00'],
  ['sob. 7 listopada o godz. 20:30', '?-11-07Sa 20:30'],
  ['28–03/05', '?-04-28..?-05-03'],
  ['9–11/11', '?-11-09..?-11-11'],
  ['listopad 2026', '2026-11-?'],
];

const NOTHING = ['3,11 zł', '12 lat', 'do domu'];

describe('Polish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'pl')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'pl')).toBe('');
  });
});
