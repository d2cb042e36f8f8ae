import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3. November 2026', '2026-11-03'],
  ['Dienstag, 3. November 2026, 19.30 Uhr', '2026-11-03Tu 19:30'],
  ['Di 3. Nov. 2026 um 20:00 Uhr', '2026-11-03Tu 20:00'],
  ['03.11.2026', '2026-11-03'],
  ['So. 8.11.26', '2026-11-08Su'],
  ['Di, 3.11., 19:30 Uhr', '?-11-03Tu 19:30'],
  ['3.11. 19:30 Uhr', '?-11-03 19:30'],
  ['3.–5. November 2026', '2026-11-03..2026-11-05'],
  ['vom 3. bis 5. November', '?-11-03..?-11-05'],
  ['03.11.2026 – 05.12.2026', '2026-11-03..2026-12-05'],
  ['28.11. – 3.1.', '?-11-28..?-01-03'],
  ['Freitag, 6. November bis Sonntag, 8. November 2026', '2026-11-06Fr..2026-11-08Su'],
  ['3., 5. und 7. November', '?-11-03,?-11-05,?-11-07'],
  ['bis 24. Dezember', '..?-12-24'],
  ['noch bis zum 24.12.2026', '..2026-12-24'],
  ['ab 3. November', '?-11-03..'],
  ['19.30 Uhr', '19:30'],
  ['10–12 Uhr', '10:00-12:00'],
  ['von 10 bis 12 Uhr', '10:00-12:00'],
  ['Sa 7. Nov | 14–16 Uhr', '?-11-07Sa 14:00-16:00'],
  ['Einlass: 18 Uhr, Beginn: 19 Uhr', '19:00 doors 18:00'],
  ['November 2026', '2026-11-?'],
  ['jeden Dienstag', 'FREQ=WEEKLY;BYDAY=TU'],
  ['dienstags 19 Uhr', '19:00 FREQ=WEEKLY;BYDAY=TU'],
  ['jeden ersten Samstag im Monat', 'FREQ=MONTHLY;BYDAY=1SA'],
  ['täglich 10–18 Uhr', '10:00-18:00 FREQ=DAILY'],
];

const NOTHING = [
  'kostet 3.11 €',
  'So ist das',
  'Do it now',
  'Version 1.2.3',
  'Montags geschlossen',
  '3 Personen, 5 Tage',
  'Tel. 030 12 34 56-78',
  'Seite 3 von 5',
];

describe('German', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'de')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'de')).toBe('');
  });
});
