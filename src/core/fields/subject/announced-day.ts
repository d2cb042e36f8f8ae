/** A day to come that a page announces below its heading. */
import { NOTHING_HELD, RULES } from './nothing-held';
import { headingOf } from './page-heading';
import type { Page } from '../record';
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
 * Whether the page says a day or a period to come, in full: right below its heading on a line of its own, as an article's day is over, or
 * below a heading that says that where and when follows. Not where the page's heading is that of a rule or an offer.
 */
export function announcesDay(page: Page): boolean {
  const { outline, facts } = page;
  const heading = headingOf(page);
  if (!heading || NOTHING_HELD.test(heading.name) || RULES.test(heading.name)) return false;
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

/** One day, or a period that is not too long. */
function saysDayToCome({ now }: Page, { dates }: LineFacts): boolean {
  const [day, ...others] = dates.filter(({ precision }) => precision !== 'time');
  if (others.length > 0 || day?.precision !== 'day') return false;
  const last = day.end ?? day.start!;
  const inFull = last.year !== undefined && last.month !== undefined && last.day !== undefined;
  if (day.end && (last.year ?? 0) - (day.start?.year ?? last.year ?? 0) > MOST_YEARS) return false;
  return inFull && Date.UTC(last.year!, last.month! - 1, last.day!) > Date.parse(now);
}
