/**
 * One event as a sheet of facts: rows that begin with a label, one of them with when, one with where, others with who holds it, for whom, at what price
 * (日時 / 会場 / 定員, "Date" / "Venue" / "Admission"). A sheet alone on its page is a list of nothing, and the trees think little of it.
 */
import type { Page } from '../../fields/record';
import { IS_CALLED, OF_EVENTS, WHERE } from '../../fields/name/sheet-labels';
import type { Candidate } from '../../records/candidate';
import type { RangeFacts } from '../../records/range';

/** Added to the log-odds of an event, as for what only recurs. */
export const SHEET = 3.5;

const LONGEST = 60;
const LONGEST_LABEL = 12;
/** "場所:市民会館": label and value on one line. */
const WITH_VALUE = /^\s*([^:：\d]{2,12})[:：]\s*(?=\S)/u;
/** Lines of one value in which the day may stand. */
const VALUE = 3;
/** "職種", "勤務時間", "時給": what a post has and an event never. */
const OF_POST =
  /^\P{L}*(?:職\s*種|職名|(?:業務|仕事|職務)内容|勤務\S{0,4}|雇用\S{0,4}|任用\S{0,4}|給\s*与|時\s*給|賃\s*金|報\s*酬|待\s*遇|岗位\S{0,4}|薪\S{0,4}|급여|근무\S{0,4})\P{L}*$/u;
/** What a service, a grant or a house for sale has, too: of such labels alone no event is told. */
const ALSO_OF_OTHERS =
  /^\P{L}*(?:期\s*間|時\s*間|受\s*付|場\s*所|ところ|所在地|住\s*所|内\s*容|概\s*要|対\s*象者?|費\s*用|料\s*金|募集人数|(?:お?申し?込み?|応募)\S{0,2}|대상|时间|地点|地址)\P{L}*$/u;
/** What recurs on more days of the week is when a house is open. */
const MOST_WEEKDAYS = 3;
/** Days of one run, a line each below their label. */
const MOST_SHOWINGS = 4;
/** 「◆羊毛フェルトの小鳥」. */
const SIGN = /^[◆◇■□●○★☆▼▽▲△▶]\s*\p{L}/u;
/** Of something that is held; offices have a 期間 and a 時間, too. */
const HELD = /^\P{L}*(?:(?:開催|公演|実施|開講|演奏会?)?日[時程]|公演日|開催日|会\s*期)\P{L}*$/u;
/** Rows of such labels beside when and where, where no heading says what it is. */
const LEAST_OTHERS = 2;

/**
 * @param range what a run of lines holds
 * @returns whether the candidate's rows are such labels, with one day or one recurrence
 */
export function isFactSheet(
  { outline, facts }: Page,
  candidate: Candidate,
  range: (lines: Candidate) => RangeFacts,
): boolean {
  const { from, to } = candidate;
  if (to - from > LONGEST || facts.lines[from]!.zone !== 'main') return false;
  const { days, recurrences, ranges } = range(candidate);
  if (days > MOST_SHOWINGS || days + recurrences === 0) return false;
  const isOneDay = days <= (ranges > 0 ? 2 : 1);
  const count = { when: 0, where: 0, other: 0 };
  let own = 0;
  let isTitled = false;
  for (let line = from; line < to; line++) {
    const { text: whole } = outline.lines[line]!;
    const text = WITH_VALUE.exec(whole)?.[1]!.trim() ?? whole;
    const value = text === whole ? line + 1 : line;
    if (text.length > LONGEST_LABEL || value === to) continue;
    if (OF_POST.test(text)) return false;
    const label = labelOn(value, text);
    if (!label) continue;
    count[label]++;
    if (label === 'when' && !isOneDay && daysFrom(value) < days) return false;
    isTitled ||= label === 'when' && HELD.test(text) && isHeaded(line);
    if (!ALSO_OF_OTHERS.test(text)) own++;
  }
  return count.when === 1 && count.where === 1 && (isTitled || (isOneDay && count.other >= LEAST_OTHERS)) && own > 0;

  /** Whether what it is stands before its first label, as a heading or behind a sign that sets it apart, or right above the sheet. */
  function isHeaded(label: number): boolean {
    if (from < label && SIGN.test(outline.lines[from]!.text)) return true;
    for (let line = Math.max(0, from - 1); line < label; line++)
      if (outline.blocks[outline.lines[line]!.block]!.heading !== undefined) return true;
    return false;
  }

  /** Days on the lines of a label's value, a showing each. */
  function daysFrom(first: number): number {
    let line = first;
    while (line < to && facts.lines[line]!.dates.some(({ precision }) => precision === 'day')) line++;
    return line - first;
  }

  function labelOn(value: number, text: string): keyof typeof count | undefined {
    if (facts.words.is('dateLabel', text)) return hasDay(value) ? 'when' : undefined;
    if (WHERE.test(text) || facts.words.is('placeLabel', text)) return 'where';
    return IS_CALLED.test(text) || OF_EVENTS.test(text) ? 'other' : undefined;
  }

  function hasDay(first: number): boolean {
    return facts.lines
      .slice(first, Math.min(to, first + VALUE))
      .some(({ dates }) =>
        dates.some(({ precision, rrule }) =>
          precision === 'recurrence' ? weekdaysIn(rrule) <= MOST_WEEKDAYS : precision === 'day',
        ),
      );
  }
}

const weekdaysIn = (rrule = ''): number => /BYDAY=([^;]*)/.exec(rrule)?.[1]!.split(',').length ?? 0;
