import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 listopada 2026', '2026-11-03'],
  ['wtorek, 3 listopada 2026, godz. 19:00', '2026-11-03Tu 19:00'],
  ['od 3 do 5 listopada', '?-11-03..?-11-05'],
  ['do 24 grudnia', '..?-12-24'],
  ['3.11.2026, godz. 18', '2026-11-03 18:00'],
  ['sob. 7 listopada o godz. 20:30', '?-11-07Sa 20:30'],
  ['28–03/05', '?-04-28..?-05-03'],
  ['9–11/11', '?-11-09..?-11-11'],
  ['listopad 2026', '2026-11-?'],
  ['od środy 4 do piątku 6 listopada 2026', '2026-11-04We..2026-11-06Fr'],
  ['w każdy pierwszy poniedziałek miesiąca', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['w soboty o 17:00', '17:00 FREQ=WEEKLY;BYDAY=SA'],
  ['wtorki i czwartki, 18:00–19:30', '18:00-19:30 FREQ=WEEKLY;BYDAY=TU,TH'],
  ['przełożone z 3 listopada na 5 grudnia 2026', '2026-12-05'],
  ['codziennie oprócz poniedziałku', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['7 listopada o 8 wieczorem', '?-11-07 20:00'],
  ['między 3 a 8 listopada', '?-11-03..?-11-08'],
  ['sobota, 7 listopada, wejście od 18:30, początek 19:30', '?-11-07Sa 19:30 doors 18:30'],
  ['Plac zabaw 3 listopada', '?-11-03'],
  ['rano 7 listopada', '?-11-07'],
  ['7 marca 2015 godz: 18 30', '2015-03-07 18:30'],
  ['godz. 18 20 lutego', '?-02-20 18:00'],
];

const NOTHING = [
  '3,11 zł',
  '12 lat',
  'do domu',
  'ul. 3 Maja 12, Kraków',
  'al. 29 Listopada 46',
  'czas trwania: 1:30',
  'wstęp wolny z wyjątkiem poniedziałków',
];

describe('Polish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'pl')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'pl')).toBe('');
  });
});
