/**
 * Days in a column of days: "2/8" may be a fraction, but not in a cell of its own where the column's head says "Date", or where the cells
 * above and below it ("2/15", "2/22") can be nothing but days.
 */
import { addTo } from '../../multimap';
import type { Outline } from '../../page/outline';
import { lineColumn } from '../../page/line-column';
import { tableOf } from '../../page/table-columns';
import { headerAbove } from '../../page/table-header';
import { findDates, type DateMention, type DateOrder } from '../dates/index';
import type { Matcher } from '../words/index';

const FRACTION = /^(\d{1,2})\/(\d{1,2})$/;
/** Cells of the column that are days for certain. */
const LEAST_DAYS = 2;

/**
 * @param mentions per line what is read on it; lines that are days by their column alone are added
 */
export function addColumnDays(
  outline: Outline,
  words: Matcher,
  reading: { lang: string; order: DateOrder },
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  const cells = new Map<string, number[]>();
  const days = new Map<string, number>();
  for (const { index, text, block } of outline.lines) {
    if (!FRACTION.test(text) || outline.blocks[block]!.tag !== 'td') continue;
    const column = `${lineColumn(outline, index)} ${tableOf(outline, block)}`;
    if (mentions[index]!.mentions.length > 0) days.set(column, (days.get(column) ?? 0) + 1);
    else addTo(cells, column, index);
  }
  for (const [column, lines] of cells) {
    const certain = days.get(column) ?? 0;
    // Marks out of ten have one denominator.
    const denominators = new Set(lines.map((line) => FRACTION.exec(outline.lines[line]!.text)![2]));
    const areDays = certain >= LEAST_DAYS && certain >= lines.length && denominators.size > 1;
    if (!areDays && !words.is('dateLabel', headerAbove(outline, lines[0]!))) continue;
    for (const line of lines) {
      const { text } = outline.lines[line]!;
      // With its zeros it is read as the others are.
      const [day] = findDates(
        text.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
        reading,
      );
      if (day?.precision !== 'day') continue;
      mentions[line]!.mentions.push({ ...day, index: 0, length: text.length });
      mentions[line]!.covered = text.length;
    }
  }
}
