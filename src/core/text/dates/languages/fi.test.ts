import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['tiistai 4.5.2027 klo 18', '2027-05-04Tu 18:00'],
  ['la 4.5. klo 18', '?-05-04Sa 18:00'],
  ['ti 3.11.2026 klo 19.00', '2026-11-03Tu 19:00'],
  ['3. marraskuuta 2026', '2026-11-03'],
  ['3.–5. marraskuuta', '?-11-03..?-11-05'],
  ['klo 18–20', '18:00-20:00'],
  ['marraskuu 2026', '2026-11-?'],
];

const NOTHING = ['3,11 euroa', '12 vuotta', 'ja ti', 'kesto: 1.30'];

describe('Finnish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'fi')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'fi')).toBe('');
  });
});
