/** When an event takes place: the mentions of a record, its time elements and the headings above it, put together. */
import type { Heading } from '../page/headings';
import type { Outline } from '../page/outline';
import { lineColumn } from '../page/line-column';
import { spanningLines } from '../page/row-span';
import { headerAbove } from '../page/table-header';
import { resolveList, type DateContext, type DateMention, type ResolvedDate } from '../text/dates/index';
import { OTHER_DATE } from '../records/line-counts';
import { isSaleDay } from '../records/sale-days';
import { isUnheld } from '../records/unheld-days';
import type { Facts } from '../text/facts';
import { byRoles, rolesBelow, rolesByHeader } from './door-times';
import { dayBefore, dayNear, dayOfRowBefore, isByline, type StatedDay } from './day-around';
import { withMeetingTimes } from './meeting-time';
import { daysBehind, withOtherDays } from './other-days';
import type { Extent } from './record';
import { rowCells } from './row-cells';
import type { ResolvedWhen } from './resolved-when';
import { isHourToCome, stampOf } from './stamp';
import { isFarFrom, withStatedYear } from './stated-year';
import { timeZoneOf } from './time-zone';
import { contextAbove, titleYear } from './year-around';

export interface EventWhen {
  mention: DateMention;
  /** Further single days that the record lists behind it. */
  others?: DateMention[];
  /** Line that says the day (of a heading, where the record itself says none). */
  line: number;
  inherited: boolean;
}

/** Share of a region's records that name a day at a place: where every record has its date is where the date is. */
export type DayColumns = ReadonlyMap<string, number>;

