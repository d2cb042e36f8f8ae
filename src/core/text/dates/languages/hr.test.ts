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
  ['svaki prvi ponedjeljak u mjesecu', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['svakodnevno osim ponedjeljka 10 – 18 h', '10:00-18:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['7. studenoga u 8 navečer', '?-11-07 20:00'],
  ['subota, 7. studenoga u 20 sati, vrata od 19', '?-11-07Sa 20:00'],
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
