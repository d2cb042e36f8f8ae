import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. studenoga 2026.', '2026-11-03'],
  ['utorak, 3. studenoga 2026. u 19:00', '2026-11-03Tu 19:00'],
  ['od 3. do 5. studenoga', '?-11-03..?-11-05'],
  ['do 24. prosinca', '..?-12-24'],
  ['subota 7. 11. u 19 sati', '?-11-07Sa 19:00'],
  ['studeni 2026.', '2026-11-?'],
  ['svake subote u 10 sati', '10:00 FREQ=WEEKLY;BYDAY=SA'],
  ['petkom u 18 sati', '18:00 FREQ=WEEKLY;BYDAY=FR'],
];

const NOTHING = ['12 godina', 'pet minuta'];

describe('Croatian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'hr')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'hr')).toBe('');
  });
});
