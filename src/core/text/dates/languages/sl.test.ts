import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. novembra 2026', '2026-11-03'],
  ['torek, 3. november 2026 ob 19.30', '2026-11-03Tu 19:30'],
  ['od 3. do 5. novembra', '?-11-03..?-11-05'],
  ['v petek 6. 11. ob 19.00 uri', '?-11-06Fr 19:00'],
  ['petek, 6. november, ob 19. uri', '?-11-06Fr 19:00'],
  ['12. maja', '?-05-12'],
  ['ob torkih', 'FREQ=WEEKLY;BYDAY=TU'],
];

const NOTHING = ['pet 12 sob', 'sob 5'];

describe('Slovenian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'sl')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'sl')).toBe('');
  });
});
