/** Days in two parts: "5" in the column 月 and "16" beside it in the column 日, or both in parts of a line whose classes say "month" and "day". */
import type { Line, Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';
import { exists } from '../dates/date-parts';
import type { DateMention } from '../dates/index';

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
  for (const line of outline.lines) {
    const own = mentions[line.index]!;
    const mention = own.mentions.length === 0 ? dayInSpans(line) : undefined;
    if (!mention) continue;
    own.mentions = [mention];
    own.covered = mention.length;
  }
}

const MONTH_CLASS = /(?:^|[\s_]|(?<!per)-)(?:month|mon|mois|monat|mes|tsuki|gatsu)(?:[\s_-]|$)/i;
const DAY_CLASS = /(?:^|[\s_]|(?<!per)-)(?:day|date|jour|tag|dia|nichi)(?:[\s_-]|$)/i;

/** `<span class="month">04</span><span class="day">07</span>`: a line between them is drawn by the style sheet. */
function dayInSpans({ text, runs }: Line): DateMention | undefined {
  const at = runs.findIndex(({ hint, text }) => MONTH_CLASS.test(hint ?? '') && NUMBER.test(text.trim()));
  const [month, day] = runs.slice(at).filter((run) => run.text.trim());
  if (at < 0 || !month || !day || !DAY_CLASS.test(day.hint ?? '') || !NUMBER.test(day.text.trim())) return undefined;
  const digits = month.text.trim() + day.text.trim();
  const index = text.indexOf(digits);
  const start = { month: Number(month.text), day: Number(day.text) };
  return index < 0 || !exists(start.month, start.day)
    ? undefined
    : { index, length: digits.length, precision: 'day', start };
}
