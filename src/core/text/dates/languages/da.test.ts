import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['tirsdag den 3. november 2026 kl. 19.00', '2026-11-03Tu 19:00'],
  ['d. 3. november kl. 19', '?-11-03 19:00'],
  ['lør 7. nov kl. 14-16', '?-11-07Sa 14:00-16:00'],
  ['3.11.2026 kl. 19', '2026-11-03 19:00'],
  ['3/11 kl. 19', '?-11-03 19:00 either'],
  ['3. maj', '?-05-03'],
  ['3.-5. november', '?-11-03..?-11-05'],
  ['fra 3. til 5. november', '?-11-03..?-11-05'],
  ['28. november – 3. januar', '?-11-28..?-01-03'],
  ['3. og 4. november', '?-11-03,?-11-04'],
  ['indtil 24. december', '..?-12-24'],
  ['til og med 24. december', '..?-12-24'],
  ['fra den 3. november', '?-11-03..'],
  ['kl. 19', '19:00'],
  ['Gratis adgang, kl. 14.', '14:00'],
  ['kl. 14. Tilmelding nødvendig', '14:00'],
  ['kl. 14. august', '?-08-14'],
  ['kl. 10.00–12.00', '10:00-12:00'],
  ['november 2026', '2026-11-?'],
  ['hver tirsdag', 'FREQ=WEEKLY;BYDAY=TU'],
  ['hver anden onsdag kl. 18', '18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
  ['første søndag i måneden', 'FREQ=MONTHLY;BYDAY=1SU'],
  ['Dørene åbner 18:00, start 19:00', '19:00 doors 18:00'],
  ['flyttet fra den 3. november til den 5. december 2026', '2026-12-05'],
  ['dagligt undtagen mandag kl. 10-18', '10:00-18:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
];

const NOTHING = ['3,11 kr', '3-5 år', 'man kan', 'version 1.2.3', 'side 3', '5 pladser', 'lukket mandage'];

describe('Danish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'da')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'da')).toBe('');
  });
});
