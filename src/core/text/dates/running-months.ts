/** Days of a list that runs on into other months than the one that is stated above it: "March", and below it 16 Sat, 2 Sat, 29 Thu. */
import { agrees } from './settle-year';
import type { DateContext, DateMention, PartialDate } from './types';

const LEAST_DAYS = 4;
/** Share of the days whose weekdays must fit; so many that do not make the stated month doubtful. */
const MOST = 0.8;
const DOUBTFUL = 2;
const MONTHS = 12;
/** Months from one day to the next. */
const STEP = 2;
/** Years back from the visit's that are asked whether the stated month is theirs. */
const ARCHIVE = 12;
/** In months: a list goes on for a year at most. */
const LONGEST = 12;

interface Month {
  year: number;
  month: number;
}

/**
 * @param mentions of a list in its order
 * @param context with the month and perhaps the year that stand above it; the year may stand in each mention, or is one about the visit
 * @returns the mentions, with month and year where the stated month contradicts weekdays and running months up or down do not; else as they are
 */
export function withRunningMonths(
  mentions: readonly (DateMention | undefined)[],
  { month, year, now }: Pick<DateContext, 'month' | 'year' | 'now'>,
): (DateMention | undefined)[] {
  const days = mentions.flatMap((mention) => (mention && isBareDay(mention) ? [mention.start!] : []));
  if (days.length < LEAST_DAYS || month === undefined) return [...mentions];
  const said = days[0]!.year ?? year;
  const visit = Number(now.slice(0, 4));
  const inYears = (years: readonly number[]): Month[] => years.map((year) => ({ year, month }));
  const starts = inYears(said === undefined ? [visit, visit + 1, visit - 1] : [said]);
  const misfits = (months: readonly Month[]): number => days.filter((day, n) => !fits(day, months[n]!)).length;
  // A month of an archive agrees with its own year.
  const archive = inYears(said === undefined ? Array.from({ length: ARCHIVE }, (_, ago) => visit - 2 - ago) : []);
  if ([...starts, ...archive].some((start) => misfits(days.map(() => start)) < DOUBTFUL)) return [...mentions];
  const [best] = starts
    .flatMap((start) => [run(days, start, 1), run(days, start, -1)])
    .filter(([first]) => first!.month === month && fits(days[0]!, first!))
    .filter((months) => misfits(months) <= (1 - MOST) * days.length && span(months) <= LONGEST)
    .sort((a, b) => misfits(a) - misfits(b) || span(a) - span(b));
  if (!best) return [...mentions];
  let n = 0;
  return mentions.map((mention) =>
    mention && isBareDay(mention) ? { ...mention, start: { ...mention.start, ...best[n++]! } } : mention,
  );
}

const place = ({ year, month }: Month): number => year * MONTHS + month - 1;
const span = (months: readonly Month[]): number => Math.abs(place(months.at(-1)!) - place(months[0]!));

/** A day with its weekday and without a month. */
const isBareDay = ({ start, end }: DateMention): boolean =>
  start?.day !== undefined && start.weekday !== undefined && start.month === undefined && !end;

const fits = (day: PartialDate, { year, month }: Month): boolean =>
  (day.year ?? year) === year && agrees({ ...day, month }, year);

/** Per day its month: that of the day before it, or one of the next, if its weekday says so. */
function run(days: readonly PartialDate[], stated: Month, direction: 1 | -1): Month[] {
  let at = stated;
  return days.map((day) => {
    for (let steps = 0; steps <= STEP; steps++) {
      const other = later(at, steps * direction);
      if (fits(day, other)) return (at = other);
    }
    return at;
  });
}

function later({ year, month }: Month, by: number): Month {
  const all = place({ year, month }) + by;
  return { year: Math.floor(all / MONTHS), month: (all % MONTHS) + 1 };
}
