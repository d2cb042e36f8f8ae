import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 ноември 2026 г.', '2026-11-03'],
  ['вторник, 3 ноември, 19:00 ч.', '?-11-03Tu 19:00'],
  ['от 3 до 5 ноември 2026 г.', '2026-11-03..2026-11-05'],
  ['основан през 1990 г. 5 декември, 19:00', '?-12-05 19:00'],
  ['3.11.2026', '2026-11-03'],
  ['Начало: 19:30 часа', '19:30'],
];

const NOTHING = ['пет 12'];

describe('Bulgarian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'bg')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'bg')).toBe('');
  });
});
