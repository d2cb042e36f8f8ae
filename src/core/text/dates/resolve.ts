/** Fills year and month that a mention leaves out, and writes it as ISO strings. */
import { dayNumber, isDay, isoDate, isoDateTime, parseDay, weekdayOf, type Day } from './calendar';
import type { DateContext, DateMention, PartialDate, ResolvedDate } from './types';

type YearFrom = ResolvedDate['yearFrom'];

interface Filled {
  day: Day;
  from: YearFrom;
  confidence: number;
}

const CONFIDENCE: Record<YearFrom, number> = {
  text: 1,
  heading: 0.95,
  neighbour: 0.9,
  weekday: 0.9,
  url: 0.85,
  visit: 0.75,
};
/** Without a year, a date lies between three months before the visit and nine after. */
const PAST_DAYS = 92;

/** Takes a mention and its surroundings; gives ISO strings, where the year came from, and how sure that is. */
export function resolveDate(mention: DateMention, context: DateContext): ResolvedDate {
  const anchor = mention.start ?? mention.end;
  const filled = anchor && fill(anchor, context, mention.start === undefined);
  const resolved: ResolvedDate = { yearFrom: filled?.from ?? 'visit', confidence: filled?.confidence ?? 0 };
  if (mention.rrule) {
    resolved.eventSchedule = mention.rrule;
    if (!filled) resolved.confidence = 0.8;
  }
  if (!filled) return resolved;
  if (mention.weak) resolved.confidence *= 0.6;
  if (mention.ambiguousOrder) resolved.confidence *= 0.9;
  const { startTime, endTime, doorTime, offset } = mention;
  const write = (day: Day, time: DateMention['startTime']) => (time ? isoDateTime(day, time, offset) : isoDate(day));
  const last = mention.start ? lastDay(mention, filled) : filled.day;
  if (mention.start) resolved.startDate = write(filled.day, startTime);
  if (doorTime && mention.start) resolved.doorTime = isoDateTime(filled.day, doorTime, offset);
  const single = last && mention.start && dayNumber(last) === dayNumber(filled.day);
  if (last && !single)
    resolved.endDate = endTime && !mention.daily ? isoDateTime(last, endTime, offset) : isoDate(last);
  else if (endTime) resolved.endDate = isoDateTime(filled.day, endTime, offset);
  return resolved;
}

/** The last day: that of a range, or of a list. */
function lastDay(mention: DateMention, start: Filled): Day | undefined {
  const end = mention.end ?? mention.days?.[mention.days.length - 1];
  if (!end) return undefined;
  const month = end.month ?? start.day.month;
  const day = end.day ?? 0;
  if (day === 0) return undefined;
  const late = { year: end.year ?? start.day.year, month, day };
  if (end.year === undefined && dayNumber(late) < dayNumber(start.day)) late.year++;
  return isDay(late) && dayNumber(late) >= dayNumber(start.day) ? late : undefined;
}

/** The whole day for a partial one; undefined where no day or month can be had. */
function fill(date: PartialDate, context: DateContext, isEnd: boolean): Filled | undefined {
  const month = date.month ?? context.month ?? (date.day === undefined ? undefined : context.urlMonth);
  const { day, weekday } = date;
  if (day === undefined) return undefined;
  if (month === undefined) return nearestDay(day, weekday, context);
  const agrees = (year: number) => weekday === undefined || weekdayOf({ year, month, day }) === weekday;
  const settle = (year: number, from: YearFrom): Filled | undefined => {
    const whole = { year, month, day };
    if (!isDay(whole)) return undefined;
    return { day: whole, from, confidence: CONFIDENCE[from] * (agrees(year) ? 1 : 0.5) };
  };
  if (date.year !== undefined) return settle(date.year, 'text');
  const given: [number | undefined, YearFrom][] = [
    [context.year, 'heading'],
    ...(context.neighbourYears ?? []).slice(0, 4).map((year): [number, YearFrom] => [year, 'neighbour']),
    [context.urlYear, 'url'],
  ];
  const [visitYear, others] = yearsByVisit(month, day, context.now, isEnd);
  const heading = given.find(([year, from]) => year !== undefined && from === 'heading' && agrees(year));
  if (heading) return settle(heading[0]!, 'heading');
  const near = given.find(([year, from]) => year !== undefined && from === 'neighbour' && agrees(year));
  if (near) return settle(near[0]!, 'neighbour');
  if (weekday !== undefined) {
    const by = [visitYear, ...others].find(agrees);
    if (by !== undefined) return settle(by, 'weekday');
  }
  const url = given.find(([year, from]) => year !== undefined && from === 'url');
  const best = given.find(([year]) => year !== undefined);
  if (url && weekday === undefined) return settle(url[0]!, 'url');
  return best ? settle(best[0]!, best[1]) : settle(visitYear, 'visit');
}

/** The year that brings the date into the window round the visit, and others by distance. */
function yearsByVisit(month: number, day: number, now: string, isEnd: boolean): [number, number[]] {
  const today = parseDay(now);
  const visit = dayNumber(today);
  const earliest = visit - (isEnd ? 31 : PAST_DAYS);
  const years = [today.year - 1, today.year, today.year + 1].filter(
    (year) => isDay({ year, month, day }) || day === 29,
  );
  const best = years.find((year) => dayNumber({ year, month, day }) >= earliest) ?? today.year;
  const others = [today.year, today.year + 1, today.year - 1, today.year - 2, today.year + 2].filter(
    (year) => year !== best,
  );
  return [best, others.filter((year) => Math.abs(year - today.year) <= 2)];
}

/** A day without a month: the month in which it agrees with its weekday, nearest to the visit. */
function nearestDay(day: number, weekday: number | undefined, context: DateContext): Filled | undefined {
  if (weekday === undefined) return undefined;
  const today = parseDay(context.now);
  for (const step of [0, 1, -1, 2]) {
    const index = today.year * 12 + today.month - 1 + step;
    const whole = { year: context.year ?? Math.floor(index / 12), month: (index % 12) + 1, day };
    if (isDay(whole) && weekdayOf(whole) === weekday) return { day: whole, from: 'weekday', confidence: 0.5 };
  }
  return undefined;
}

/**
 * The same for the mentions of one list in its order: years settled by the text or the heading help their
 * neighbours, and a list in order that passes December goes on in the next year.
 */
export function resolveList(mentions: (DateMention | undefined)[], context: DateContext): (ResolvedDate | undefined)[] {
  return mentions.map((mention) => mention && resolveDate(mention, context));
}
