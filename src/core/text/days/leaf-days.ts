/**
 * Days of calendar leaves as Chinese, Japanese and Korean pages draw them: a large "4", below it "6月" and perhaps "THU". In a sentence the month
 * comes first; in a block that holds nothing else the number before it is its day.
 */
import type { Outline } from '../../page/outline';
import { CJK_LANGUAGES } from '../../page/scripts';
import { exists } from '../dates/date-parts';
import { isWeekday, type DateMention } from '../dates/index';

const NUMBER = /^(0?[1-9]|[12]\d|3[01])$/;
/** Day, month, weekday and year, each on its line. */
const MOST_LINES = 4;
const YEAR = /^(?:19|20)\d{2}年?$/;

/** @param mentions per line what is read on it; a month below its day becomes the day */
export function addLeafDays(
  outline: Outline,
  lang: string,
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  if (!CJK_LANGUAGES.has(lang)) return;
  const { lines } = outline;
  for (let line = 0; line + 1 < lines.length; line++) {
    const { text } = lines[line]!;
    const [own, below] = [mentions[line]!, mentions[line + 1]!];
    const [month, ...others] = below.mentions;
    if (!NUMBER.test(text) || own.mentions.length > 0 || others.length > 0) continue;
    if (month?.precision !== 'month' || month.end || month.index > 0 || !exists(month.start!.month!, Number(text)))
      continue;
    if (!isLeaf(outline, line, lang, month.length)) continue;
    own.mentions = [
      {
        ...month,
        length: text.length + 1 + month.length,
        precision: 'day',
        start: { ...month.start, day: Number(text) },
      },
    ];
    own.covered = text.length;
    below.mentions = [];
  }
}

/** Whether a block begins with the day and holds no more than month, weekday and year below it. */
function isLeaf({ blocks, lines, from, to }: Outline, day: number, lang: string, length: number): boolean {
  let { block } = lines[day]!;
  while (block > 0 && to[block]! <= day + 1) block = blocks[block]!.parent;
  if (from[block] !== day || to[block]! - day > MOST_LINES) return false;
  // The month may run on into the weekday below it.
  const rest = lines.slice(day + 1, to[block]).map(({ text }) => text);
  return rest
    .join('\n')
    .slice(length)
    .split('\n')
    .every((text) => isRest(text.trim(), lang));
}

const isRest = (text: string, lang: string): boolean =>
  text === '' || YEAR.test(text) || isWeekday(text, lang) || isWeekday(text, 'en');
