/** Writes mentions as ISO strings, with the years and months that the page leaves out. */
import type { Schedule } from '../../finding';
import { dayNumber, isDay, isoDate, isoDateTime, type Day } from './calendar';
import { settle, type Settled } from './settle-year';
import type { ClockTime, DateContext, DateMention, PartialDate, ResolvedDate } from './types';
import { offsetOf } from './zone-offset';

/** A short numeric form that nothing backs, or one that reads two ways. */
const WEAK = 0.6;
const AMBIGUOUS = 0.9;
const RECURRENCE = 0.8;

/**
 * Takes a mention and what stands round it; gives ISO strings, where the year came from, and how sure that is.
 * A mention without any day (a time, a month) gives no date and confidence 0; a recurrence gives its rule.
 */
export function resolveDate(mention: DateMention, context: DateContext): ResolvedDate {
  const anchor = mention.start ?? mention.end;
  const last = mention.start && mention.end;
  return write(mention, anchor && settle(anchor, context, mention.start === undefined, last), context);
}

/** The mention with its first (or only last) day settled. */
export function write(mention: DateMention, settled: Settled | undefined, context: DateContext): ResolvedDate {
  const resolved: ResolvedDate = { yearFrom: settled?.from ?? 'visit', confidence: settled?.confidence ?? 0 };
  if (mention.rrule) {
    resolved.eventSchedule = mention.rrule;
    const schedule = scheduleOf(mention, settled?.day, context);
    if (schedule) resolved.schedule = schedule;
    if (!settled) resolved.confidence = RECURRENCE;
  }
  if (!settled) return resolved;
  if (mention.weak) resolved.confidence *= WEAK;
  if (mention.ambiguousOrder) resolved.confidence *= AMBIGUOUS;
  const { startTime, endTime, doorTime } = mention;
  const iso = isoIn(mention);
  if (!mention.start) {
    resolved.endDate = iso(settled.day, mention.daily ? undefined : endTime);
    return resolved;
  }
  // Where only the doors' time is given, the visitor's event begins with it.
  resolved.startDate = iso(settled.day, startTime ?? doorTime);
  if (doorTime) resolved.doorTime = iso(settled.day, doorTime);
  const last = lastDay(mention, settled.day);
  const ofDays = mention.daily ?? mention.days !== undefined;
  if (last) resolved.endDate = iso(last, ofDays ? undefined : endTime);
  else if (endTime && startTime) resolved.endDate = iso(settled.day, endTime);
  const others = otherDates(mention, settled.day, iso);
  if (others.length > 0) resolved.otherDates = others;
  return resolved;
}

type Iso = (day: Day, time: ClockTime | undefined) => string;

/** A date, a local date-time, or an instant where the page writes an offset or names a zone. */
function isoIn({ offset, zone }: DateMention): Iso {
  return (day, time) => {
    if (!time) return isoDate(day);
    return isoDateTime(day, time, offset ?? (zone === undefined ? '' : (offsetOf(zone, day, time) ?? '')));
  };
}

/** Every day of a list and every showing of a day, but for the first; nothing for a run of days. */
function otherDates(mention: DateMention, first: Day, iso: Iso): string[] {
  const { startTime, endTime, days = [], sessions = [], end, rrule } = mention;
  if (end || rrule) return [];
  const showings = [{ start: startTime, end: startTime && endTime }, ...sessions];
  const all = [first, ...days.flatMap((day) => dayAfter(day, first) ?? [])];
  const dates = all.flatMap((day) =>
    showings.map(({ start, end: until }) => (until ? `${iso(day, start)}/${iso(day, until)}` : iso(day, start))),
  );
  return dates.slice(1);
}

/** A later day that shares what it leaves out with the first. */
function dayAfter({ year, month, day }: PartialDate, first: Day): Day | undefined {
  const whole = { year: year ?? first.year, month: month ?? first.month, day: day ?? 0 };
  if (year === undefined && dayNumber(whole) < dayNumber(first)) whole.year++;
  return isDay(whole) ? whole : undefined;
}

function scheduleOf(mention: DateMention, first: Day | undefined, context: DateContext): Schedule | undefined {
  const { startTime, doorTime, endTime, except, exceptText } = mention;
  const start = startTime ?? doorTime;
  const left = (except ?? []).flatMap((date) =>
    first ? (dayAfter(date, first) ?? []) : (settle(date, context, false)?.day ?? []),
  );
  const schedule: Schedule = {
    ...(start ? { startTime: clock(start) } : {}),
    ...(start && endTime ? { endTime: clock(endTime) } : {}),
    ...(left.length > 0 ? { exceptDate: left.map(isoDate) } : {}),
    ...(exceptText ? { except: exceptText } : {}),
  };
  return Object.keys(schedule).length > 0 ? schedule : undefined;
}

const clock = ({ hour, minute }: ClockTime): string =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** The last day of a range or a list, where it is another day than the first. */
function lastDay(mention: DateMention, first: Day): Day | undefined {
  const end = mention.end ?? mention.days?.[mention.days.length - 1];
  if (end?.day === undefined) return undefined;
  const last = { year: end.year ?? first.year, month: end.month ?? first.month, day: end.day };
  if (dayNumber(last) < dayNumber(first) && end.month === undefined) {
    last.month = (last.month % 12) + 1;
    if (last.month === 1) last.year++;
  } else if (dayNumber(last) < dayNumber(first) && end.year === undefined) last.year++;
  return isDay(last) && dayNumber(last) > dayNumber(first) ? last : undefined;
}
