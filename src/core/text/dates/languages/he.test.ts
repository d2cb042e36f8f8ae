import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 בנובמבר 2026', '2026-11-03'],
  ['יום שלישי, 3 בנובמבר 2026, בשעה 19:30', '2026-11-03Tu 19:30'],
  ['3.11.2026 - 5.11.2026', '2026-11-03..2026-11-05'],
];

describe('Hebrew', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'he')).toBe(expected);
  });
});
