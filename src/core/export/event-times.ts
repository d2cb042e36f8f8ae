/** When an event takes place, in the terms of calendars. Shared by iCalendar and the Google Calendar link. */
import type { EventRecord } from '../finding';
import { offsetOf } from '../text/dates/zone-offset';
import { firstDayOf, parseRule, periodOf, writeRule, type Rule } from './recurrence';
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
  /** Days or date-times that the rule leaves out, of the same type as start. */
  except?: string[];
  /** True when the page gives times that an all-day entry cannot hold: they should be said in the description. */
  timesLost: boolean;
}

/** Any day before all that are exported, for asking whether an event can be placed at all. */
export const EARLIEST = '20000101';

/**
 * Both ends are put in the coarser of their two types, and nothing is made up: a date never becomes midnight, a local
 * time gets no zone but the one that its page states. A run of several days with an opening hour on the first only is
 * therefore an all-day entry. Recurring events are floating, as BYDAY means weekdays of the place and not of UTC.
 * @param from `YYYYMMDD`: a series whose page says no first day begins on the first of its days from then on
 * @returns undefined when the event has no start date that can be read, and no rule that names one
 */
export function eventTimes(event: EventRecord, from: string): EventTimes | undefined {
  const rule = parseRule(event.eventSchedule);
  const end = parseWhen(event.endDate);
  const start = parseWhen(event.startDate) ?? (rule && firstRound(event, rule, from, end?.day));
  if (!start) return undefined;
  if (!rule) {
    const zone = event.evidence['timeZone']?.source === 'markup' ? event.timeZone : undefined;
    return zone ? span(inZone(start, zone), end && inZone(end, zone)) : span(start, end);
  }
  const days = end ? daysBetween(start.day, end.day) : 0;
  // An end beyond the first round is the end of the series; each round then takes the hours of one day.
  const isSeries = days >= periodOf(rule) || event.startDate === undefined;
  const until = event.startDate === undefined ? endOfRound(event, start) : end && { ...end, day: start.day };
  const round = span(floating(start), isSeries ? until && floating(until) : end && floating(end));
  const except = event.schedule?.exceptDate?.flatMap((when) => exceptOf(when, round) ?? []);
  return {
    ...round,
    rule: writeRule(rule, round.allDay, isSeries ? end?.day : undefined),
    ...(except?.length ? { except } : {}),
  };
}

/** The first round of a series without a start; one that has ended already is put into its last period. */
function firstRound(event: EventRecord, rule: Rule, from: string, until: string | undefined): ParsedWhen | undefined {
  const begin = until !== undefined && until < from ? addDays(until, -periodOf(rule)) : from;
  const day = firstDayOf(rule, begin);
  return day === undefined || (until !== undefined && day > until) ? undefined : onDay(day, event.schedule?.startTime);
}

function endOfRound({ schedule }: EventRecord, start: ParsedWhen): ParsedWhen | undefined {
  if (start.type === 'date' || !schedule?.endTime) return undefined;
  const end = onDay(start.day, schedule.endTime);
  return end.time !== undefined && end.time <= start.time! ? { ...end, day: addDays(start.day, 1) } : end;
}

function onDay(day: string, time: string | undefined): ParsedWhen {
  return time !== undefined && /^\d\d:\d\d$/.test(time)
    ? { type: 'local', day, time: `${time.replace(':', '')}00` }
    : { type: 'date', day };
}

/** A day left out, in the type of the start (RFC 5545, EXDATE). */
function exceptOf(when: string, { allDay, start }: EventTimes): string | undefined {
  const day = parseWhen(when)?.day;
  return day && (allDay ? day : day + start.slice(8));
}

/** A local time as the moment that it is in its zone. */
function inZone(when: ParsedWhen, zone: string): ParsedWhen {
  if (when.type !== 'local' || !when.time) return when;
  const { day, time } = when;
  const at = { year: Number(day.slice(0, 4)), month: Number(day.slice(4, 6)), day: Number(day.slice(6)) };
  const offset = offsetOf(zone, at, { hour: Number(time.slice(0, 2)), minute: Number(time.slice(2, 4)) });
  const text = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}`;
  return (offset && parseWhen(text + offset)) || when;
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
