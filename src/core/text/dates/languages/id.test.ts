import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['3 November 2026', '2026-11-03'],
  ['Selasa, 3 November 2026 pukul 19.00 WIB', '2026-11-03Tu 19:00 Asia/Jakarta'],
  ['17 Agustus 2026', '2026-08-17'],
  ["Jum'at, 6 November 2026", '2026-11-06Fr'],
  ['3 – 5 Desember 2026', '2026-12-03..2026-12-05'],
  ['3 s/d 5 Desember 2026', '2026-12-03..2026-12-05'],
  ['dari 3 hingga 5 Desember 2026', '2026-12-03..2026-12-05'],
  ['setiap Sabtu', 'FREQ=WEEKLY;BYDAY=SA'],
  ['Mei 2026', '2026-05-?'],
  ['Sabtu, 7 November 2026, 19.00 WIB - Selesai', '2026-11-07Sa 19:00 Asia/Jakarta'],
  ['09.00 s/d selesai', '09:00'],
  ['Rabu, 7 Oktober 2026, 8.30 malam', '2026-10-07We 20:30'],
  ['Sabtu malam 7 November 2026', '2026-11-07'],
];

const NOTHING = ['Rp 3.000', '3 hari', 'jl. 17 Agustus 12', '45 menit'];

describe('Indonesian', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'id')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'id')).toBe('');
  });
});
