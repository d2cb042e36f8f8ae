/** Names behind a label that says so: イベント名：…, 讲座题目：…, "TITLE" and the title below it; and whole lines below one that says what is on, イベント内容. */
import { lineColumn } from '../../page/line-column';
import type { NameCandidate } from './name';
import type { Extent, Page } from '../record';
import { isRoleLabel } from './role-labels';
import { isSortOfEvent } from './sort-of-event';

const TITLES =
  'タイトル|テーマ|(?:イベント|公演|催事|催し物?|行事|大会|講座|講演|セミナー|展覧会|事業|企画)(?:名称?|タイトル)|名\\s*称|演題|(?:报告|報告|讲座|講座|演讲|演講|会议|會議|论坛|論壇)?(?:题目|題目|主题|主題)|(?:活动|活動|讲座|講座|会议|會議|展览|展覽|演出|课程|項目|项目)名[称稱]|(?:event )?title|event name|name of (?:the )?event';
const CONTENTS = 'イベント内容|催し内容|内容|what';
const AROUND = '[^\\p{L}\\p{N}]*';
const TITLE_ALONE = new RegExp(`^${AROUND}(?:${TITLES})${AROUND}$`, 'iu');
const ALONE = new RegExp(`^${AROUND}(?:${TITLES}|${CONTENTS})${AROUND}$`, 'iu');
const TITLE_BEFORE = new RegExp(`^${AROUND}(?:${TITLES})\\s*[】\\]）)]?\\s*[:：]\\s*(?=\\S)`, 'iu');
/** With which an entry begins: further down it is whom to ask. */
const NAME_FIRST = /^name\s*[:：]\s*(?=\S)/iu;
/** What is spoken of: the name of a talk, but not of an evening that has a heading of its own. */
const SUBJECT = new RegExp(`^${AROUND}(?:演題|テーマ|(?:\\p{Script=Han}{2})?(?:题目|題目|主题|主題))`, 'u');
/** 講師：羽鳥静香, below what is spoken of; by itself it may be all that an evening is called. */
const WHO =
  /^\P{L}*(?:講師|講演者|登壇者|話し手|語り手|聞き手|主讲人|主講人|강사|연사|speakers?|lecturers?|instructors?|tutors?|referent(?:in|en)?)\P{L}{0,4}[:：]/iu;
const [SHORTEST, LONGEST] = [3, 160];
/** Lines of a name. */
const MOST_LINES = 3;

/**
 * @param rivals what may be the record's name
 * @returns those that stand behind a label of titles, whole; all where there is no such label
 */
export function behindLabel(page: Page, { from, to }: Extent, rivals: NameCandidate[]): NameCandidate[] {
  const { lines, blocks } = page.outline;
  const isHeaded = rivals.some(
    ({ line, inherited, text }) =>
      !inherited && blocks[lines[line]!.block]!.heading !== undefined && !isSortOfEvent(text),
  );
  for (let line = from; line < to; line++) {
    const { text } = lines[line]!;
    if (isHeaded && SUBJECT.test(text)) continue;
    const isFirst = line === from && !page.facts.lines[line]!.name;
    const label = TITLE_BEFORE.exec(text) ?? (isFirst ? NAME_FIRST.exec(text) : null);
    const [at, value] = label
      ? [line, text.slice(label[0].length)]
      : TITLE_ALONE.test(text) && line + 1 < to
        ? [line + 1, lines[line + 1]!.text]
        : [];
    if (at === undefined || value!.length < SHORTEST || value!.length > LONGEST) continue;
    const said = rivals.filter((rival) => rival.line === at && !rival.inherited);
    const whole = said.find(({ chunk, lines: count }) => chunk.whole && !count);
    if (whole) return [label ? { ...whole, text: value! } : whole];
  }
  return rivals;
}

/** @returns a name below such a label, or below one of what is on, with all lines of its markup down to the next label */
export function wholeBelowLabel({ outline, facts }: Page, { from, to }: Extent, name: NameCandidate): NameCandidate {
  if (name.inherited) return name;
  const { lines, blocks } = outline;
  const column = lineColumn(outline, name.line);
  const own = lines[name.line]!.block;
  const { hint, tag } = blocks[own]!;
  const isMarked = hint !== undefined || tag === 'dd';
  const isAlike = (line: number): boolean => {
    const { text } = lines[line] ?? { text: '' };
    if (line < from || line >= to || facts.lines[line]!.dateShare > 0 || isRoleLabel(text) || WHO.test(text))
      return false;
    return lines[line]!.block === own || (isMarked && lineColumn(outline, line) === column);
  };
  let begin = name.line;
  while (isAlike(begin - 1) && name.line - begin < MOST_LINES && !ALONE.test(lines[begin - 1]!.text)) begin--;
  if (begin <= from || !ALONE.test(lines[begin - 1]!.text)) return name;
  let end = begin + 1;
  while (isAlike(end)) end++;
  const texts = lines.slice(begin, end).map((line) => line.text);
  const text = texts.join(' ');
  if (texts.length > MOST_LINES || text.length > LONGEST) return name;
  return { ...name, text, line: begin, lines: texts.length, chunk: { ...name.chunk, text, whole: true } };
}
