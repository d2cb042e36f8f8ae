import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 ноября 2026 г.', '2026-11-03'],
  ['3 ноября в 19:00', '?-11-03 19:00'],
  ['вторник, 3 ноября 2026, 19:00', '2026-11-03Tu 19:00'],
  ['с 3 по 5 ноября', '?-11-03..?-11-05'],
  ['до 24 декабря', '..?-12-24'],
  ['03.11.2026 в 18:30', '2026-11-03 18:30'],
  ['Ноябрь 2026', '2026-11-?'],
  ['3 ноября 2026 года в 19:00', '2026-11-03 19:00'],
];

const NOTHING = ['3,11 руб', '12 лет', 'по городу'];

describe('Russian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'ru')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'ru')).toBe('');
  });
});
