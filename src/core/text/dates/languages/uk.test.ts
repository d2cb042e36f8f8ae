import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 листопада 2026', '2026-11-03'],
  ['вівторок, 3 листопада 2026 о 19:00', '2026-11-03Tu 19:00'],
  ['з 3 по 5 листопада', '?-11-03..?-11-05'],
  ['до 24 грудня', '..?-12-24'],
  ['03.11.2026', '2026-11-03'],
  ['листопад 2026', '2026-11-?'],
  ['3 листопада 2026 року о 19:00', '2026-11-03 19:00'],
  ['Пʼятниця, 3 квітня', '?-04-03Fr'],
  ['щосереди о 18:00', '18:00 FREQ=WEEKLY;BYDAY=WE'],
  ['15 Кві 2026', '2026-04-15'],
  ['кожен перший понеділок місяця', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['перенесено з 3 листопада на 5 грудня 2026', '2026-12-05'],
  ['щодня, крім понеділка, 10:00–18:00', '10:00-18:00 FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU'],
];

const NOTHING = ['12 років', '3 хвилин', 'вул. 8 Березня, 5', 'Тривалість 5 годин'];

describe('Ukrainian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'uk')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'uk')).toBe('');
  });
});
