import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 نوفمبر 2026', '2026-11-03'],
  ['الثلاثاء ٣ نوفمبر ٢٠٢٦', '2026-11-03Tu'],
  ['من ٣ نوفمبر إلى ٥ نوفمبر ٢٠٢٦', '2026-11-03..2026-11-05'],
  ['الساعة 7:00 مساءً', '19:00'],
  ['الأحد، 3 نوفمبر، 7:00 م', '?-11-03Su 19:00'],
  ['3 تشرين الثاني 2026', '2026-11-03'],
];

const NOTHING = ['طول 5 م', 'ص 10'];

describe('Arabic', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'ar')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'ar')).toBe('');
  });
});
