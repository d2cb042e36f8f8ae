/** The RRULE of an event, made fit for the event's own start (RFC 5545, 3.3.10). */
import { addDays } from './when';

/** Parts of an RRULE by upper-case name, in their order. */
export type Rule = Map<string, string>;

const PART = /^([A-Z]+)=([A-Z0-9,+-]+)$/;
/** Shortest length in days of one round of each frequency. */
const PERIOD_DAYS: Record<string, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 };

/** @returns the rule's parts, or undefined when the text is not a rule of days, weeks, months or years */
export function parseRule(text: string | undefined): Rule | undefined {
  if (!text) return undefined;
  const rule: Rule = new Map();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    if (part === '') continue;
    const match = PART.exec(part);
    if (!match) return undefined;
    rule.set(match[1]!, match[2]!);
  }
  return (rule.get('FREQ') ?? '') in PERIOD_DAYS ? rule : undefined;
}

/** Days from one round of the rule to the next, at least. */
export function periodOf(rule: Rule): number {
  return PERIOD_DAYS[rule.get('FREQ')!]! * Math.max(1, Number(rule.get('INTERVAL')) || 1);
}

/**
 * Writes a rule for an event that starts so. UNTIL gets the type of DTSTART, as the standard demands; a series that
 * says no end itself ends on `lastDay`.
 * @param dated true where DTSTART is a date, false where it is a local date-time
 * @param lastDay `YYYYMMDD`
 */
export function writeRule(rule: Rule, dated: boolean, lastDay?: string): string {
  const parts = new Map(rule);
  const until = parts.get('UNTIL') ?? (parts.has('COUNT') ? undefined : lastDay);
  if (until !== undefined) parts.set('UNTIL', untilFor(dated, until));
  return [...parts].map(([name, value]) => `${name}=${value}`).join(';');
}

function untilFor(dated: boolean, until: string): string {
  if (dated) return until.slice(0, 8);
  return until.includes('T') ? until.replace(/Z$/, '') : `${until}T235959`;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** A rule that names a day at all names one within two years (29 February aside). */
const FARTHEST_DAYS = 800;

/**
 * The first day that a rule names.
 * @param from `YYYYMMDD`, the first that counts
 * @returns `YYYYMMDD`; undefined for a rule that leaves the day to its start ("every week")
 */
export function firstDayOf(rule: Rule, from: string): string | undefined {
  const numbers = (name: string): number[] | undefined => rule.get(name)?.split(',').map(Number);
  const [months, monthDays] = [numbers('BYMONTH'), numbers('BYMONTHDAY')];
  const days = rule.get('BYDAY')?.split(',');
  if (!days && !monthDays && rule.get('FREQ') !== 'DAILY') return undefined;
  for (let step = 0; step < FARTHEST_DAYS; step++) {
    const day = addDays(from, step);
    const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6))];
    if (months && !months.includes(month)) continue;
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    if (monthDays && !monthDays.some((wanted) => (wanted < 0 ? last + 1 + wanted : wanted) === date)) continue;
    const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()]!;
    const names = [
      weekday,
      `${String(Math.ceil(date / 7))}${weekday}`,
      `-${String(Math.ceil((last + 1 - date) / 7))}${weekday}`,
    ];
    if (!days || days.some((wanted) => names.includes(wanted.replace('+', '')))) return day;
  }
  return undefined;
}
