/** The further days of an event that takes place on several. */
import type { Outline } from '../../page/outline';
import { resolveDate, type DateContext, type DateMention, type ResolvedDate } from '../../text/dates/index';
import type { Facts } from '../../text/facts';

/** Marks and words that list days: 11/3(火)、11/10(火). */
const LISTS = /^[\s、,，・/／;；&＆+|｜]*(?:and|und|et|y|e|en|og|och|と|및|和|及)?\s*$/u;
/** 「第2回 2027年1月21日」, "Session 2: 21 January": which of them it is. */
const NUMBERED =
  /^\s*(?:第\s*\d{1,2}\s*[回部日]|\d{1,2}\s*回目|[①-⑳]|(?:session|part|day|teil|termin|tag|séance|sesión|incontro)\s*\d{1,2})\s*[:：.]?/iu;
const MOST_DAYS = 60;

/**
 * Single days that follow a single day: on its line, then on lines of nothing but performances.
 * @param line where the day stands
 * @param to end of the record
 */
export function daysBehind(outline: Outline, facts: Facts, main: DateMention, line: number, to: number): DateMention[] {
  const isSingle = ({ precision, start, end, rrule, openEnd }: DateMention): boolean =>
    precision === 'day' && start?.day !== undefined && !end && !rrule && !openEnd;
  const out: DateMention[] = [];
  if (!isSingle(main)) return out;
  const { text } = outline.lines[line]!;
  let end = main.index + main.length;
  for (const mention of facts.lines[line]!.dates) {
    if (mention.index < end) continue;
    if (!isSingle(mention) || !LISTS.test(text.slice(end, mention.index))) return out;
    out.push(mention);
    end = mention.index + mention.length;
  }
  for (let i = line + 1; i < to && out.length < MOST_DAYS && main.startTime; i++) {
    const { dates } = facts.lines[i]!;
    const alone =
      dates.length > 0 && !/[\p{L}\p{N}]/u.test(without(outline.lines[i]!.text, dates).replace(NUMBERED, ''));
    if (!alone || !dates.every((mention) => isSingle(mention) && mention.startTime)) break;
    out.push(...dates);
  }
  return out;
}

/** What a line says beside its dates. */
const without = (text: string, dates: readonly DateMention[]): string =>
  dates.reduceRight((rest, { index, length }) => rest.slice(0, index) + rest.slice(index + length), text);

const DAY = 'YYYY-MM-DD'.length;
const isNextDay = (day: string, next: string): boolean => Date.parse(next) - Date.parse(day) === 86_400_000;

/** "12月5日・12月12日・1月9日": a day without its year that half a year and more before the first one is of the next. */
const isPassed = ({ start }: DateMention, { startDate }: ResolvedDate, first: string): boolean =>
  start?.year === undefined &&
  startDate !== undefined &&
  Date.parse(first.slice(0, DAY)) - Date.parse(startDate.slice(0, DAY)) > HALF_A_YEAR;

const HALF_A_YEAR = 183 * 86_400_000;

/** The date with the further days that the record lists, each with its own showings. */
export function withOtherDays(date: ResolvedDate, others: readonly DateMention[], context: DateContext): ResolvedDate {
  const { startDate } = date;
  if (others.length === 0 || !startDate) return date;
  const neighbourYears = [Number(startDate.slice(0, 4)), ...(context.neighbourYears ?? [])];
  const later = others.flatMap((mention) => {
    const same = resolveDate(mention, { ...context, neighbourYears });
    const other = isPassed(mention, same, startDate)
      ? resolveDate(mention, { ...context, neighbourYears: neighbourYears.map((year) => year + 1) })
      : same;
    if (!other.startDate || other.startDate.slice(0, 10) <= startDate.slice(0, 10)) return [];
    const own = other.endDate && mention.endTime && !mention.days ? `/${other.endDate}` : '';
    return [other.startDate + own, ...(other.otherDates ?? [])];
  });
  const otherDates = [...new Set([...(date.otherDates ?? []), ...later])];
  if (otherDates.length === 0) return date;
  const days = [startDate, ...otherDates];
  const isRun =
    !date.endDate && days.every((day, i) => day.length === DAY && (i === 0 || isNextDay(days[i - 1]!, day)));
  return { ...date, otherDates, ...(isRun ? { endDate: days.at(-1)! } : {}) };
}
