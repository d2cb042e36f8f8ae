/** When an event takes place, in the terms of calendars. Shared by iCalendar and the Google Calendar link. */
import type { EventRecord } from '../finding';
import { parseRule, periodOf, writeRule } from './recurrence';
import { addDays, daysBetween, parseWhen, type ParsedWhen } from './when';

export interface EventTimes {
  /** True: start and end are days. False: they are date-times. */
  allDay: boolean;
  /** `YYYYMMDD`, `YYYYMMDDTHHMMSS` (floating) or `YYYYMMDDTHHMMSSZ`. */
  start: string;
  /** Of the same type as start, and exclusive: for days, the day after the last. Absent where the page gives no end. */
  end?: string;
  /** RRULE value. */
  rule?: string;
  /** True when the page gives times that an all-day entry cannot hold: they should be said in the description. */
  timesLost: boolean;
}

/**
 * Both ends are put in the coarser of their two types, and nothing is made up: a date never becomes midnight, a local
 * time gets no zone. A run of several days with an opening hour on the first only is therefore an all-day entry.
 * Recurring events are floating, as BYDAY means weekdays of the place and not of UTC.
 * @returns undefined when the event has no start date that can be read
 */
export function eventTimes(event: EventRecord): EventTimes | undefined {
  const start = parseWhen(event.startDate);
  if (!start) return undefined;
  const end = parseWhen(event.endDate);
  const rule = parseRule(event.eventSchedule);
  if (!rule) return span(start, end);

  const days = end ? daysBetween(start.day, end.day) : 0;
  // An end beyond the first round is the end of the series; each round then takes the hours of one day.
  const isSeries = days >= periodOf(rule);
  const round = span(floating(start), end && floating(isSeries ? { ...end, day: start.day } : end));
  return { ...round, rule: writeRule(rule, round.allDay, isSeries ? end!.day : undefined) };
}

function span(start: ParsedWhen, end: ParsedWhen | undefined): EventTimes {
  const hasTimes = start.type !== 'date' || (end !== undefined && end.type !== 'date');
  const sameDayOnly = end?.type === 'date' && end.day <= start.day;
  if (start.type === 'date' || (end?.type === 'date' && !sameDayOnly)) {
    const last = end && end.day > start.day ? end.day : start.day;
    return { allDay: true, start: start.day, end: addDays(last, 1), timesLost: hasTimes };
  }
  const timed = { allDay: false, timesLost: false };
  if (!end || sameDayOnly) return { ...timed, start: stamp(start) };
  const mixed = start.type !== end.type;
  const from = stamp(mixed ? floating(start) : start);
  const to = stamp(mixed ? floating(end) : end);
  return to > from ? { ...timed, start: from, end: to } : { ...timed, start: from };
}

function stamp(when: ParsedWhen): string {
  return when.utc ?? `${when.day}T${when.time ?? ''}`;
}

/** The wall-clock time of the place, without its offset. */
function floating(when: ParsedWhen): ParsedWhen {
  return when.type === 'instant' ? { type: 'local', day: when.day, time: when.time } : when;
}
