/** The suites that are run once per zone (`vitest.config.ts`) are run in that zone in truth. */
import { expect, it } from 'vitest';

const OFFSETS: Record<string, [winter: number, summer: number]> = {
  UTC: [0, 0],
  'America/New_York': [-5, -4],
  'Asia/Tokyo': [9, 9],
};

it(`the machine’s clock is that of ${process.env['TZ'] ?? 'no zone'}`, () => {
  const hours = (month: number): number => 0 - new Date(2026, month, 15, 12).getTimezoneOffset() / 60;
  expect([hours(0), hours(6)]).toEqual(OFFSETS[process.env['TZ'] ?? '']);
});
