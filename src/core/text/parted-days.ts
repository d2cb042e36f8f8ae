/** Days in two cells of a row: "5" in the column 月 and "16" beside it in the column 日. */
import type { Outline } from '../page/outline';
import { headerAbove } from '../page/table-header';
import { exists } from './dates/date-parts';
import type { DateMention } from './dates/index';

const MONTH = /^\P{L}*(?:月|month|monat|mois|mes|mese|mês|maand|månad|월)\P{L}*$/iu;
const DAY = /^\P{L}*(?:日|day|tag|jour|día|giorno|dia|dag|일)\P{L}*$/iu;
const NUMBER = /^0?(\d{1,2})$/;

/** @param mentions per line what is read on it; days whose month stands in the cell before are added */
export function addPartedDays(
  outline: Outline,
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  const numberIn = (line: number, header: RegExp, most: number): number | undefined => {
    const { text, block } = outline.lines[line]!;
    const value = Number(NUMBER.exec(text.normalize('NFKC'))?.[1] ?? 0);
    const isCell = /^t[dh]$/.test(outline.blocks[block]!.tag);
    return isCell && value >= 1 && value <= most && header.test(headerAbove(outline, line)) ? value : undefined;
  };
  for (let line = 1; line < outline.lines.length; line++) {
    const day = numberIn(line, DAY, 31);
    const month = day && numberIn(line - 1, MONTH, 12);
    if (!day || !month || !exists(month, day)) continue;
    const own = mentions[line]!;
    const { length } = outline.lines[line]!.text;
    own.mentions = [{ index: 0, length, precision: 'day', start: { month, day } }];
    own.covered = length;
  }
}
