/**
 * Days of the year in a column of their own, as Japanese, Chinese and Korean pages write them: "1.15", "3.20~21", "4.8". One by itself may be a number, a price
 * or a chapter. Many that follow each other through the year, some of them past the twelfth, are days; so are those whose class says so.
 */
import { addTo } from '../../multimap';
import type { Outline } from '../../page/outline';
import { lineColumn } from '../../page/line-column';
import { headerAbove } from '../../page/table-header';
import { CJK_LANGUAGES } from '../../page/scripts';
import { findDates, type DateMention, type DateOrder } from '../dates/index';

const DOTTED = /^(\d{1,2})\.(\d{1,2})(?:\s*[~〜～–-]\s*(?:(\d{1,2})\.)?(\d{1,2}))?$/;
/** What the column of a table is headed by, if at all: not "金利（％）". */
const WHEN = /[日月]|期間|时间|時間|とき|날짜|일[시정]|기간|date|day|when/iu;
const OF_DAYS = /(?:^|[\s_#.-])(?:date|day|hiduke|hizuke|nittei)s?(?:[\s_-]|$)/;

const LEAST = 3;
/** Share of a column's days that must be later than the twelfth: chapters and versions hardly ever are. */
const LATE = 1 / 3;
const MONTHS = 12;
const LONGEST_MONTH = 31;
/** Places in a column at which the year may begin anew. */
const MOST_TURNS = 1;

/** @param mentions per line what is read on it; lines that are days by their column alone are added */
export function addDottedDays(
  outline: Outline,
  reading: { lang: string; order: DateOrder },
  mentions: readonly { mentions: DateMention[]; covered: number }[],
): void {
  if (!CJK_LANGUAGES.has(reading.lang)) return;
  const columns = new Map<string, number[]>();
  for (const { index, text } of outline.lines) {
    if (!DOTTED.test(text) || !mayBeOfDays(headerAbove(outline, index))) continue;
    const column = lineColumn(outline, index);
    addTo(columns, column, index);
  }
  for (const lines of columns.values()) {
    if (!areDays(lines)) continue;
    for (const line of lines.filter((one) => mentions[one]!.mentions.length === 0)) {
      const { text } = outline.lines[line]!;
      const [day] = findDates(spelled(text), reading);
      if (day?.precision !== 'day') continue;
      mentions[line]!.mentions.push({ ...day, index: 0, length: text.length });
      mentions[line]!.covered = text.length;
    }
  }

  function areDays(lines: readonly number[]): boolean {
    const days = lines.map((line) => DOTTED.exec(outline.lines[line]!.text)!.slice(1, 3).map(Number));
    if (lines.length < LEAST || !days.every(([month, day]) => isOneOf(MONTHS, month!) && isOneOf(LONGEST_MONTH, day!)))
      return false;
    const places = days.map(([month, day]) => month! * 100 + day!);
    const turns = places.filter((place, i) => i > 0 && place < places[i - 1]!).length;
    const late = days.filter(([, day]) => day! > MONTHS).length;
    const isCalled = OF_DAYS.test(outline.blocks[outline.lines[lines[0]!]!.block]!.hint ?? '');
    return turns <= MOST_TURNS && (isCalled || late >= LATE * lines.length);
  }
}

const mayBeOfDays = (header: string): boolean => header === '' || DOTTED.test(header) || WHEN.test(header);
const isOneOf = (most: number, n: number): boolean => n >= 1 && n <= most;

/** As it is written where no doubt is: "3.20~21" as 3月20日~3月21日. */
function spelled(text: string): string {
  const [, month, day, lastMonth, lastDay] = DOTTED.exec(text)!;
  return lastDay ? `${month}月${day}日~${lastMonth ?? month}月${lastDay}日` : `${month}月${day}日`;
}
