import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 Kasım 2026', '2026-11-03'],
  ['3 Kasım 2026 Salı, saat 19:00', '2026-11-03Tu 19:00'],
  ['3-5 Kasım', '?-11-03..?-11-05'],
  ['03.11.2026', '2026-11-03'],
  ['Kasım 2026', '2026-11-?'],
  ['CUMARTESİ 3 EKİM 2026', '2026-10-03Sa'],
  ['15 NİSAN 2026', '2026-04-15'],
  ['30 Kasım 2026 tarihine kadar', '..2026-11-30'],
  ['3 Kasım 2026 tarihinden itibaren', '2026-11-03..'],
  ['cumartesileri 17:00', '17:00 FREQ=WEEKLY;BYDAY=SA'],
];

const NOTHING = ['12 yaş', '3 ay', 'pazar', '19 Mayıs Mah. 5'];

describe('Turkish', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'tr')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'tr')).toBe('');
  });
});
