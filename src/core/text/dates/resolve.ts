/** Writes mentions as ISO strings, with the years and months that the page leaves out. */
import { dayNumber, isDay, isoDate, isoDateTime, type Day } from './calendar';
import { settle, type Settled } from './settle-year';
import type { ClockTime, DateContext, DateMention, ResolvedDate } from './types';

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
  return write(mention, anchor && settle(anchor, context, mention.start === undefined));
}

/** The mention with its first (or only last) day settled. */
export function write(mention: DateMention, settled: Settled | undefined): ResolvedDate {
  const resolved: ResolvedDate = { yearFrom: settled?.from ?? 'visit', confidence: settled?.confidence ?? 0 };
  if (mention.rrule) {
    resolved.eventSchedule = mention.rrule;
    if (!settled) resolved.confidence = RECURRENCE;
  }
  if (!settled) return resolved;
  if (mention.weak) resolved.confidence *= WEAK;
  if (mention.ambiguousOrder) resolved.confidence *= AMBIGUOUS;
  const { startTime, endTime, doorTime, offset } = mention;
  const iso = (day: Day, time: ClockTime | undefined) => (time ? isoDateTime(day, time, offset) : isoDate(day));
  if (!mention.start) {
    resolved.endDate = iso(settled.day, mention.daily ? undefined : endTime);
    return resolved;
  }
  // Where only the doors' time is given, the visitor's event begins with it.
  resolved.startDate = iso(settled.day, startTime ?? doorTime);
  if (doorTime) resolved.doorTime = iso(settled.day, doorTime);
  const last = lastDay(mention, settled.day);
  if (last) resolved.endDate = iso(last, mention.daily || mention.days ? undefined : endTime);
  else if (endTime && startTime) resolved.endDate = iso(settled.day, endTime);
  return resolved;
}

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
