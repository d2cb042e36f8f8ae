import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['dinsdag 3 november 2026, 19.30 uur', '2026-11-03Tu 19:30'],
  ['di 3 nov 20:00', '?-11-03Tu 20:00'],
  ['3 mei 2026', '2026-05-03'],
  ['za 7 nov 14.00 - 16.00 uur', '?-11-07Sa 14:00-16:00'],
  ['3-11-2026', '2026-11-03 either'],
  ['zo 8 november om 14.00', '?-11-08Su 14:00'],
  ['van 3 tot 5 november', '?-11-03..?-11-05'],
  ['3 t/m 5 november 2026', '2026-11-03..2026-11-05'],
  ['28 november t/m 3 januari', '?-11-28..?-01-03'],
  ['3 en 4 november', '?-11-03,?-11-04'],
  ['t/m 24 december', '..?-12-24'],
  ['nog tot en met 24 december', '..?-12-24'],
  ['vanaf 3 november', '?-11-03..'],
  ['20u30', '20:30'],
  ['van 10 tot 12 uur', '10:00-12:00'],
  ['november 2026', '2026-11-?'],
  ['elke dinsdag', 'FREQ=WEEKLY;BYDAY=TU'],
  ['elke eerste zondag van de maand', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['dagelijks 10:00 - 17:00', '10:00-17:00 FREQ=DAILY'],
  ['Deuren open 19:30 / Aanvang 20:30', '20:30 doors 19:30'],
];

const NOTHING = ['€ 3,11', 'van 3 tot 5 jaar', 'zo is het', 'do it', 'versie 1.2.3', 'maandags gesloten', '3 personen'];

describe('Dutch', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'nl')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'nl')).toBe('');
  });
});
