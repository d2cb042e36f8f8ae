import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 novembre 2026 ore 19.30', '2026-11-03 19:30'],
  ['martedì 3 novembre alle ore 21', '?-11-03Tu 21:00'],
  ['sab 7 nov 2026, 21:00', '2026-11-07Sa 21:00'],
  ["l'11 novembre", '?-11-11'],
  ['03/11/2026', '2026-11-03 either'],
  ['1º dicembre', '?-12-01'],
  ['dal 3 al 5 novembre 2026', '2026-11-03..2026-11-05'],
  ["dall'8 al 10 novembre", '?-11-08..?-11-10'],
  ['dal 28 novembre al 3 gennaio', '?-11-28..?-01-03'],
  ['3 e 4 novembre', '?-11-03,?-11-04'],
  ['fino al 24 dicembre', '..?-12-24'],
  ['dal 3 novembre', '?-11-03..'],
  ['ore 19:30', '19:30'],
  ['dalle 10 alle 12', '10:00-12:00'],
  ['dalle ore 10:00 alle ore 12:00', '10:00-12:00'],
  ['sabato 7 novembre, dalle 14 alle 16', '?-11-07Sa 14:00-16:00'],
  ['novembre 2026', '2026-11-?'],
  ['ogni martedì', 'FREQ=WEEKLY;BYDAY=TU'],
  ['prima domenica del mese', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['tutti i venerdì alle 21', '21:00 FREQ=WEEKLY;BYDAY=FR'],
  ['apertura porte 20:00, inizio 21:00', '21:00 doors 20:00'],
];

const NOTHING = [
  '3,11 €',
  'dai 3 ai 5 anni',
  'il mar',
  'set di 5 pezzi',
  'versione 1.2.3',
  'chiuso ogni lunedì',
  'pagine 3',
];

describe('Italian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'it')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'it')).toBe('');
  });
});
