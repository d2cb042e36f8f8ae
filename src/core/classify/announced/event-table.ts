/**
 * Rows of a table whose head says that they are events: one column of days ("日付", "Date"), one of what is on ("イベント名", "演題", "Event"), or, where the
 * heading says that they are concerts, what is played. Such a table may have few words and few rows, one table for each year.
 */
import type { Page } from '../../fields/record';
import { headerAbove } from '../../page/table-header';
import { isPerformed } from '../../fields/name/name-header';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

/** Added to the log-odds of an event: the head says more than a heading does. */
export const TABLED = 3.5;

const WHEN =
  /^\P{L}*(?:年月日|月日|日付|日にち|日時|日程|期日|開催日時?|公演日|実施日|とき|日期|时间|時間|날짜|일시|일정|dates?|when|day|datum)(?:\s*[(（][^()（）]{1,8}[)）])?\P{L}*$/iu;
const OCCASION =
  '(?:イベント|催し物?|催物|行事|公演|ライブ|演奏会|コンサート|講座|講演|セミナー|勉強会|研修会|大会|試合|競技会|展覧会|活动|活動|讲座|행사|강연|events?|concerts?|exhibitions?|talks?|lectures?|seminars?|gigs?|shows?)(?:名称?|内容|タイトル|题目|名稱|명|\\s*(?:name|title))?';
/** "Event" alone is as often what happened: a firm's history, a case in court, a parcel on its way. */
const ANYTHING = '(?:events?|活動内容)\\P{L}*$';
const WHAT = new RegExp(`^\\P{L}*(?!${ANYTHING})${OCCASION}(?:[・/／]${OCCASION})*\\P{L}*$`, 'iu');

const WHERE =
  /^\P{L}*(?:場所|会場|開催地|ところ|演奏会場|地点|장소|venue|place|location|ort|lieu|luogo|lugar|plats)\P{L}*$/iu;
const LEAST_ROWS = 2;
/** Share of the rows that must say when, and what of their own. */
const SHARE = 0.75;
/** Lines of one row. */
const LONGEST = 14;

/** @param range what a run of lines holds */
export function isEventTable(
  { outline, facts }: Page,
  group: readonly Candidate[],
  range: (lines: Candidate) => RangeFacts,
): boolean {
  if (group.length < LEAST_ROWS || group.some(({ block }) => outline.blocks[block]!.tag !== 'tr')) return false;
  const names = new Set<string>();
  const isHeaded = saysConcerts();
  let [dated, performed] = [0, 0];
  for (const row of group) {
    const { days, months, recurrences, stamps } = range(row);
    if (row.to - row.from > LONGEST || stamps > 0) return false;
    const heads = headsOf(row);
    if (!heads.some((head) => WHEN.test(head))) continue;
    if (isHeaded && days === 1 && heads.some((head) => WHERE.test(head)) && heads.some(isPerformed)) performed++;
    const name = heads.findIndex((head) => WHAT.test(head));
    if (name < 0) continue;
    names.add(outline.lines[row.from + name]!.text);
    if (days + months + recurrences > 0) dated++;
  }
  return Math.max(Math.min(dated, names.size), performed) >= SHARE * group.length;

  /** Whether the heading above, without a year, says of which sort they are: "Summer concerts", 定期演奏会. */
  function saysConcerts(): boolean {
    const { heading } = facts.lines[group[0]!.from]!;
    return heading !== undefined && facts.words.has('eventWord', heading.text);
  }

  function headsOf({ from, to }: Candidate): string[] {
    return outline.lines.slice(from, to).map(({ index }) => headerAbove(outline, index));
  }
}
