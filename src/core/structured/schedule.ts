/** A declared schedule as an RRULE with its hours and exceptions. */
import type { Schedule } from '../finding';
import { dateValue, timeValue } from './date-value';
import { thingsOf, type Graph, type Thing } from './thing';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export interface DeclaredSchedule {
  /** RFC 5545: "FREQ=WEEKLY;BYDAY=TU,TH". */
  rule: string;
  schedule: Schedule;
  /** First day, with its time where the schedule says one. */
  startDate?: string;
}

/** @returns undefined for a schedule that no one rule says: several parts, week days of a month without "2SA" */
export function scheduleOf(graph: Graph, event: Thing): DeclaredSchedule | undefined {
  const schedules = thingsOf(graph.values(event, 'eventSchedule'));
  const [schedule] = schedules;
  if (!schedule || schedules.length > 1 || schedule.properties.has('byMonthWeek')) return undefined;
  const days = graph.texts(schedule, 'byDay').map(dayOf);
  const frequency = frequencyOf(graph.text(schedule, 'repeatFrequency') ?? '');
  const monthDays = numbers(graph, schedule, 'byMonthDay', 31);
  const months = numbers(graph, schedule, 'byMonth', 12);
  if (!frequency || !monthDays || !months || days.includes(undefined)) return undefined;
  const { every, unit } = frequency;
  if (days.some((day) => /\d/.test(day!)) !== (unit === 'MONTHLY' && days.length > 0)) return undefined;
  const rule = [
    `FREQ=${unit === 'DAILY' && days.length > 0 ? 'WEEKLY' : unit}`,
    ...(every > 1 ? [`INTERVAL=${String(every)}`] : []),
    ...(days.length > 0 ? [`BYDAY=${inOrder(new Set(days as string[])).join()}`] : []),
    ...(monthDays.length > 0 ? [`BYMONTHDAY=${monthDays.join()}`] : []),
    ...(months.length > 0 ? [`BYMONTH=${months.join()}`] : []),
  ];
  const count = Number(graph.text(schedule, 'repeatCount'));
  const until = dateValue(graph.text(schedule, 'endDate') ?? '')?.slice(0, 10);
  if (Number.isInteger(count) && count > 0) rule.push(`COUNT=${String(count)}`);
  else if (until) rule.push(`UNTIL=${until.replaceAll('-', '')}`);
  const first = dateValue(graph.text(schedule, 'startDate') ?? '');
  const startTime = timeValue(graph.text(schedule, 'startTime') ?? '');
  const endTime = timeValue(graph.text(schedule, 'endTime') ?? '');
  const exceptDate = graph.texts(schedule, 'exceptDate').flatMap((raw) => dateValue(raw)?.slice(0, 10) ?? []);
  const startDate = first?.length === 10 && startTime ? `${first}T${startTime}` : first;
  return {
    rule: rule.join(';'),
    schedule: {
      ...(startTime ? { startTime } : {}),
      ...(endTime ? { endTime } : {}),
      ...(exceptDate.length > 0 ? { exceptDate } : {}),
    },
    ...(startDate ? { startDate } : {}),
  };
}

const inOrder = (days: ReadonlySet<string>): string[] =>
  [...days].sort((a, b) => DAYS.indexOf(a.slice(-2)) - DAYS.indexOf(b.slice(-2)));

/** Undefined where one of the values is no such number. */
function numbers(graph: Graph, schedule: Thing, name: string, most: number): number[] | undefined {
  const found = [...new Set(graph.texts(schedule, name).map(Number))];
  return found.every((value) => Number.isInteger(value) && value >= 1 && value <= most) ? found : undefined;
}

const UNITS: Record<string, string> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' };

/** "P1W", "P14D" (two weeks), "weekly". */
function frequencyOf(text: string): { every: number; unit: string } | undefined {
  const named = /^(daily|weekly|monthly|yearly)$/i.exec(text)?.[1];
  if (named) return { every: 1, unit: named.toUpperCase() };
  const [, digits, letter] = /^P(\d{1,3})([DWMY])$/i.exec(text) ?? [];
  const every = Number(digits);
  const unit = UNITS[letter?.toUpperCase() ?? ''];
  if (!every || !unit) return undefined;
  return unit === 'DAILY' && every % 7 === 0 ? { every: every / 7, unit: 'WEEKLY' } : { every, unit };
}

function dayOf(text: string): string | undefined {
  const name = text
    .slice(text.lastIndexOf('/') + 1)
    .replace(/^.*:/, '')
    .toLowerCase();
  const index = DAY_NAMES.indexOf(name);
  if (index >= 0) return DAYS[index];
  const [, nth = '', code = ''] = /^(-?[1-5])?([a-z]{2})$/.exec(name) ?? [];
  return DAYS.includes(code.toUpperCase()) ? nth + code.toUpperCase() : undefined;
}
