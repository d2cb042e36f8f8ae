/** When an event takes place: the mentions of a record, its time elements and the headings above it, put together. */
import type { Heading } from '../../page/headings';
import { lineColumn } from '../../page/line-column';
import type { Outline } from '../../page/outline';
import { spanningLines } from '../../page/row-span';
import { headerAbove } from '../../page/table-header';
import { OTHER_DATE } from '../../records/line-counts';
import { isAside } from '../../records/aside-days';
import { isSaleDay } from '../../records/sale-days';
import { isUnheld } from '../../records/unheld-days';
import { findDates, isSameDay, type ClockTime, type DateMention } from '../../text/dates/index';
import { isHeadOfHours } from '../../text/days/column-hours';
import type { Facts } from '../../text/facts';
import { wholeLink } from '../../page/whole-link';
import { dayBefore, dayNear, dayOfRowBefore, isByline, type StatedDay } from './day-around';
import type { DayColumns } from './day-columns';
import { byRoles, endByHeader, rolesBelow, rolesByHeader, threeRoles } from './door-times';
import { isEnd, withEndApart } from './end-apart';
import { movedDay } from './moved-day';
import { daysBehind } from './other-days';
import { rowCells } from '../row-cells';
import { isHourToCome, stampOf } from './stamp';
import { liesWithin } from './place-in-year';
import { isPostedDay } from './posted-day';
import { isFarFrom } from './stated-year';

export interface EventWhen {
  mention: DateMention;
  /** Further single days that the record lists behind it. */
  others?: DateMention[];
  /** Line that says the day (of a heading, where the record itself says none). */
  line: number;
  inherited: boolean;
}

/** What a day of sale is worth, in a column of such days, too. */
const SALE_DAY = -1;

/** What less the day is worth on which a line of news or a notice was posted. */
const POSTED = 1;
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
  const weekly: DateMention[] = [];
  let ends: ClockTime | undefined;
  for (let i = from; i < to; i++) {
    const { dates } = facts.lines[i]!;
    const { text } = outline.lines[i]!;
    const pair =
      (i > from ? rolesBelow(outline.lines[i - 1]!.text, text) : undefined) ??
      rolesBelow(headerAbove(outline, i), text) ??
      rolesByHeader(outline, i, to);
    if (pair) roles.push(pair);
    const three = threeRoles(headerAbove(outline, i), text);
    if (three) times.unshift(three);
    ends ??= endByHeader(outline, i);
    for (const mention of dates) {
      if (isAside(outline, facts, i, mention.index)) continue;
      if (mention.precision === 'time') times.push(mention);
      if (mention.doorTime && mention.startTime) roles.push(mention);
      if (mention.precision !== 'day' && mention.precision !== 'recurrence') continue;
      if (mention.precision === 'recurrence' && mention.startTime) weekly.push(mention);
      if (isUnheld(outline, i, mention, now)) continue;
      let score = mention.precision === 'day' ? 2 : 0.5;
      score += 1.2 * (columns.get(lineColumn(outline, i)) ?? 0);
      score -= 0.05 * Math.min(20, i - from);
      const isLabelled =
        facts.words.after('dateLabel', text) !== null ||
        (i > from && facts.words.is('dateLabel', outline.lines[i - 1]!.text));
      if (isLabelled && !isEnd(outline, i, mention, from)) score += 1;
      // "Anmeldung bis 11. Mai", "Registration opens May 1": the word that leads to the day is part of it.
      const own = /^\D*/.exec(text.slice(mention.index, mention.index + mention.length))![0];
      const label = text.slice(Math.max(0, mention.index - 24), mention.index) + own;
      const isLabelledOther = OTHER_DATE.test(label);
      // Beside hours of its own, what has no day but that of signing up has its day above.
      const isSale = isSaleDay(text, mention) || (REGISTRATION.test(label) && hasHourBesides(facts, from, to, i));
      if (
        isLabelledOther ||
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
      if (isPostedDay(outline.lines[i]!, mention, dates)) score -= POSTED;
      if (isSale) score = Math.min(score, SALE_DAY);
      // "20日から28日まで。演奏は27日18時半から", 「※27日は17時閉場」: what is told of a day within the run before it.
      const isOfRun = main?.line === i || REMARK.test(text);
      const { start: first, end: last } = main && isOfRun && !mention.end ? main.mention : {};
      const isWithinRun =
        first && last && mention.start && score - best < OF_RUN && liesWithin(first, last, mention.start);
      // "6月6日・20日、7月4日（土）": the weekday behind the last of several is no more than an ornament.
      const isListed =
        main?.line === i && score - best < OF_RUN && LISTED.test(text.slice(endOf(main.mention), mention.index));
      if (score > best && !isWithinRun && !isListed) {
        best = score;
        main = { mention, line: i, inherited: false };
      }
    }
  }
  const isTimed = times.length > 0 || main?.mention.startTime;
  const [span] = isTimed || !saysMoreThanWhen(outline, facts, from, to) ? [] : spannedTimes(outline, facts, from);
  if (span) times.push(span);
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
  const moved = main && movedDay(outline.lines[main.line]!.text, facts.lines[main.line]!.dates, main.mention);
  if (main && moved) main = { ...main, mention: moved };
  if (main && !main.inherited) main = { ...main, others: daysBehind(outline, facts, main.mention, main.line, to) };
  // Where the record's only day is that of its tickets, the event's own stands above.
  if (!main || best < 0)
    main =
      spannedDay(outline, facts, from) ??
      (main !== undefined || times.length > 0
        ? statedDay(outline, facts, from)
        : allDay(outline, facts, { from, to })) ??
      main ??
      linkedDay(outline, facts, { from, to });
  if (!main) return undefined;
  main = { ...main, mention: withYearSaidAgain(facts, main.mention, from, to, now) };
  const ended = main.inherited ? undefined : withEndApart(outline, facts, main.mention, from, to);
  if (ended) main = { ...main, mention: ended, others: [] };
  // "9 November" in the heading, and below it "11/9, 19:00": the day is said again with its hour.
  const again = timedDays.find((day) => isSameDay(day, main.mention));
  // Where doors and start have hours of their own, another hour of the day is that of something else.
  if (again && roles.length === 0) times.unshift(again);
  else if (again) times.push(again);
  // "Tuesdays 6.30pm – 8.30pm", and below it "Starts: Tuesday, 10 March".
  times.push(...weekly.filter((rule) => isOnDayOf(rule, main!.mention)));
  const mention = untilEnd(byRoles(withTimes(main.mention, times, stamp?.mention), roles), ends);
  const others = main.mention.startTime ? main.others : main.others?.map((day) => withHoursOf(day, mention));
  return { ...main, mention, ...(others ? { others } : {}) };
}

