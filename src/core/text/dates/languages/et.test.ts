import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. novembril 2026 kell 18', '2026-11-03 18:00'],
  ['Teisipäev, 3. november 2026', '2026-11-03Tu'],
  ['3.–5. november', '?-11-03..?-11-05'],
  ['3.11 kl 18.00', '?-11-03 18:00'],
];

const NOTHING = ['Ruum K 12', 'Versioon R 2.5'];

describe('Estonian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'et')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'et')).toBe('');
  });
});
