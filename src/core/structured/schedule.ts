/** A declared schedule as an RRULE, where it is a plain weekly one. */
import { dateValue, timeValue } from './date-value';
import { thingsOf, type Graph, type Thing } from './thing';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export interface WeeklySchedule {
  /** RFC 5545: "FREQ=WEEKLY;BYDAY=TU,TH". */
  rule: string;
  /** First day, with its time where the schedule says one. */
  startDate?: string;
}

/** @returns undefined for a schedule with exceptions, other periods than weeks, or more than one part */
export function weeklySchedule(graph: Graph, event: Thing): WeeklySchedule | undefined {
  const schedules = thingsOf(graph.values(event, 'eventSchedule'));
  const [schedule] = schedules;
  if (!schedule || schedules.length > 1) return undefined;
  if (['exceptDate', 'byMonth', 'byMonthDay', 'byMonthWeek'].some((name) => schedule.properties.has(name)))
    return undefined;
  const interval = weeksOf(graph.text(schedule, 'repeatFrequency') ?? '');
  if (!interval) return undefined;
  const days = graph.texts(schedule, 'byDay').map(dayOf);
  if (days.includes(undefined)) return undefined;
  if (interval === 'daily' && days.length === 0) return undefined;
  const parts = ['FREQ=WEEKLY'];
  if (interval !== 'daily' && interval > 1) parts.push(`INTERVAL=${interval}`);
  if (days.length) parts.push(`BYDAY=${DAYS.filter((day) => days.includes(day)).join(',')}`);
  const count = Number(graph.text(schedule, 'repeatCount'));
  const until = dateValue(graph.text(schedule, 'endDate') ?? '')?.slice(0, 10);
  if (Number.isInteger(count) && count > 0) parts.push(`COUNT=${count}`);
  else if (until) parts.push(`UNTIL=${until.replaceAll('-', '')}`);
  const first = dateValue(graph.text(schedule, 'startDate') ?? '');
  const time = timeValue(graph.text(schedule, 'startTime') ?? '');
  const startDate = first && first.length === 10 && time ? `${first}T${time}` : first;
  return { rule: parts.join(';'), ...(startDate ? { startDate } : {}) };
}

function weeksOf(frequency: string): number | 'daily' | undefined {
  const weeks = /^P(\d{1,2})W$/i.exec(frequency);
  if (weeks) return Number(weeks[1]) || undefined;
  const days = /^P(\d{1,3})D$/i.exec(frequency);
  if (days) return Number(days[1]) === 1 ? 'daily' : Number(days[1]) % 7 === 0 ? Number(days[1]) / 7 : undefined;
  if (/^weekly$/i.test(frequency)) return 1;
  return /^daily$/i.test(frequency) ? 'daily' : undefined;
}

function dayOf(text: string): string | undefined {
  const name = text
    .slice(text.lastIndexOf('/') + 1)
    .replace(/^.*:/, '')
    .toLowerCase();
  const index = DAY_NAMES.indexOf(name);
  return index >= 0 ? DAYS[index] : DAYS.find((day) => day.toLowerCase() === name);
}
