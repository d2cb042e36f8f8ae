/**
 * Mondays among days with their weekday: 月 is Monday and month, so that "7" beside "月" reads as July. Where "5 土" and "9 水" stand at
 * the same place, it is Monday the 7th.
 */
import type { Outline } from '../../page/outline';
import { lineColumn } from '../../page/line-column';
import type { DateMention } from '../dates/index';

/** A month whose sign stands off from its number, on the next line or behind a blank: as written by itself it is none. */
const STANDS_OFF = /^(0?[1-9]|1[0-2])\s+月$/;
/** Not 日, which is Sunday and any day of a month: "5 日" below "12 月". */
const WITH_WEEKDAY = /^(?:0?[1-9]|[12]\d|3[01])\s+[火水木金土]$/;
/** Days at the same place that have other weekdays. */
const LEAST_DAYS = 2;
const MONDAY = 1;

/** @param mentions per line what is read on it; months that are Mondays become days */
export function mendMondays(outline: Outline, mentions: readonly { mentions: DateMention[] }[]): void {
  const mondays: { line: number; at: number; day: number }[] = [];
  const days = new Map<string, number>();
  mentions.forEach(({ mentions: found }, line) => {
    if (found.length === 0) return;
    const seen = spread(outline, line);
    for (const [at, { index, length }] of found.entries()) {
      const text = seen.slice(index, index + length);
      const day = STANDS_OFF.exec(text)?.[1];
      if (day && found[at]!.precision === 'month') mondays.push({ line, at, day: Number(day) });
      else if (WITH_WEEKDAY.test(text)) {
        const place = lineColumn(outline, line);
        days.set(place, (days.get(place) ?? 0) + 1);
      }
    }
  });
  for (const { line, at, day } of mondays) {
    if ((days.get(lineColumn(outline, line)) ?? 0) < LEAST_DAYS) continue;
    const { index, length } = mentions[line]!.mentions[at]!;
    mentions[line]!.mentions[at] = { index, length, precision: 'day', start: { day, weekday: MONDAY } };
  }
}

/** The line and the one behind it, as a mention that begins on it sees them. */
const spread = ({ lines }: Outline, line: number): string => `${lines[line]!.text}\n${lines[line + 1]?.text ?? ''}`;
