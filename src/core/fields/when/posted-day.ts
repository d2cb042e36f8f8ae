/** Days on which a line of news or a notice was posted, beside those on which something takes place. */
import type { Line } from '../../page/outline';
import { isPublishedOn } from '../../records/line-counts';
import type { DateMention } from '../../text/dates/index';
import { placeInYear, YEAR } from './place-in-year';

/** As machines print days. */
const NUMERIC = /^\d{4}\P{L}\d{1,2}\P{L}\d{1,2}$/u;
/** Before a day that is another one than the event's: should it rain, once more, the next one. */
const OTHER_DAY = /(?:雨天|順延|予備日|延期|重播|次回|下次|(?<!\p{L})(?:next|rain))[^()（）]{0,8}$/iu;

/** "【讲座】10月9日 …  2026-09-28": a bare day in an element of its own that ends the line, behind one of the next half-year that the line tells of. */
function isBareBehind({ text, runs }: Line, mention: DateMention, dates: readonly DateMention[]): boolean {
  const { start, end, startTime, index, length } = mention;
  if (start?.year === undefined || start.weekday !== undefined || end || startTime) return false;
  const day = text.slice(index, index + length);
  if (!NUMERIC.test(day) || index + length < text.trimEnd().length || !runs.some((run) => run.text.trim() === day))
    return false;
  return dates.some(({ precision, start: told, index: at }) => {
    if (precision !== 'day' || told?.month === undefined || OTHER_DAY.test(text.slice(0, at))) return false;
    if (told.year !== undefined && told.year < start.year!) return false;
    const ahead = (placeInYear(told) - placeInYear(start) + YEAR) % YEAR;
    return ahead > 0 && ahead <= YEAR / 2;
  });
}

/** "Posted on June 15, 2026", and right behind it when it was changed. */
const isOfWriting = (text: string, mention: DateMention, dates: readonly DateMention[]): boolean =>
  dates.some(
    (day) =>
      day.index <= mention.index &&
      isPublishedOn(text, day) &&
      !/\p{L}/u.test(text.slice(day.index + day.length, mention.index)),
  );

/**
 * @param mention one of the dates of a line
 * @returns whether the line was written then, or changed
 */
export const isPostedDay = (line: Line, mention: DateMention, dates: readonly DateMention[]): boolean =>
  isBareBehind(line, mention, dates) || isOfWriting(line.text, mention, dates);
