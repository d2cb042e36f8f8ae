/**
 * One event as a sheet of facts: rows that begin with a label, one of them with when, one with where, others with who holds it, for whom, at what price
 * (日時 / 会場 / 定員, "Date" / "Venue" / "Admission"). A sheet alone on its page is a list of nothing, and the trees think little of it.
 */
import type { Page } from '../fields/record';
import type { Candidate } from '../records/candidates';
import type { RangeFacts } from '../records/range';

/** Added to the log-odds of an event, as for what only recurs. */
export const SHEET = 3.5;

const LONGEST = 60;
const LONGEST_LABEL = 12;
/** Lines of one value in which the day may stand. */
const VALUE = 3;
/** Rows of such labels beside when and where. */
const LEAST_OTHERS = 2;

/** What only an event has among the rest that a sheet may say. */
const OTHERS =
  /^\P{L}*(?:(?:イベント|講座|行事|催し)?名称?|タイトル|演題|テーマ|内容|概要|プログラム|講\s*師|出演者?|指揮|司会|対\s*象者?|定\s*員|募集人数|参加費|受講料|入場料|料\s*金|持ち物|主\s*催者?|共\s*催|後\s*援|(?:お?申し?込み?|参加|応募)(?:方法|先|締切|期限)?|主办(?:方|单位)?|主讲人?|报告人|대상|정원|강사|주최|참가비)\P{L}*$/u;

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
  if (days > (ranges > 0 ? 2 : 1) || days + recurrences === 0) return false;
  let [when, where, others] = [0, 0, 0];
  for (let line = from; line < to - 1; line++) {
    const { text } = outline.lines[line]!;
    if (text.length > LONGEST_LABEL) continue;
    if (facts.words.is('dateLabel', text)) when += hasDay(line + 1) ? 1 : 0;
    else if (facts.words.is('placeLabel', text)) where++;
    else if (OTHERS.test(text)) others++;
  }
  return when === 1 && where === 1 && others >= LEAST_OTHERS;

  function hasDay(first: number): boolean {
    return facts.lines
      .slice(first, Math.min(to, first + VALUE))
      .some(({ dates }) => dates.some(({ precision }) => precision === 'day' || precision === 'recurrence'));
  }
}
