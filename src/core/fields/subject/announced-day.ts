/** A day to come that a page announces below its heading. */
import { NOTHING_HELD, NOTICE, RULES } from './nothing-held';
import { headingOf } from './page-heading';
import type { Page } from '../record';
import { isNotice } from '../state/notices';
import { weekdayOf } from '../../text/dates/calendar';
import type { PartialDate } from '../../text/dates/types';
import type { LineFacts } from '../../text/facts';

/** Lines below the heading among which the day stands; share of its line that it is. */
const DAY_BELOW = 3;
const NOTHING_BUT_DAY = 0.8;
/** Projects and terms last longer. */
const MOST_YEARS = 1;

/** "Where and when": what heads a section of a page on an event. */
const WHERE_AND_WHEN =
  /^\P{L}*(?:when\P{L}+(?:and )?where|where\P{L}+(?:and )?when|(?:date|time)\P{L}+(?:and )?(?:place|location|venue)|wann und wo|wo und wann|quand et où|où et quand|dove e quando|quando e dove|cuándo y dónde|dónde y cuándo|onde e quando|quando e onde|waar en wanneer|wanneer en waar|när och var|var och när|hvor og når|når og hvor|gdzie i kiedy|kiedy i gdzie|kde a kdy|kdy a kde|где и когда|когда и где|日時\P{L}?と?\P{L}?(?:場所|会場))\P{L}*$/iu;

/**
 * Whether the page says a day or a period to come, in full: in the heading beside a word for what is held, right below it on a line of its own, as an
 * article's day is over, or below a heading that says that where and when follows. Not where the page's heading is that of a rule or an offer.
 */
export function announcesDay(page: Page): boolean {
  const { outline, facts } = page;
  const heading = headingOf(page);
  if (!heading || NOTHING_HELD.test(heading.name) || RULES.test(heading.name)) return false;
  // "Conference: Mills of the Fens (26 February 2027, Elsmoor)"; a day in a sentence is of what is told.
  const own = facts.lines[heading.line.index]!;
  const isSetOff = /[(（[|｜:：–—]\s*$/u.test(heading.line.text.slice(0, own.dates[0]?.index));
  if (isSetOff && facts.words.has('eventWord', heading.name) && saysDayToCome(page, own)) return true;
  const below = (line: number) => facts.lines.slice(line + 1, line + 1 + DAY_BELOW);
  if (below(heading.line.index).some((line) => line.dateShare >= NOTHING_BUT_DAY && saysDayToCome(page, line)))
    return true;
  return outline.lines.some(
    ({ index, text }) =>
      index > heading.line.index &&
      facts.lines[index]!.zone !== 'footer' &&
      WHERE_AND_WHEN.test(text) &&
      below(index).some((line) => saysDayToCome(page, line)),
  );
}

/** Whether "Date" or 时间 with a day to come stands below the page's heading, and "Venue" or 地点 as well; on the line of the label or on the next one. */
export function labelsDay(page: Page): boolean {
  const { outline, facts } = page;
  const heading = headingOf(page)?.line.index ?? outline.lines.length;
  const valuesOf = (label: 'dateLabel' | 'placeLabel'): number[] =>
    outline.lines.slice(heading + 1).flatMap(({ index, text }) => {
      if (facts.lines[index]!.zone !== 'main') return [];
      if (facts.words.after(label, text)) return [index];
      return facts.words.is(label, text) && index + 1 < outline.lines.length ? [index + 1] : [];
    });
  const days = valuesOf('dateLabel').filter((line) => saysDayToCome(page, facts.lines[line]!));
  return days.length === 1 && valuesOf('placeLabel').length > 0;
}

/** What only that has which is held: 開催日, 会期, "Date and time". */
const HELD =
  /^\P{L}*(?:開\s*催\s*(?:日\s*時?|期\s*間|日\s*程|予定日)|実施(?:日時?|期間)|会\s*期|公演(?:日時?|期間)|(?:上映|展示|展覧会?|イベント|フェア|キャンペーン|セール|対象|プラン)期間|日\s*時|event dates?(?: and time)?|date (?:and|&) time|dates? of (?:the )?event|veranstaltungs(?:datum|termin|zeit(?:raum)?)|datum und uhrzeit|date et heure|dates? de l[’']?(?:événement|exposition)|fecha y hora|fechas? del evento|data e ora|data e hora|datum en tijd|datum och tid|dato og tid|活动(?:时间|日期)|活動(?:時間|日期)|(?:举办|举行|展览|展出|讲座|报告|会议|演出|比赛|论坛|培训|宣讲)(?:时间|日期)|(?:舉辦|舉行|展覽|講座|報告|會議|演出|比賽|論壇)(?:時間|日期)|展期|행사\s?(?:일시|기간)|전시\s?기간|일시)(?=[^\p{L}\p{N}]*(?:\p{N}|令和|平成|$)|\s*[:：/／】\])）])/iu;

/** Whether one line of the page's own text, below its heading, says when something is held: a label that only such things have, and behind or below it a day. */
export function holdsDay(page: Page): boolean {
  const { outline, facts } = page;
  const heading = headingOf(page);
  if (!heading || [NOTHING_HELD, RULES, NOTICE].some((none) => none.test(heading.name)) || isNotice(heading.name))
    return false;
  const held = outline.lines.slice(heading.line.index + 1).filter(({ index, text }) => {
    if (facts.lines[index]!.zone !== 'main') return false;
    return HELD.test(text) && [index, index + 1].some((line) => facts.lines[line]?.dates.some(isDay));
  });
  return held.length === 1;
}

const isDay = ({ precision, start }: LineFacts['dates'][number]): boolean =>
  precision === 'day' && start?.month !== undefined && start.day !== undefined;

/** One day, or a period that is not too long. */
function saysDayToCome({ now }: Page, { dates }: LineFacts): boolean {
  const [day, ...others] = dates.filter(({ precision }) => precision !== 'time');
  if (others.length > 0 || day?.precision !== 'day') return false;
  const last = day.end ?? day.start!;
  const year = last.year ?? (dates.some(({ startTime }) => startTime) ? yearOfNext(last, now) : undefined);
  if (year === undefined || last.month === undefined || last.day === undefined) return false;
  if (day.end && year - (day.start?.year ?? year) > MOST_YEARS) return false;
  return Date.UTC(year, last.month - 1, last.day) > Date.parse(now);
}

/** Months ahead in which a day without its year is looked for. */
const AHEAD = 8;

/** "Tuesday 15 December, 7pm": the year of the next such day, where it is a Tuesday. */
function yearOfNext({ month, day, weekday }: PartialDate, now: string): number | undefined {
  if (month === undefined || day === undefined || weekday === undefined) return undefined;
  const thisMonth = Number(now.slice(5, 7));
  const year = Number(now.slice(0, 4)) + (month < thisMonth ? 1 : 0);
  const isNear = (month - thisMonth + 12) % 12 <= AHEAD;
  return isNear && weekdayOf({ year, month, day }) === weekday ? year : undefined;
}
