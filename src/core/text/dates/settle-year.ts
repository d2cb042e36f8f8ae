/** The year (and month) of a date that leaves it out. */
import { dayNumber, isDay, parseDay, weekdayOf, type Day } from './calendar';
import type { DateContext, PartialDate, ResolvedDate } from './types';

export type YearFrom = ResolvedDate['yearFrom'];

export interface Settled {
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
/** A weekday that disagrees with the year taken. */
const DISAGREES = 0.5;
/** Without a year a date lies between three months before the visit and nine after; a last day hardly before it. */
const PAST_DAYS = 92;
const PAST_DAYS_OF_END = 31;

/** True when the date's weekday, if it has one, falls on that year. */
export const agrees = ({ month, day, weekday }: PartialDate, year: number): boolean =>
  weekday === undefined || (month !== undefined && day !== undefined && weekdayOf({ year, month, day }) === weekday);

/** The whole day in a given year; undefined for a 30 February. */
export function inYear(date: PartialDate, year: number, from: YearFrom): Settled | undefined {
  const whole = { year, month: date.month ?? 0, day: date.day ?? 0 };
  if (!isDay(whole)) return undefined;
  return { day: whole, from, confidence: CONFIDENCE[from] * (agrees(date, year) ? 1 : DISAGREES) };
}

/**
 * The whole day for a partial one: its own year, else that of the heading, of neighbours, of the weekday, of the
 * address, of the visit. Undefined where no day or month can be had.
 * @param isEnd whether it is the last day of a run whose first is not told
 * @param last of a run that begins on it, which may go on long after a first day that is far back
 */
export function settle(
  partial: PartialDate,
  context: DateContext,
  isEnd: boolean,
  last?: PartialDate,
): Settled | undefined {
  const { day } = partial;
  if (day === undefined) return undefined;
  const month = partial.month ?? context.month ?? context.urlMonth;
  if (month === undefined) return nearestMonth(day, partial.weekday, context);
  const date = { ...partial, month };
  if (date.year !== undefined) return inYear(date, date.year, 'text');
  const heading = context.year === undefined ? undefined : headingYear(context.year, context.month, month);
  if (heading !== undefined && agrees(date, heading)) return inYear(date, heading, 'heading');
  const neighbours = context.neighbourYears?.filter(
    (year) => date.weekday !== undefined || !isFarAhead(date, year, context.now),
  );
  const neighbour = neighbours?.find((year) => agrees(date, year));
  if (neighbour !== undefined) return inYear(date, neighbour, 'neighbour');
  const years = yearsByVisit(date, context.now, isEnd, last);
  if (date.weekday !== undefined) {
    const fitting = [...(context.urlYear === undefined ? [] : [context.urlYear]), ...years].find((year) =>
      agrees(date, year),
    );
    if (fitting !== undefined) return inYear(date, fitting, 'weekday');
  }
  if (heading !== undefined) return inYear(date, heading, 'heading');
  const [first] = neighbours ?? [];
  if (first !== undefined) return inYear(date, first, 'neighbour');
  if (context.urlYear !== undefined) return inYear(date, context.urlYear, 'url');
  for (const year of years) {
    const settled = inYear(date, year, 'visit');
    if (settled) return settled;
  }
  return undefined;
}

/** Beside "1 January 2027" a bare 12 December is that before it, seen in this one; what is announced lies hardly a year ahead, and not before the visit. */
export function isFarAhead(date: PartialDate, year: number, now: string): boolean {
  const visit = dayNumber(parseDay(now));
  const before = inYear(date, year - 1, 'visit');
  return before !== undefined && dayIn(date, year) - visit > FAR_AHEAD && dayNumber(before.day) >= visit;
}

/** In days. */
const FAR_AHEAD = 300;

/** Months from a heading's on that its dates hardly lie before or behind it in its own year. */
const AHEAD = 8;
const BACK = 9;

/** Under "October 2026" a February date is next year's; under "January 2027" a December date last year's. */
function headingYear(year: number, headingMonth: number | undefined, month: number): number {
  if (headingMonth === undefined) return year;
  if (headingMonth - month >= AHEAD) return year + 1;
  return month - headingMonth >= BACK ? year - 1 : year;
}

/** Years by plausibility: first the one that brings the date into the window round the visit. */
export function yearsByVisit(date: PartialDate, now: string, isEnd: boolean, last?: PartialDate): number[] {
  const today = parseDay(now);
  const ago = (day: number): number => dayNumber(today) - day;
  const endsAgo = (year: number): number | undefined => last && ago(lastOfRun(date, last, year));
  const isNear = (year: number): boolean =>
    ago(dayIn(date, year)) <= (isEnd ? PAST_DAYS_OF_END : PAST_DAYS) || (endsAgo(year) ?? Infinity) <= PAST_DAYS_OF_END;
  const goesOn = (year: number): boolean => ago(dayIn(date, year)) >= 0 && (endsAgo(year) ?? Infinity) <= 0;
  const near = [today.year - 1, today.year, today.year + 1];
  // "1 January – 31 December" in January: last year's is hardly over, and this year's goes on.
  const first = near.find(goesOn) ?? near.find(isNear) ?? today.year;
  const others = [0, 1, -1, -2, 2, -3, -4].map((step) => today.year + step).filter((year) => year !== first);
  return [first, ...others];
}

const dayIn = ({ month, day }: PartialDate, year: number): number =>
  dayNumber({ year, month: month ?? 1, day: day ?? 1 });

/** Number of the last day of a run that begins in that year: in the next one, where it comes before the first in the calendar. */
export function lastOfRun(first: PartialDate, last: PartialDate, year: number): number {
  const end = dayIn({ ...last, month: last.month ?? first.month }, year);
  return end < dayIn(first, year) ? dayIn(last, year + 1) : end;
}

/** A day without any month: the month near the visit in which its weekday is right. */
function nearestMonth(day: number, weekday: number | undefined, context: DateContext): Settled | undefined {
  if (weekday === undefined) return undefined;
  const today = parseDay(context.now);
  for (const step of [0, 1, -1, 2]) {
    const months = today.year * 12 + today.month - 1 + step;
    const whole = { year: Math.floor(months / 12), month: (months % 12) + 1, day };
    if (isDay(whole) && weekdayOf(whole) === weekday) return { day: whole, from: 'weekday', confidence: 0.5 };
  }
  return undefined;
}
