import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. novembra 2026', '2026-11-03'],
  ['utorok 3. novembra 2026 o 19:00', '2026-11-03Tu 19:00'],
  ['od 3. do 5. novembra', '?-11-03..?-11-05'],
  ['do 24. decembra', '..?-12-24'],
  ['so 7. 11. o 19 hod.', '?-11-07Sa 19:00'],
  ['november 2026', '2026-11-?'],
  ['od stredy 4. do piatka 6. novembra 2026', '2026-11-04We..2026-11-06Fr'],
  ['každý prvý pondelok v mesiaci', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['presunuté z 3. novembra na 5. decembra 2026', '2026-12-05'],
  ['denne okrem pondelka 10:00 – 18:00', '10:00-18:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
];

const NOTHING = ['12 rokov', 'po práci', 'Po 5 rokoch', 'Námestie 1. mája 5'];

describe('Slovak', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'sk')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'sk')).toBe('');
  });
});
