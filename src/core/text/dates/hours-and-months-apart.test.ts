import { expect, test } from 'vitest';
import { findDates } from './find-dates';
import { notation } from './test-notation';

test.each([
  ['ko', '12.5 - 오후 7시', '?-12-05 19:00'],
  ['ja', '12.5 - PM 7:00', '?-12-05 19:00'],
  ['zh', '12.20-下午3点 讲座', '?-12-20 15:00'],
  ['en', '9.30–11am', '09:30-11:00'],
  ['en', 'Wednesday 9 December 2026, noon service', '2026-12-09We 12:00'],
  ['en', '9pm - midnight Carols', '21:00-24:00'],
  ['en', '10am to midnight sale', '10:00-24:00'],
  ['en', '11.30pm Midnight Communion', '23:30'],
  ['en', '24 December 2026 Midnight Mass', '2026-12-24'],
  ['en', '9pm – Midnight Express', '21:00'],
  ['en', '23:30 – Midnight Mass', '23:30'],
  ['en', '5 December, Midnight Feast', '?-12-05'],
  ['en', '9pm to Midnight', '21:00-24:00'],
  ['de', 'Mühlgasse\n12a\nJena', ''],
  ['pt', 'sex, 4\n21h30', '?-?-04Fr 21:30'],
  ['pt', 'sex, 4', ''],
  ['pt', 'sex, 4\nCoro', '?-?-04Fr'],
  ['pt', 'sex, 4\n5 salas', ''],
  ['pt', 'ter 3\nquartos', ''],
  ['ja', '11(木・祝)～3/3(水)', '?-02-11Th..?-03-03We'],
])('in %s "%s" is %s', (lang, text, dates) => {
  expect(findDates(text, { lang }).map(notation).join(' | ')).toBe(dates);
});