export function dayColumns(
  outline: Outline,
  facts: Facts,
  records: readonly { from: number; to: number }[],
): DayColumns {
  const counts = new Map<string, number>();
  for (const { from, to } of records) {
    const own = new Set<string>();
    for (let i = from; i < to; i++) {
      if (facts.lines[i]!.dates.some(({ precision }) => precision === 'day')) own.add(lineColumn(outline, i));
    }
    for (const column of own) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return new Map([...counts].map(([column, count]) => [column, records.length < 3 ? 0 : count / records.length]));
}

/** What a day of sale is worth, in a column of such days, too. */
const SALE_DAY = -1;

/** The day, time and recurrence of a record; undefined where neither it nor the headings above name a day. */
export function whenOf(
  outline: Outline,
  facts: Facts,
  from: number,
  to: number,
  columns: DayColumns,
  now?: string,
): EventWhen | undefined {
  let main: EventWhen | undefined;
  let best = -Infinity;
  const times: DateMention[] = [];
  const roles: DateMention[] = [];
  const timedDays: DateMention[] = [];
  for (let i = from; i < to; i++) {
    const { dates } = facts.lines[i]!;
    const { text } = outline.lines[i]!;
    const pair =
      (i > from ? rolesBelow(outline.lines[i - 1]!.text, text) : undefined) ??
      rolesBelow(headerAbove(outline, i), text) ??
      rolesByHeader(outline, i, to);
    if (pair) roles.push(pair);
    for (const mention of dates) {
      if (mention.precision === 'time') times.push(mention);
      if (mention.doorTime && mention.startTime) roles.push(mention);
      if (mention.precision !== 'day' && mention.precision !== 'recurrence') continue;
      if (isUnheld(outline, i, mention, now)) continue;
      let score = mention.precision === 'day' ? 2 : 0.5;
      score += 1.2 * (columns.get(lineColumn(outline, i)) ?? 0);
      score -= 0.05 * Math.min(20, i - from);
      if (
        facts.words.after('dateLabel', text) !== null ||
        (i > from && facts.words.is('dateLabel', outline.lines[i - 1]!.text))
      )
        score += 1;
      const label = text.slice(Math.max(0, mention.index - 24), mention.index);
      const isSale = isSaleDay(text, mention);
      if (
        OTHER_DATE.test(label) ||
        isSale ||
        (i > from && OTHER_DATE.test(outline.lines[i - 1]!.text) && outline.lines[i - 1]!.text.length < 30)
      )
        score -= 2.5;
      else if (mention.precision === 'day' && mention.startTime && !mention.end) timedDays.push(mention);
      if (mention.weak) score -= 0.8;
      if (mention.start?.weekday !== undefined) score += 0.3;
      if (mention.start?.year !== undefined) score += 0.2;
      if (mention.startTime) score += 0.3;
      if (text.length > 120) score -= 0.6;
      if (isSale) score = Math.min(score, SALE_DAY);
      if (score > best) {
        best = score;
        main = { mention, line: i, inherited: false };
      }
    }
  }
  for (const i of rowCells(outline, facts, from, to)) {
    times.push(...facts.lines[i]!.dates.filter(({ precision }) => precision === 'time'));
  }
  const stamp = stampOf(facts, from, to);
  if (!main && stamp) main = stamp;
  else if (main && stamp && main.mention.start && main.mention.start.year === undefined) {
    const { start } = stamp.mention;
    const same =
      main.mention.start.month === undefined || Math.abs((start?.month ?? 0) - main.mention.start.month) <= 1;
    if (start?.year !== undefined && same) {
      main = {
        ...main,
        mention: {
          ...main.mention,
          start: { ...main.mention.start, year: start.year, month: main.mention.start.month ?? start.month! },
        },
      };
    }
  }
  if (main && !main.inherited) main = { ...main, others: daysBehind(outline, facts, main.mention, main.line, to) };
  // Where the record's only day is that of its tickets, the event's own stands above.
  if (!main || best < 0)
    main = spannedDay(outline, facts, from) ?? statedDay(outline, facts, from, times[0] ?? main?.mention) ?? main;
  if (!main) return undefined;
  main = { ...main, mention: withYearSaidAgain(facts, main.mention, from, to, now) };
  // "9 November" in the heading, and below it "11/9, 19:00": the day is said again with its hour.
  const again = timedDays.find((day) => isSameDay(day, main.mention));
  if (again) times.push(again);
  return { ...main, mention: byRoles(withTimes(main.mention, times, stamp?.mention), roles) };
}

/** A row whose day stands in a cell that spans it from above. */
function spannedDay(outline: Outline, facts: Facts, from: number): EventWhen | undefined {
  for (const line of spanningLines(outline, from)) {
    const mention = facts.lines[line]!.dates.find(({ precision }) => precision === 'day');
    if (!mention) continue;
    // The hour behind it is that of the first row.
    const { startTime: _start, endTime: _end, doorTime: _doors, ...day } = mention;
    return { mention: day, line, inherited: true };
  }
  return undefined;
}

/** A session's day, stated above it for several: by a heading, by the beginning of the block around, by a row before it; the nearest. */
function statedDay(outline: Outline, facts: Facts, from: number, time: DateMention | undefined): EventWhen | undefined {
  if (!time) return undefined;
  const { heading } = facts.lines[from]!;
  const beside = [dayOfRowBefore(outline, facts, from), dayNear(outline, facts, from), dayBefore(outline, facts, from)];
  const stated = [dayAbove(facts, heading), ...beside.filter((day) => day && !isByline(outline, facts, day, from))];
  let nearest: StatedDay | undefined;
  for (const day of stated) if (day && day.line < from && day.line > (nearest?.line ?? -1)) nearest = day;
  return nearest && { mention: nearest.mention, line: nearest.line, inherited: true };
}

function dayAbove(facts: Facts, heading: Heading | undefined): StatedDay | undefined {
  for (let up = heading; up; up = up.above) {
    const mention = facts.lines[up.line]!.dates.find(({ precision }) => precision === 'day');
    if (mention) return { mention, line: up.line };
  }
  return undefined;
}

/** "14 Jul" on a calendar's leaf, and beside it "14 July 2025": the year of a day that the record says again in full. */
function withYearSaidAgain(
  facts: Facts,
  main: DateMention,
  from: number,
  to: number,
  now: string | undefined,
): DateMention {
  const { start } = main;
  if (now === undefined || start?.month === undefined || start.year !== undefined) return main;
  const said = facts.lines.slice(from, to).flatMap(({ dates }) => dates);
  const years = said.flatMap((day) => (isSameDay(day, main) && day.start?.year ? [day.start.year] : []));
  return new Set(years).size === 1 && !isFarFrom(now, years[0]!)
    ? { ...main, start: { ...start, year: years[0]! } }
    : main;
}

/** Times that stand apart from the day. */
function withTimes(main: DateMention, times: readonly DateMention[], stamp: DateMention | undefined): DateMention {
  const out = { ...main };
  for (const time of times) {
    if (!out.doorTime && time.doorTime) out.doorTime = time.doorTime;
    if (!out.startTime && time.startTime) {
      out.startTime = time.startTime;
      if (!out.endTime && time.endTime) out.endTime = time.endTime;
      if (time.sessions) out.sessions = time.sessions;
      if (time.zone) out.zone = time.zone;
      if (main.end) out.daily = true;
    }
  }
  // Where only the doors' time is written, it is when to come.
  if (!out.startTime && out.doorTime) out.startTime = out.doorTime;
  if (!out.startTime && stamp?.startTime && isHourToCome(stamp)) {
    out.startTime = stamp.startTime;
    if (stamp.offset) out.offset = stamp.offset;
  }
  return out;
}

const isSameDay = ({ start: a }: DateMention, { start: b }: DateMention): boolean =>
  a?.day !== undefined &&
  a.day === b?.day &&
  (a.month ?? b.month) === (b.month ?? a.month) &&
  (a.year ?? b.year) === (b.year ?? a.year);

const YEAR_IN_PATH = /(?:^|[/=_-])((?:19|20)\d{2})(?:[/_-]?(0[1-9]|1[0-2]))?(?=$|[/&_.-])/;

/** ISO dates of a region's records in list order: years come from headings, neighbours, weekdays, the address or the title, the visit. */
export function resolveWhens(
  outline: Outline,
  facts: Facts,
  whens: readonly (EventWhen | undefined)[],
  now: string,
  records: readonly Extent[] = [],
): (ResolvedWhen | undefined)[] {
  const address = YEAR_IN_PATH.exec(pathOf(outline.snapshot.url));
  const told = address ? Number(address[1]) : titleYear(outline.snapshot.title, now);
  const page: DateContext = {
    now,
    ...(told === undefined ? {} : { urlYear: told }),
    ...(address?.[2] ? { urlMonth: Number(address[2]) } : {}),
  };
  // Records under the same heading are resolved together; the heading's month and year are their context.
  const out: (ResolvedWhen | undefined)[] = whens.map(() => undefined);
  const groups = new Map<string, number[]>();
  // What is called "Tide Festival 2027" says nothing of the year of the record behind it.
  const owners = new Map<number, number>();
  records.forEach(({ from, to }, i) => {
    for (let line = from; line < to; line++) owners.set(line, i);
  });
  const others =
    (own: number) =>
    (line: number): boolean =>
      (owners.get(line) ?? own) !== own;
  whens.forEach((when, place) => {
    if (!when) return;
    const above = contextAbove(outline, facts, when.line, others(place));
    const { start, end } = when.mention;
    // Without its year a heading's month says nothing to a day that has one of its own.
    const isApart = above.year !== undefined || (start ?? end)?.month === undefined;
    const key = `${above.year ?? ''}-${(isApart ? above.month : undefined) ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  });
  const isOnly = whens.filter(Boolean).length === 1;
  for (const places of groups.values()) {
    const above = contextAbove(outline, facts, whens[places[0]!]!.line, others(places[0]!));
    const mentions = places.map((place) => whens[place]!.mention);
    const resolved = resolveList(
      // Of a list each day is another, and news beside it may name one of them.
      above.year === undefined && isOnly ? mentions.map((mention) => withStatedYear(facts, mention, now)) : mentions,
      { ...page, ...above },
    );
    places.forEach((place, n) => {
      const date = resolved[n];
      out[place] = date && withOtherDays(date, whens[place]!.others ?? [], { ...page, ...above });
    });
  }
  const lines = whens.map((when) => when?.line);
  const timed = withMeetingTimes(outline, facts, records, lines, out);
  const timeZone = timeZoneOf(outline.snapshot, facts.host, facts.lang);
  return timeZone ? timed.map((date) => (date && hasLocalTime(date) ? { ...date, timeZone } : date)) : timed;
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const hasLocalTime = ({ startDate = '', schedule }: ResolvedDate): boolean =>
  LOCAL_TIME.test(startDate) || (startDate === '' && schedule?.startTime !== undefined);

function pathOf(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return pathname + search;
  } catch {
    return '';
  }
}
