/** A declared date as a `When`. Only forms that can be read in one way are read. */
import type { When } from '../finding';

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?![\d/.]|-(?!\d\d:))/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const WEEKDAY = '^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const DAY_MONTH = new RegExp(`${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${MONTH},?[\\s-]+(\\d{4})(?!\\d)`, 'i');
const MONTH_DAY = new RegExp(`${WEEKDAY}${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'i');
const TIME = /^[\sT,]*(?:at\s+)?(\d{1,2})(?::?(\d{2}))?(?::?\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\b\.?)?/i;
const OFFSET = /^\s*(?:(Z|UTC|GMT)(?![a-z]))?\s*([+−-]\d{1,2}(?::?\d{2})?)?/i;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2150;

/**
 * @param raw ISO 8601 in its variants ("2026-11-03T19:00:00+0900", "20261103"), "2026/11/3 19:00", "2026年11月3日",
 *   "Tue, 03 Nov 2026 19:00:00 +0900", "November 3, 2026 7:00 pm"
 * @returns undefined for everything else, for days that no calendar has and for the epoch, which stands for "unknown";
 *   "11/03/2026" is two days
 */
export function dateValue(raw: string): When | undefined {
  const text = tidy(raw);
  const found = dayOf(text);
  if (!found) return undefined;
  const { day, length } = found;
  const rest = text.slice(length);
  if (/^[\sT]*(?:Z|[+-]\d{2}:?\d{2})?$/i.test(rest)) return day;
  const time = TIME.exec(rest);
  if (!time || (time[2] === undefined && time[3] === undefined)) return undefined;
  const clock = clockOf(Number(time[1]), Number(time[2] ?? 0), time[3]);
  if (clock === undefined) return undefined;
  if (clock === '24:00') return day;
  return `${day}T${clock}${offsetOf(rest.slice(time[0].length))}`;
}

/** A time of day alone, "18:30" or "18:30:00"; undefined for anything else. */
export function timeValue(raw: string): string | undefined {
  if (raw.length > LONGEST) return undefined;
  const match = /^T?(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:([ap])\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(raw.trim());
  return match ? clockOf(Number(match[1]), Number(match[2]), match[3]) : undefined;
}

/** No date is longer. */
const LONGEST = 200;

function tidy(raw: string): string {
  return raw
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/^(\d{4})年\s*(\d{1,2})月\s*(\d{1,2})日(?:\s*\(.{1,4}?\))?/, '$1-$2-$3 ')
    .replace(/\s*[[(][^\])]*[\])]\s*$/, '')
    .trim();
}

function dayOf(text: string): { day: string; length: number } | undefined {
  let match = YEAR_FIRST.exec(text);
  if (match) {
    if (match[2] === '' && match[3]!.length + match[4]!.length < 4) return undefined;
    return calendarDay(match[0].length, match[1]!, Number(match[3]), match[4]!);
  }
  match = DAY_MONTH.exec(text);
  if (match) return calendarDay(match[0].length, match[3]!, monthOf(match[2]!), match[1]!);
  match = MONTH_DAY.exec(text);
  return match ? calendarDay(match[0].length, match[3]!, monthOf(match[1]!), match[2]!) : undefined;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;

function calendarDay(
  length: number,
  year: string,
  month: number,
  date: string,
): { day: string; length: number } | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR || day === '1970-01-01') return undefined;
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? { day, length } : undefined;
}

function clockOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (half && (hour < 1 || hour > 12)) return undefined;
  const whole = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  if (whole > 24 || minute > 59 || (whole === 24 && minute > 0)) return undefined;
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '' where the rest names none, or one that no place on Earth has. */
function offsetOf(rest: string): string {
  const [, zero, signed] = OFFSET.exec(rest) ?? [];
  if (!signed) return zero ? '+00:00' : '';
  const digits = signed.slice(1).replace(':', '');
  const [hours, minutes] = digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits, '00'];
  if (Number(hours) > 14 || Number(minutes) > 59) return '';
  return `${signed.startsWith('+') ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}
