/** The year and month that a date leaves out, as headings, captions and the page's title say them. */
import type { Outline } from '../../page/outline';
import { findDates, type DateMention } from '../../text/dates/index';
import type { Facts } from '../../text/facts';
import { isBody } from '../../text/body-name';
import { isGeneric } from '../name/generic-heading';
import { namesEvents } from '../../text/list-of-events';
import { captionAbove } from '../name/list-caption';
import { monthShown } from './month-shown';

/** "2019 Finance Committee Meetings": a year that is no part of a range, a number or a fiscal year. */
const BARE_YEAR = /(?<![\d.,/–-])(?:19|20)\d{2}(?![\d–-]|[./]\d|年度)/g;
const YEAR_ALONE = /^\P{L}*(?:19|20)\d{2}年?\P{L}*$/u;
const LONGEST_YEAR = 8;
/** "Meeting Schedule for 2021". */
const BEFORE_YEAR = /\s(?:for|of|in)$/iu;
/** Of a caption; how far above its days one may stand. */
const LONGEST_CAPTION = 60;
const MOST_LINES = 400;

/** What a year in a title may be of instead: a founding, a prize. */
const OTHER_YEAR =
  /\b(?:since|est(?:d|ablished)?|founded|award|winner|seit|gegründet|depuis|desde|dal|sedan)\b|創業|設立/iu;
/** In years: titles of archives name theirs. */
const LONGEST_AGO = 15;

/** The only year that the page's title names, where it is another than the visit's: dates of this one run on into the next. */
export function titleYear(title: string, now: string): number | undefined {
  const year = OTHER_YEAR.test(title) ? undefined : bareYear(title);
  const ago = Number(now.slice(0, 4)) - (year ?? NaN);
  return ago !== 0 && ago >= -1 && ago <= LONGEST_AGO ? year : undefined;
}

/** The only year that a heading names. */
function bareYear(text: string): number | undefined {
  const years = text.match(BARE_YEAR) ?? [];
  return years.length === 1 ? Number(years[0]) : undefined;
}

/**
 * Year and month of the nearest heading above that names one, or of a short line that acts as one.
 * @param isOthers whether a heading is the name of another record of the list
 */
export function contextAbove(
  outline: Outline,
  facts: Facts,
  line: number,
  isOthers: (line: number) => boolean = () => false,
): { year?: number; month?: number } {
  const out: { year?: number; month?: number } = {};
  // What stands last in the main column says nothing of what a sidebar lists.
  const isBeside = facts.lines[line]!.zone === 'aside';
  for (let up = facts.lines[line]!.heading; up; up = up.above) {
    const { text } = outline.lines[up.line]!;
    // Of a heading that is a picture the alternative text says the month.
    take(text ? facts.lines[up.line]!.dates : findDates(up.text, { lang: facts.lang, order: facts.order }));
    if (!isOthers(up.line) || isOfList(up.text)) out.year ??= bareYear(up.text);
  }
  out.year ??= bareYear(captionAbove(outline, facts, line)?.said ?? '');
  out.year ??= captionYear(line);
  for (let i = line - 1; i >= 0 && i > line - MOST_LINES && (out.month === undefined || out.year === undefined); i--) {
    const fact = facts.lines[i]!;
    if (isBeside && fact.zone !== 'aside') continue;
    if (isYear(i) && fact.zone !== 'nav' && !isYear(i - 1) && !isYear(i + 1)) out.year ??= bareYear(textAt(i));
    const shown = monthShown(outline, facts, i);
    if (shown) take([{ ...fact.dates[0]!, start: shown }]);
    if (fact.dateShare < 0.5 || fact.zone === 'nav' || fact.dates.length !== 1) continue;
    if (isMonth(i) && !isMonth(i - 1) && !isMonth(i + 1)) take(fact.dates);
  }
  return out;

  /** "Termine 2027" heads all of the list, though it may stand within the first record. */
  function isOfList(text: string): boolean {
    const rest = text.replace(BARE_YEAR, ' ').trim();
    return isGeneric(rest) || namesEvents(rest) || facts.words.is('eventSection', rest);
  }

  /** What unfolds what is below it links to its own page. */
  function isOnPage(link: string): boolean {
    return (
      link.startsWith('#') ||
      link.startsWith(`${outline.snapshot.url.replace(/#.*$/u, '')}#`) ||
      /^javascript:/i.test(link)
    );
  }

  function textAt(i: number): string {
    return outline.lines[i]?.text ?? '';
  }

  /** A line of nothing but a year; years one after the other are a menu, too. */
  function isYear(i: number): boolean {
    return textAt(i).length <= LONGEST_YEAR && YEAR_ALONE.test(textAt(i));
  }

  /** The year of the nearest caption of a list in parts: "2027 Board Meetings" above "Full Board:", its days, "Tide Committee:" and its days. */
  function captionYear(below: number): number | undefined {
    if (isBeside) return undefined;
    for (let i = below - 1; i >= 0 && i > below - MOST_LINES; i--)
      if (isDatedCaption(i) && !isDatedCaption(i - 1) && !isDatedCaption(i + 1)) return bareYear(textAt(i));
    return undefined;
  }

  /** Captions one after the other are a menu of years, links lead to other pages. */
  function isDatedCaption(i: number): boolean {
    const text = textAt(i);
    if (text.length > LONGEST_CAPTION || facts.lines[i]?.zone !== 'main' || bareYear(text) === undefined) return false;
    if (facts.lines[i]!.dates.some(({ precision }) => precision === 'day')) return false;
    const rest = text.replace(BARE_YEAR, ' ').replace(/\s+/g, ' ').trim().replace(BEFORE_YEAR, '');
    return (
      !/\d/.test(rest) &&
      (isGeneric(rest) || isBody(rest)) &&
      outline.lines[i]!.runs.some(({ link }) => !link || isOnPage(link))
    );
  }

  /** Months one after the other are a menu of months, not a heading. */
  function isMonth(i: number): boolean {
    return facts.lines[i]?.dates[0]?.precision === 'month';
  }

  function take(dates: readonly DateMention[]): void {
    for (const { start, precision } of dates) {
      if (precision !== 'month' && precision !== 'day') continue;
      if (out.month === undefined && start?.month !== undefined && precision === 'month') out.month = start.month;
      if (out.year === undefined && start?.year !== undefined) out.year = start.year;
    }
  }
}
