import { describe, expect, test } from 'vitest';
import { read } from '../test-notation';

const DATES: [string, string][] = [
  ['8h00 – 16h30, thứ Ba, ngày 03/11/2026', '2026-11-03Tu 08:00-16:30'],
  ['Thứ Bảy, ngày 7 tháng 11 năm 2026', '2026-11-07Sa'],
  ['19h30 ngày 15/10/2026', '2026-10-15 19:30'],
  ['20:00, Chủ nhật 08/11/2026', '2026-11-08Su 20:00'],
  ['từ ngày 3 đến ngày 15 tháng 11 năm 2026', '2026-11-03..2026-11-15'],
  ['7 giờ 30 phút sáng', '07:30'],
  ['8 giờ tối', '20:00'],
  ['Tháng 10/2026', '2026-10-?'],
  ['tháng mười một năm 2026', '2026-11-?'],
  ['ngày 20 tháng 11', '?-11-20'],
  ['ngày 5, 6 và 7/12/2026', '2026-12-05,2026-12-06,2026-12-07'],
  ['15\n10/2026', '2026-10-15'],
];

const NOTHING = ['120 phút', '18 tuổi trở lên', 'đường 3 tháng 2', 'số 18 đường Bến Vân', '100.000 đồng'];

describe('Vietnamese', () => {
  test.each(DATES)('%s', (text, expected) => {
    expect(read(text, 'vi')).toBe(expected);
  });
  test.each(NOTHING)('nothing in %s', (text) => {
    expect(read(text, 'vi')).toBe('');
  });
});
