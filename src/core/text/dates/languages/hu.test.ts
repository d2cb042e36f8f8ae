import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['2026. november 3.', '2026-11-03'],
  ['2026. november 3., kedd 19:00', '2026-11-03Tu 19:00'],
  ['november 3. 19 óra', '?-11-03 19:00'],
  ['2026.11.03.', '2026-11-03'],
  ['november 3–5.', '?-11-03..?-11-05'],
  ['2026. november', '2026-11-?'],
];

const NOTHING = ['12 éves', '3 perc'];

describe('Hungarian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'hu')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'hu')).toBe('');
  });
});
