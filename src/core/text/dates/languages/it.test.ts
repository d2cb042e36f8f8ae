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
  // Notices of halls, museums and town halls
  ['Sabato 7 novembre 2026, ore 21.00', '2026-11-07Sa 21:00'],
  ['martedì 3 novembre 2026 alle 18:30', '2026-11-03Tu 18:30'],
  ['Mar 3 nov, h 21', '?-11-03Tu 21:00'],
  ['ven. 6.11.2026', '2026-11-06Fr'],
  ['3/11/2026 ore 20:45', '2026-11-03 20:45 either'],
  ['dom 8 nov 2026', '2026-11-08Su'],
  ['gio 12 nov, 17:30', '?-11-12Th 17:30'],
  ['dom. 6/12 ore 17', '?-12-06Su 17:00 either'],
  ['3 nov. 2026, h. 18.00', '2026-11-03 18:00'],
  ['1° maggio', '?-05-01'],
  ['25 aprile', '?-04-25'],
  ['metà novembre 2026', '2026-11-?'],
  ['7 e 8 novembre 2026, ore 10-18', '2026-11-07,2026-11-08 10:00-18:00'],
  ['sabato 7 e domenica 8 novembre', '?-11-07Sa,?-11-08Su'],
  ['7, 14 e 21 novembre', '?-11-07,?-11-14,?-11-21'],
  // Ranges, ends and beginnings
  ["Dal 3 all'8 novembre 2026", '2026-11-03..2026-11-08'],
  ["dall'11 al 15 novembre", '?-11-11..?-11-15'],
  ['dal 28 novembre 2026 al 3 gennaio 2027', '2026-11-28..2027-01-03'],
  ['da venerdì 6 a domenica 8 novembre', '?-11-06Fr..?-11-08Su'],
  ['3 - 8 novembre 2026', '2026-11-03..2026-11-08'],
  ['30 novembre - 2 dicembre 2026', '2026-11-30..2026-12-02'],
  ["tra il 3 e l'8 novembre", '?-11-03..?-11-08'],
  ['fino al 10 gennaio 2027', '..2027-01-10'],
  ['fino a domenica 29 novembre', '..?-11-29Su'],
  ['entro il 30 novembre', '..?-11-30'],
  ['in corso fino al 24 dicembre', '..?-12-24'],
  ['a partire dal 3 novembre', '?-11-03..'],
  // Times
  ['ore 21', '21:00'],
  ['alle 20.30', '20:30'],
  ['ore 10:00 - 13:00', '10:00-13:00'],
  ['dalle 15 alle 17.30', '15:00-17:30'],
  ['dalle ore 9 alle ore 13', '09:00-13:00'],
  ['mezzogiorno', '12:00'],
  ['dalle 22 alle 4', '22:00-28:00'],
  ['apertura porte ore 20, inizio ore 21', '21:00 doors 20:00'],
  // Several times a day
  ['ore 10 e ore 15', '10:00 & 15:00'],
  ['sabato 7 novembre, ore 16 e 18', '?-11-07Sa 16:00 & 18:00'],
  ['dalle 10 alle 13 e dalle 15 alle 19', '10:00-13:00 & 15:00-19:00'],
  // Zones, and days that were moved
  ['ore 18 (ora italiana)', '18:00 Europe/Rome'],
  ['Rinviato dal 3 novembre al 5 dicembre 2026', '2026-12-05'],
  // What comes again
  ['ogni sabato dalle 10 alle 12', '10:00-12:00 FREQ=WEEKLY;BYDAY=SA'],
  ['tutti i martedì e giovedì, ore 18', '18:00 FREQ=WEEKLY;BYDAY=TU,TH'],
  ['ogni martedì di maggio', 'FREQ=WEEKLY;BYDAY=TU;BYMONTH=5'],
  ['ogni prima domenica del mese', 'FREQ=MONTHLY;BYDAY=1SU'],
  ["l'ultimo venerdì del mese", 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['il primo e il terzo giovedì del mese', 'FREQ=MONTHLY;BYDAY=1TH,3TH'],
  ['tutti i giorni tranne il lunedì, ore 10-18', '10:00-18:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['tutti i giorni escluso il lunedì', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['ogni domenica tranne il 27 dicembre', 'FREQ=WEEKLY;BYDAY=SU except ?-12-27'],
  ['ogni sabato, festivi esclusi', "FREQ=WEEKLY;BYDAY=SA except 'festivi'"],
  ['ogni martedì dal 3 novembre al 15 dicembre', '?-11-03..?-12-15 FREQ=WEEKLY;BYDAY=TU'],
  ['ogni lunedì fino al 14 dicembre', '..?-12-14 FREQ=WEEKLY;BYDAY=MO'],
];

const NOTHING = [
  '3,11 €',
  'dai 3 ai 5 anni',
  'il mar',
  'set di 5 pezzi',
  'versione 1.2.3',
  'chiuso ogni lunedì',
  'pagine 3',
  '00184 Roma',
  'Via XX Settembre 12',
  'Piazza 25 Aprile',
  'Via 4 Novembre, 149',
  'ISBN 978-88-06-20845-5',
  '12,50 €',
  'pagg. 11-13',
  'vittoria 3-1',
  '1/2 litro',
  'estate 2027',
  'data da definire',
  'art. 3.2',
  'età 6-12',
  'tel. 06 1234 5678',
  'versione 11.3',
];

describe('Italian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'it')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'it')).toBe('');
  });
});
