/** Reading a `When`, and arithmetic on its calendar days that no time zone of the machine can touch. */
import type { When } from '../finding';

export interface ParsedWhen {
  type: 'date' | 'local' | 'instant';
  /** The day as the page writes it, `YYYYMMDD` (RFC 5545 DATE). */
  day: string;
  /** The wall-clock time as the page writes it, `HHMMSS`; absent for a date. */
  time?: string;
  /** For an instant: the same moment in UTC, `YYYYMMDDTHHMMSSZ`. */
  utc?: string;
}

const WHEN = /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;
const DAY_MS = 86_400_000;

/**
 * @param when `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM±HH:MM` (seconds and `Z` are understood too)
 * @returns its parts; undefined when it is none of these, or no day of the calendar (30 February)
 */
export function parseWhen(when: When | undefined): ParsedWhen | undefined {
  const match = WHEN.exec(when ?? '');
  if (!match) return undefined;
  const [, year = '', month = '', date = '', hour, minute, second = '00', offset] = match;
  const day = year + month + date;
  if (addDays(day, 0) !== day) return undefined;
  if (hour === undefined || minute === undefined) return { type: 'date', day };
  const time = hour + minute + second;
  if (offset === undefined) return { type: 'local', day, time };
  const moment = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(moment) ? undefined : { type: 'instant', day, time, utc: utcStamp(new Date(moment)) };
}

/** The moment as `YYYYMMDDTHHMMSSZ`. */
export function utcStamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** `YYYYMMDD` plus a number of days, over month ends and leap years. */
export function addDays(day: string, days: number): string {
  return new Date((epochDay(day) + days) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Days from one `YYYYMMDD` to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return epochDay(to) - epochDay(from);
}

function epochDay(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8))) / DAY_MS;
}
