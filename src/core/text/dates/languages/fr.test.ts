import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['mardi 3 novembre 2026 à 19h30', '2026-11-03Tu 19:30'],
  ['3 mars 2026', '2026-03-03'],
  ['1er décembre', '?-12-01'],
  ['mar. 3 nov.', '?-11-03Tu'],
  ['03/11/2026', '2026-11-03 either'],
  ['le 3 novembre de 10h à 12h', '?-11-03 10:00-12:00'],
  ['3/11/2026 de 10h à 12h', '2026-11-03 10:00-12:00 either'],
  ['sam. 7 nov. 2026 | 14h-16h', '2026-11-07Sa 14:00-16:00'],
  ['du 3 au 5 novembre', '?-11-03..?-11-05'],
  ['du 3 novembre au 5 décembre 2026', '2026-11-03..2026-12-05'],
  ['du mardi 3 au jeudi 5 novembre 2026', '2026-11-03Tu..2026-11-05Th'],
  ['du 28 novembre au 3 janvier', '?-11-28..?-01-03'],
  ['Les 3, 5 et 7 novembre', '?-11-03,?-11-05,?-11-07'],
  ["jusqu'au 24 décembre", '..?-12-24'],
  ['jusqu’au 24 décembre 2026', '..2026-12-24'],
  ['à partir du 3 novembre', '?-11-03..'],
  ['19h30', '19:30'],
  ['19 h 30', '19:30'],
  ['de 10 h à 18 h', '10:00-18:00'],
  ['Ouverture des portes 18h30 / Concert 19h30', '19:30 doors 18:30'],
  ['tous les mardis', 'FREQ=WEEKLY;BYDAY=TU'],
  ['chaque mardi à 19h', '19:00 FREQ=WEEKLY;BYDAY=TU'],
  ['le premier samedi du mois', 'FREQ=MONTHLY;BYDAY=1SA'],
  ['novembre 2026', '2026-11-?'],
];

const NOTHING = [
  '3,11 €',
  'à 3 km',
  'de 3 à 5 ans',
  'la mer et le mar',
  'version 1.2.3',
  '01 42 34 56 78',
  'page 3',
  '2 places',
];

describe('French', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'fr')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'fr')).toBe('');
  });
});
