import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['2026. gada 3. novembrī plkst. 18.00', '2026-11-03 18:00'],
  ['3. novembris', '?-11-03'],
  ['Otrdiena, 3. novembris, plkst. 19.00', '?-11-03Tu 19:00'],
  ['no 3. līdz 5. novembrim', '?-11-03..?-11-05'],
];

const NOTHING = ['11. novembra krastmala 22', '13. janvāra iela 5'];

describe('Latvian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'lv')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'lv')).toBe('');
  });
});
