import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 de noviembre de 2026', '2026-11-03'],
  ['martes 3 de noviembre a las 19:30 h', '?-11-03Tu 19:30'],
  ['mar 3 nov', '?-11-03Tu'],
  ['sábado 7 nov · 20:00h', '?-11-07Sa 20:00'],
  ['03/11/2026', '2026-11-03 either'],
  ['del 3 al 5 de noviembre', '?-11-03..?-11-05'],
  ['del 28 de noviembre al 3 de enero de 2027', '2026-11-28..2027-01-03'],
  ['3 y 4 de noviembre', '?-11-03,?-11-04'],
  ['hasta el 24 de diciembre', '..?-12-24'],
  ['desde el 3 de noviembre', '?-11-03..'],
  ['mar 2026', '2026-03-?'],
  ['noviembre de 2026', '2026-11-?'],
  ['7 p. m.', '19:00'],
  ['19.30 h', '19:30'],
  ['de 10:00 a 14:00 h', '10:00-14:00'],
  ['El 3 de noviembre de 10:00 a 14:00', '?-11-03 10:00-14:00'],
  ['viernes, 6 de noviembre de 2026, a las 21 h', '2026-11-06Fr 21:00'],
  ['todos los martes', 'FREQ=WEEKLY;BYDAY=TU'],
  ['cada viernes a las 21:00', '21:00 FREQ=WEEKLY;BYDAY=FR'],
  ['primer domingo de cada mes', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['Apertura de puertas 20:00 / Inicio 21:00', '21:00 doors 20:00'],
];

const NOTHING = [
  '3,11 €',
  'de 3 a 5 años',
  'el mar',
  'dom 5 personas',
  'versión 1.2.3',
  'dura 3 horas',
  'página 3',
  'tel. 91 234 56 78',
];

describe('Spanish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'es')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'es')).toBe('');
  });
});
