/**
 * Days below a month that is said once: by a cell at the left edge of the first row ("2月 | 3日 | 節分祭"), which reaches into the rows beneath or is empty in
 * them ("11日 | 紀元祭"), or by the heading above a list. A number alone is no day, and "3日" as well three days.
 */
import type { Heading } from '../../page/headings';
import type { Outline } from '../../page/outline';
import { cellsOf, rowsOf, tableColumns } from '../../page/table-columns';
import { exists } from '../dates/date-parts';
import { findDates, type DateMention, type DateOrder } from '../dates/index';
import { remembered } from '../remembered';
import { monthAlone } from './month-alone';

/** Lines of the page that must be such days below their headings. */
const LEAST_BELOW = 3;
/** The day, and perhaps its weekday in brackets; "上旬" and "第2日曜日" are none. */
const DAY = /^(?:(\d{1,2})(?:日|st|nd|rd|th|er|\.)?|([一二三四五六七八九十]{1,3})日)(?:\s*[(（]\p{L}{1,4}[)）])?$/u;
/** The same where nothing but its sign tells it from a figure. */
const MARKED = /日/u;
const LONGEST = 12;
const DIGITS = '一二三四五六七八九';

/**
 * @param headings per line the nearest heading above it
 * @param mentions per line what is read on it; days whose month stands above them are added
 */
export function addMonthsAbove(
  outline: Outline,
  headings: readonly (Heading | undefined)[],
  reading: { lang: string; order: DateOrder },
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  const { blocks, lines, from, to } = outline;
  blocks.forEach(({ tag }, table) => {
    if (tag !== 'table') return;
    const { start } = tableColumns(outline, table);
    let month: DateMention['start'];
    for (const row of rowsOf(outline, table)) {
      const [first, second] = cellsOf(outline, row);
      if (first === undefined) continue;
      const isFilled = start.get(first) === 0 && from[first] !== to[first];
      if (isFilled) month = monthIn(first);
      const cell = start.get(first) === 0 ? second : first;
      if (!month || cell === undefined || start.get(cell) !== 1 || from[cell] === to[cell]) continue;
      // "January | 12 | 30" are figures.
      if (!isFilled || MARKED.test(lines[from[cell]!]!.text)) read(from[cell]!, month);
    }
  });

  const monthOf = remembered((text) => monthAlone(text, findDates(text, reading)) ?? null);
  const below = lines.filter(({ index, text }) => {
    const heading = headings[index];
    return heading && MARKED.test(text) && text.length <= LONGEST && dayIn(text) && monthOf(heading.text);
  });
  if (below.length >= LEAST_BELOW) for (const { index } of below) read(index, monthOf(headings[index]!.text)!);

  function monthIn(cell: number): DateMention['start'] {
    if (to[cell]! - from[cell]! !== 1) return undefined;
    const { text } = lines[from[cell]!]!;
    return monthAlone(text, findDates(text, reading));
  }

  function read(line: number, month: NonNullable<DateMention['start']>): void {
    const own = mentions[line]!;
    const { text } = lines[line]!;
    const day = own.mentions.length === 0 ? dayIn(text) : undefined;
    if (!day || !month.month || !exists(month.month, day)) return;
    // "1月" and the first day beside it are read as one already, on the month's line.
    if (mentions[line - 1]?.mentions.some(({ start }) => start?.day === day)) return;
    own.mentions = [{ index: 0, length: text.length, precision: 'day', start: { ...month, day } }];
    own.covered = text.length;
  }
}

/** @returns 1 to 31, of "15日", "十五日", "15" */
function dayIn(text: string): number | undefined {
  const [, digits, han] = DAY.exec(text.normalize('NFKC')) ?? [];
  const day = digits ? Number(digits) : han ? fromHan(han) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
}

/** "十五" is 15, "二十" 20; 0 for what is no number. */
function fromHan(said: string): number {
  const [tens, ones] = said.includes('十') ? said.split('十') : ['', said];
  const digit = (sign: string): number => DIGITS.indexOf(sign) + 1;
  if (tens!.length > 1 || ones!.length > 1) return 0;
  return (said.includes('十') ? 10 * (tens ? digit(tens) : 1) : 0) + (ones ? digit(ones) : 0);
}
