/** Calendar arithmetic on plain year, month, day; no time zone ever enters. */
import type { ClockTime } from './types';

export interface Day {
  year: number;
  month: number;
  day: number;
}

const MS = 86_400_000;

/** Days since 1970-01-01. */
export const dayNumber = ({ year, month, day }: Day): number => Math.round(Date.UTC(year, month - 1, day) / MS);

export function dayOf(number: number): Day {
  const date = new Date(number * MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 = Sunday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** False for 30 February and the like. */
export const isDay = (day: Day): boolean => {
  const back = dayOf(dayNumber(day));
  return back.month === day.month && back.day === day.day;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD. */
export const isoDate = ({ year, month, day }: Day): string => `${String(year)}-${two(month)}-${two(day)}`;

/** YYYY-MM-DDTHH:MM with the offset, if any; hours from 24 land on the next day. */
export function isoDateTime(day: Day, time: ClockTime, offset = ''): string {
  const date = time.hour >= 24 ? dayOf(dayNumber(day) + 1) : day;
  return `${isoDate(date)}T${two(time.hour % 24)}:${two(time.minute)}${offset}`;
}

/** "YYYY-MM-DD…" to a day. */
export function parseDay(iso: string): Day {
  const [year = 1970, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}
