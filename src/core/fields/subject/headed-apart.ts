/** Several events of a page, each below a heading of its own: 「夏の図書館講座」 above 「絵本作家のおはなし」 and 「昔あそびをしよう」, each with its day. */
import type { EventRecord } from '../../finding';
import { dayOf } from '../../when';
import type { Page } from '../record';
import { leadsOn } from './own-address';

/** 開催概要, "Dates and times": parts of what is told of one event. */
const PART =
  'dates?|times?|details|overview|programme?|schedule|when|termine?|zeiten|ablauf|programm|horaires?|programa|fechas|horarios?|orari|programma';
const OF_ONE = new RegExp(
  `^.{0,6}(?:概要|要項|期間|日程|日時|詳細|ご?案内|内容|スケジュール|プログラム)\\P{L}*$|^\\P{L}*(?:${PART})(?: (?:and|&|und|et|y|e) (?:${PART}))?\\P{L}*$`,
  'iu',
);

/**
 * @returns whether events of different days, two at least, are named by headings of one level, and none of these leads to a page of its own, as
 *   what else is on beside an event does: what heads the page is none of them
 */
export function areHeadedApart({ outline }: Page, events: readonly EventRecord[]): boolean {
  const { blocks, lines } = outline;
  const daysByLevel = new Map<number, Set<string>>();
  const levels = new Map<string, number>();
  for (const { block } of lines) {
    const { heading } = blocks[block]!;
    if (heading) levels.set(outline.path(block), heading);
  }
  for (const { name, startDate, evidence, url } of events) {
    if (OF_ONE.test(name)) continue;
    const level = levels.get(evidence['name']?.path ?? '');
    if (level === undefined || startDate === undefined || leadsOn(url, outline.snapshot.url)) continue;
    daysByLevel.set(level, (daysByLevel.get(level) ?? new Set<string>()).add(dayOf(startDate)));
  }
  return [...daysByLevel.values()].some((days) => days.size > 1);
}
