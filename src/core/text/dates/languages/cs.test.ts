import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. listopadu 2026', '2026-11-03'],
  ['úterý 3. listopadu 2026 v 19:00', '2026-11-03Tu 19:00'],
  ['3. 11. 2026', '2026-11-03'],
  ['od 3. do 5. listopadu', '?-11-03..?-11-05'],
  ['do 24. prosince', '..?-12-24'],
  ['so 7. 11. od 19 hod.', '?-11-07Sa 19:00'],
  ['listopad 2026', '2026-11-?'],
];

const NOTHING = ['311 Kč', '12 let', 'po práci'];

describe('Czech', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'cs')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'cs')).toBe('');
  });
});