/** 「10月3日、11月7日（いずれも土曜日）11時から」: hours that stand apart from listed days are those of each. */
const withHoursOf = (day: DateMention, { startTime, endTime, doorTime }: DateMention): DateMention =>
  day.startTime || !startTime
    ? day
    : { ...day, startTime, ...(endTime ? { endTime } : {}), ...(doorTime ? { doorTime } : {}) };

/** What ends at an hour of its own cell; where there are several showings it is that of one of them. */
const untilEnd = (main: DateMention, end: ClockTime | undefined): DateMention =>
  end && main.startTime && !main.endTime && !main.end && !main.sessions ? { ...main, endTime: end } : main;

/** Whether a row has a name of its own; one of nothing but its day goes on with the row above. */
const saysMoreThanWhen = ({ lines }: Outline, facts: Facts, from: number, to: number): boolean =>
  lines.slice(from, to).some(({ index, text }) => facts.lines[index]!.dates.length === 0 && /\p{L}{2}/u.test(text));

/** What is said right before the day from or until which one signs up. */
const REGISTRATION =
  /(?<!\p{L})(?:registration|sign[- ]?ups?|bookings?|enrol(?:l?ment)?|anmeldung(?:en)?|inscriptions?|inscripci(?:ón|ones)|iscrizioni|inscrições|inschrijv(?:en|ing))\s+(?:opens?|closes?|ends?|until|by|from|bis|ab|jusqu['’]au|hasta|desde|entro|até|tot|vanaf)(?:\s(?:on|zum|el|il|le))?\s(?:\p{L}+\.?\s)?$/iu;

/** Whether another line than that of a day says an hour and no day. */
const hasHourBesides = (facts: Facts, from: number, to: number, day: number): boolean =>
  facts.lines
    .slice(from, to)
    .some(
      ({ dates }, i) => from + i !== day && dates.some(({ precision, startTime }) => precision === 'time' && startTime),
    );

/** 「※最終日は16時閉場」 */
const REMARK = /^\s*[※＊*]/u;

/** What stands between days that are listed. */
const LISTED = /^[\s、,，・;；&＆と]*(?:and|und|et|y|e|og|och|en)?\s*$/iu;
const endOf = ({ index, length }: DateMention): number => index + length;

/** What an hour and a weekday add to a day: no more makes it the event's, where a run stands before it on its line. */
const OF_RUN = 0.8;

/** The hours of a row that stand in a cell which spans it from above; on their line they may be read with the day of the first row. */
const spannedTimes = (outline: Outline, facts: Facts, from: number): DateMention[] =>
  spanningLines(outline, from)
    .filter((line) => isHeadOfHours(headerAbove(outline, line)))
    .flatMap((line) => findDates(outline.lines[line]!.text, { lang: facts.lang, order: facts.order }))
    .filter(({ precision }) => precision === 'time');

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

/** A line of calendars where others have their hours. */
const ALL_DAY =
  /^\P{L}*(?:all[- ]day(?: event)?|終日|全日|全天|하루 ?종일|종일|ganztägig|ganztags|(?:toute )?la journée|todo el día|tutto il giorno|(?:o )?dia (?:todo|inteiro)|(?:de )?hele dag(?:en)?|hela dagen|heldag|koko päivän|cały dzień|celý den)\P{L}*$/iu;

/** What lasts all of the day above it, where that line says hardly more than the day. */
function allDay(outline: Outline, facts: Facts, { from, to }: { from: number; to: number }): EventWhen | undefined {
  if (!outline.lines.slice(from, to).some(({ text }) => ALL_DAY.test(text))) return undefined;
  const day = statedDay(outline, facts, from);
  return day && facts.lines[day.line]!.dateShare >= MOSTLY_DAY ? day : undefined;
}

/** Share of a line that its day must be: "Tomorrow, Thursday, December 3", but not "Last updated 3 December 2026". */
const MOSTLY_DAY = 0.6;

/** A session's day, stated above it for several: by a heading, by the beginning of the block around, by a row before it; the nearest. */
function statedDay(outline: Outline, facts: Facts, from: number): EventWhen | undefined {
  const { heading } = facts.lines[from]!;
  const beside = [dayOfRowBefore(outline, facts, from), dayNear(outline, facts, from), dayBefore(outline, facts, from)];
  const stated = [dayAbove(facts, heading), ...beside.filter((day) => day && !isByline(outline, facts, day, from))];
  let nearest: StatedDay | undefined;
  for (const day of stated) if (day && day.line < from && day.line > (nearest?.line ?? -1)) nearest = day;
  if (nearest) nearest = labelledDay(outline, facts, nearest.line, from) ?? nearest;
  return nearest && { mention: nearest.mention, line: nearest.line, inherited: true };
}

/** The day that a label gives (「日時」), without its hour, between the day that a page was posted on and its programme; undefined where labels give several. */
function labelledDay({ lines }: Outline, facts: Facts, posted: number, from: number): StatedDay | undefined {
  let found: StatedDay | undefined;
  for (let line = posted + 1; line < from; line++) {
    const { text } = lines[line]!;
    const mention = facts.lines[line]!.dates.find(({ precision }) => precision === 'day');
    if (!mention?.startTime || mention.end || OTHER_DATE.test(text)) continue;
    if (facts.words.after('dateLabel', text) === null && !facts.words.is('dateLabel', lines[line - 1]!.text)) continue;
    if (found && !isSameDay(found.mention, mention)) return undefined;
    // Its hour is that of the whole.
    const { startTime: _start, endTime: _end, doorTime: _doors, sessions: _sessions, ...day } = mention;
    found ??= { mention: day, line };
  }
  return found;
}

/** The row of a day right above the rows that each are a link to what is on that day. */
function linkedDay(outline: Outline, facts: Facts, { from, to }: { from: number; to: number }): EventWhen | undefined {
  const day = to - from === 1 && wholeLink(outline, from) ? dayBefore(outline, facts, from) : undefined;
  return day && { ...day, inherited: true };
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

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Whether a rule is one for the weekday of a day and no other. */
const isOnDayOf = ({ rrule = '' }: DateMention, { start }: DateMention): boolean =>
  start?.weekday !== undefined && rrule.endsWith(`BYDAY=${CODES[start.weekday]!}`);
