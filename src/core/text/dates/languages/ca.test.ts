import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 de novembre de 2026', '2026-11-03'],
  ['Dimarts, 3 de novembre a les 19 h', '?-11-03Tu 19:00'],
  ['Divendres, 6 d’abril', '?-04-06Fr'],
  ['del 3 al 5 de novembre', '?-11-03..?-11-05'],
  ['fins al 24 de desembre', '..?-12-24'],
  ['Dissabte 31 de març, 21 h', '?-03-31Sa 21:00'],
  ['3/11/2026', '2026-11-03 either'],
  ['novembre 2026', '2026-11-?'],
  ['1r de maig', '?-05-01'],
];

const NOTHING = ['12 anys', '3 set', 'després', 'carrer 11 de setembre, 5'];

describe('Catalan', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'ca')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'ca')).toBe('');
  });
});
