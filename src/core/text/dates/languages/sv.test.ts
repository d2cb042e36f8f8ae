import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['tisdag 3 november 2026 kl. 19.00', '2026-11-03Tu 19:00'],
  ['3 nov kl 19–21', '?-11-03 19:00-21:00'],
  ['lör 7 nov 14:00', '?-11-07Sa 14:00'],
  ['23 oktober 19.00–21.00', '?-10-23 19:00-21:00'],
  ['den 3 maj', '?-05-03'],
  ['2026-11-03', '2026-11-03 iso'],
  ['3–5 november', '?-11-03..?-11-05'],
  ['från 3 till 5 november', '?-11-03..?-11-05'],
  ['28 november – 3 januari', '?-11-28..?-01-03'],
  ['3 och 4 november', '?-11-03,?-11-04'],
  ['till och med 24 december', '..?-12-24'],
  ['t.o.m. 24 december', '..?-12-24'],
  ['från 3 november', '?-11-03..'],
  ['kl 19', '19:00'],
  ['kl. 10.00–12.00', '10:00-12:00'],
  ['november 2026', '2026-11-?'],
  ['varje tisdag', 'FREQ=WEEKLY;BYDAY=TU'],
  ['varannan onsdag kl 18', '18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
  ['första söndagen i månaden', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['måndagar kl 17', '17:00 FREQ=WEEKLY;BYDAY=MO'],
  ['Insläpp 18:00, start 19:00', '19:00 doors 18:00'],
  ['flyttat från 3 november till 5 december 2026', '2026-12-05'],
  ['lördag 7 november kl. 8 på kvällen', '?-11-07Sa 20:00'],
];

const NOTHING = ['3,11 kr', '3–5 år', 'tor och fre', 'version 1.2.3', 'sidan 3', '5 platser', 'stängt måndagar'];

describe('Swedish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'sv')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'sv')).toBe('');
  });
});
