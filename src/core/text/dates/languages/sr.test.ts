import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. новембра 2026. у 20 часова', '2026-11-03 20:00'],
  ['utorak, 3. novembar 2026.', '2026-11-03Tu'],
  ['od 3. do 5. novembra', '?-11-03..?-11-05'],
  ['petak 6. 11. u 19h', '?-11-06Fr 19:00'],
];

const NOTHING = ['pet 5', 'sub 5'];

describe('Serbian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'sr')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'sr')).toBe('');
  });
});
