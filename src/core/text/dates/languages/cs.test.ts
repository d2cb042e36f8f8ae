import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. listopadu 2026', '2026-11-03'],
  ['úterý 3. listopadu 2026 v 19:00', '2026-11-03Tu 19:00'],
  ['3. 11. 2026', '2026-11-03'],
  ['od 3. do 5. listopadu', '?-11-03..?-11-05'],
  ['do 24. prosince', '..?-12-24'],
  ['so 7. 11. od 19 hod.', '?-11-07Sa 19:00'],
  ['listopad 2026', '2026-11-?'],
  ['od středy 4. do pátku 6. listopadu 2026', '2026-11-04We..2026-11-06Fr'],
  ['každé první pondělí v měsíci', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['přesunuto z 3. listopadu na 5. prosince 2026', '2026-12-05'],
  ['denně kromě pondělí 10–18 hod.', '10:00-18:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
  ['7. listopadu v 8 večer', '?-11-07 20:00'],
  ['mezi 3. a 8. listopadem', '?-11-03..?-11-08'],
  ['sobota 7. listopadu, otevření dveří 18:30, začátek 19:30', '?-11-07Sa 19:30 doors 18:30'],
  ['Mánesův most 7. listopadu v 19 hodin', '?-11-07 19:00'],
];

const NOTHING = ['311 Kč', '12 let', 'po práci', 'náměstí 28. října 12', 'ul. 17. listopadu 5', 'délka: 1:30'];

describe('Czech', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'cs')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'cs')).toBe('');
  });
});
