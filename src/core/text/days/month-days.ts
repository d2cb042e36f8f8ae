/**
 * Days of a list below its month: "November", and below it "3 Choir", "17. 20:00 Quiz". A number alone is no day; numbers at one place that run
 * up or down below headings that say nothing but a month are.
 */
import type { Heading } from '../../page/headings';
import type { Outline } from '../../page/outline';
import { lineColumn } from '../../page/line-column';
import { findDates, isWeekday, type DateMention, type DateOrder } from '../dates/index';
import { remembered } from '../remembered';
import { monthAlone } from './month-alone';

/** The number, and behind it an hour or a word with a capital: no "10 km", "3 rooms". */
const DAY =
  /^(0?[1-9]|[12]\d|3[01])((?:st|nd|rd|th|er|e|º)?(?:[.:),]|\s[–—-])?)\s+(?=["“”„«'‘(]?\p{Lu}|(\d{1,2}[:.h]\d{2}))/u;
/** So many days at one place, and this share of the lines there. */
const LEAST_DAYS = 2;
const SHARE = 0.6;

interface Day {
  line: number;
  day: number;
  length: number;
  month: Month;
  heading: number;
}

interface Month {
  year?: number;
  month: number;
}

/**
 * @param headings per line the nearest heading above it
 * @param mentions per line what is read on it; days below their months are added
 */
export function addMonthDays(
  outline: Outline,
  headings: readonly (Heading | undefined)[],
  reading: { lang: string; order: DateOrder },
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  const monthOf = remembered((text) => monthAlone(text, findDates(text, reading)) ?? null);
  const places = new Map<string, { days: Day[]; lines: number }>();
  for (const { index, text } of outline.lines) {
    const heading = headings[index];
    const month = heading && monthOf(heading.text);
    if (!month || !text) continue;
    const column = lineColumn(outline, index);
    const place = places.get(column) ?? { days: [], lines: 0 };
    place.lines++;
    places.set(column, place);
    const found = dayAt(outline, index, reading.lang);
    if (!found || mentions[index]!.mentions.some((other) => other.index < found.length)) continue;
    place.days.push({
      line: index,
      ...found,
      month,
      heading: heading.line,
    });
  }
  for (const { days, lines } of places.values()) {
    if (days.length < LEAST_DAYS || days.length < SHARE * lines || !areDays(days)) continue;
    // "November" and the first number below it were read as one day, the heading's.
    for (const heading of new Set(days.map((day) => day.heading)))
      mentions[heading]!.mentions = findDates(outline.lines[heading]!.text, reading);
    for (const { line, day, length, month } of days) {
      const own = mentions[line]!;
      own.mentions.unshift({ index: 0, length, precision: 'day', start: { ...month, day } });
      own.covered = Math.min(own.covered + length, outline.lines[line]!.text.length);
    }
  }
}

/** "Sa", "Sat.,": a weekday before the number, which can be no count then. */
const WORD = /^(\p{L}{1,12})[.,]{0,2}\s+/u;

/** The number that may be a day, and how long what says it is. Bare it may be a count, "3 Red Kites": then an hour follows, or it is apart in the markup. */
function dayAt({ lines }: Outline, line: number, lang: string): Pick<Day, 'day' | 'length'> | undefined {
  const { text, runs } = lines[line]!;
  const word = WORD.exec(text);
  const lead = word && isWeekday(word[1]!, lang) ? word[0].length : 0;
  const found = DAY.exec(text.slice(lead));
  if (!found) return undefined;
  const [whole, number, mark, hour] = found;
  const isApart = runs.find((run) => run.text.trim())?.text.trim() === number;
  if (lead === 0 && !mark && !hour && !isApart) return undefined;
  return { day: Number(number), length: lead + whole.trimEnd().length };
}

/** So many from one on are a count, a list's or a chart's. */
const LEAST_COUNTED = 3;

/** Below each month the numbers run up, or down; and they do not count from one everywhere, nor far anywhere. */
function areDays(days: readonly Day[]): boolean {
  const lists = [...new Set(days.map(({ heading }) => heading))].map((own) =>
    days.filter(({ heading }) => heading === own).map(({ day }) => day),
  );
  const runs = (list: readonly number[], step: 1 | -1): boolean =>
    list.every((day, i) => i === 0 || step * (day - list[i - 1]!) >= 0);
  const counted = lists.filter((list) => list.every((day, i) => day === i + 1));
  return (
    lists.every((list) => runs(list, 1) || runs(list, -1)) &&
    counted.length < lists.length &&
    !counted.some(({ length }) => length >= LEAST_COUNTED)
  );
}
