/**
 * Days of a list in a block that begins with their month: "4月", and below it a list of "8日(水) …", "10日(金) …". Items are read each by itself,
 * so that a day in one of them knows nothing of the month before the list.
 */
import type { Outline } from '../../page/outline';
import type { DateMention, PartialDate } from '../dates/index';
import { monthAlone } from './month-alone';

/** Lines that a month may hold. */
const LONGEST_MONTH = 60;
/** A mark or bracket may stand before the day. */
const FIRST_SIGNS = 2;

/** @param mentions per line what is read on it; days without a month take the one that their block begins with, as far as the next month */
export function addBlockMonths(outline: Outline, mentions: readonly { mentions: DateMention[] }[]): void {
  const { blocks, lines, from, to } = outline;
  const monthOn = (line: number): PartialDate | undefined => monthAlone(lines[line]!.text, mentions[line]!.mentions);
  for (const { index, block } of lines) {
    const month = monthOn(index);
    if (!month) continue;
    let list = block;
    while (blocks[list]!.parent >= 0 && to[list]! <= index + 1) list = blocks[list]!.parent;
    if (from[list] !== index || to[list]! - index > LONGEST_MONTH) continue;
    for (let line = index + 1; line < to[list]! && !monthOn(line); line++)
      mentions[line]!.mentions = mentions[line]!.mentions.map((mention) => within(mention, month));
  }
}

function within(mention: DateMention, { year, month }: PartialDate): DateMention {
  const { start, end, days, rrule, index } = mention;
  if (index > FIRST_SIGNS || rrule || start?.day === undefined || start.month !== undefined) return mention;
  const filled = (date: PartialDate): PartialDate =>
    date.month === undefined ? { ...(year === undefined ? {} : { year }), month, ...date } : date;
  return {
    ...mention,
    start: filled(start),
    ...(end ? { end: filled(end) } : {}),
    ...(days ? { days: days.map(filled) } : {}),
  };
}
