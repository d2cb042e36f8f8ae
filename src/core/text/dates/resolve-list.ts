/** Years for the dates of a list, which help each other. */
import { dayNumber, parseDay } from './calendar';
import { resolveDate, write } from './resolve';
import { withRunningMonths } from './running-months';
import { agrees, inYear, isFarAhead, lastOfRun, yearsByVisit, type YearFrom } from './settle-year';
import type { DateContext, DateMention, PartialDate, ResolvedDate } from './types';

interface Entry {
  date: PartialDate;
  /** Where the date begins a run: its last day. */
  last?: PartialDate | undefined;
  /** Years after the first entry of the list, as the months run. */
  step: number;
  index: number;
}

/**
 * Takes the mentions of a list in its order and their shared surroundings; gives each resolved. Years come from the
 * text or the heading; else from the nearest dated neighbour, a list in order that passes December going on in the
 * next year; else the whole list takes the year that most of its weekdays agree with; last the year of the visit.
 */
export function resolveList(listed: (DateMention | undefined)[], context: DateContext): (ResolvedDate | undefined)[] {
  const mentions = withRunningMonths(listed, context);
  const order = context.year === undefined ? inOrder(mentions) : undefined;
  const entries = order?.entries;
  const known = mentions.flatMap((mention) => (mention?.start ?? mention?.end)?.year ?? []);
  const neighbourYears = [...new Set([...known, ...(context.neighbourYears ?? [])])];
  const alone = (mention: DateMention) => resolveDate(mention, { ...context, neighbourYears });
  if (!order || !entries) {
    const year = yearOfWeekdays(mentions, { ...context, neighbourYears });
    const years = year === undefined ? neighbourYears : [...neighbourYears, year];
    return mentions.map((mention) => mention && resolveDate(mention, { ...context, neighbourYears: years }));
  }
  const dated = entries.filter((entry) => entry.date.year !== undefined);
  const shared = dated.length > 0 ? undefined : sharedBase(entries, order.direction, context);
  return mentions.map((mention, index) => {
    if (!mention) return undefined;
    const entry = entries.find((each) => each.index === index);
    if (!entry || entry.date.year !== undefined) return alone(mention);
    const near = nearest(dated, index);
    const base = near ? { year: near.date.year! - near.step, from: 'neighbour' as YearFrom } : shared;
    const settled = base && inYear(entry.date, base.year + entry.step, base.from);
    // What follows a dated day in order comes after it.
    const isTooLate =
      near !== undefined &&
      settled !== undefined &&
      index < near.index &&
      entry.date.weekday === undefined &&
      isFarAhead(entry.date, settled.day.year, context.now);
    return settled && !isTooLate && agrees(entry.date, settled.day.year)
      ? write(mention, settled, context)
      : alone(mention);
  });
}

/** Days that a weekday tells the year of, which must be of one year to tell it of the others. */
const LEAST_WITH_WEEKDAY = 2;

/** The one year that the weekdays of a list in no order tell. */
function yearOfWeekdays(mentions: (DateMention | undefined)[], context: DateContext): number | undefined {
  const told = mentions.flatMap((mention) =>
    mention?.start?.weekday !== undefined && mention.start.day !== undefined && mention.start.year === undefined
      ? [resolveDate(mention, context).startDate?.slice(0, 4)]
      : [],
  );
  return told.length >= LEAST_WITH_WEEKDAY && new Set(told).size === 1 && told[0] ? Number(told[0]) : undefined;
}

/** Entries of a list that runs backward from which on it is an archive. */
const LEAST_ARCHIVE = 4;

const nearest = (entries: Entry[], index: number): Entry | undefined =>
  entries.reduce<Entry | undefined>(
    (best, entry) => (!best || Math.abs(entry.index - index) < Math.abs(best.index - index) ? entry : best),
    undefined,
  );

/** The dated entries with the years that pass between them; undefined where the list runs neither up nor down. */
function inOrder(mentions: (DateMention | undefined)[]): { entries: Entry[]; direction: 1 | -1 } | undefined {
  const dates = mentions.flatMap((mention, index) => {
    const date = mention?.start ?? mention?.end;
    if (date?.month === undefined || date.day === undefined) return [];
    return [{ date, last: mention?.start && mention.end, index }];
  });
  if (dates.length < 2) return undefined;
  const place = ({ month, day }: PartialDate) => (month ?? 0) * 31 + (day ?? 0);
  for (const direction of [1, -1] as const) {
    let step = 0;
    let turns = 0;
    const entries = dates.map(({ date, last, index }, n) => {
      const before = dates[n - 1]?.date;
      if (before && (place(date) - place(before)) * direction < 0) {
        // Only a jump over the New Year keeps the order: half a year or more back.
        if ((place(before) - place(date)) * direction > 6 * 31) step += direction;
        else turns++;
      }
      return { date, last, index, step };
    });
    // A list with a stray entry or two is still in order.
    if (turns * 8 <= dates.length - 1) return { entries, direction };
  }
  return undefined;
}

/** The year of the first entry that most weekdays agree with, or that lies best round the visit. */
function sharedBase(
  entries: Entry[],
  direction: 1 | -1,
  context: DateContext,
): { year: number; from: YearFrom } | undefined {
  const first = entries[0]!;
  const byVisit = yearsByVisit(first.date, context.now, false, first.last);
  const candidates = context.urlYear === undefined ? byVisit : [context.urlYear, ...byVisit];
  const withWeekday = entries.filter((entry) => entry.date.weekday !== undefined);
  if (withWeekday.length > 0) {
    const votes = candidates.map((year) => withWeekday.filter((entry) => agrees(entry.date, year + entry.step)).length);
    const most = Math.max(...votes);
    return most === 0 ? undefined : { year: candidates[votes.indexOf(most)]!, from: 'weekday' };
  }
  if (context.neighbourYears?.length || context.urlYear !== undefined) return undefined;
  // What runs backward is an archive: its newest entry, the first, lies round the visit, however far it goes back.
  if (direction < 0 && entries.length >= LEAST_ARCHIVE) return { year: candidates[0]!, from: 'visit' };
  // The distance of the whole list from the visit, days past counting threefold; what goes on has none.
  const visit = dayNumber(parseDay(context.now));
  const distance = (year: number) =>
    entries.reduce((sum, { date, last, step }) => {
      const days = dayNumber({ year: year + step, month: date.month!, day: date.day! }) - visit;
      if (days < 0 && last && lastOfRun(date, last, year + step) >= visit) return sum;
      return sum + (days < 0 ? -3 * days : days);
    }, 0);
  const near = [...candidates.slice(0, 4)].sort((a, b) => distance(a) - distance(b));
  return { year: near[0]!, from: 'visit' };
}
