/** The post on a line that says more than it: its first words, its first sentence, what goes on on the next line. */
import type { Outline } from '../../page/outline';
import type { Facts } from '../../text/facts';
import { matchTitle } from '../../text/names/index';
import { couldBe, isName } from './could-be-post';

/** "Professor. Works on …", "Professor. Physics, optics": the post and no more, but "Deputy Mayor. Councillor for Sports". Abbreviations end no sentence. */
export function firstSentence(text: string, lang: string): string {
  const first = /^.*?(?<!\b(?:Asst|Assoc|Prof|Dept|Univ|Inst))(?<=\p{L}{4})(?=\.\s+\p{Lu}\p{L}+[\s,.-])/u.exec(
    text,
  )?.[0];
  if (!first) return text;
  const rest = text.slice(first.length).replace(/^\.\s+/u, '');
  return (matchTitle(rest, lang)?.score ?? 0) >= SURE_LEAD ? text : first;
}

/** Score from which on the first words of a longer line are a post for sure. */
const SURE_LEAD = 0.8;

/** "Assistant Professor - internal combustion engines, …": the post that a line begins with, where it goes on to something else. */
export function leadingPost(text: string, lang: string): string | undefined {
  const lead = /^.{4,80}?(?=\s+[-–—|]\s|\s*[;:：|]\s|(?<!\b(?:Asst|Assoc|Prof|Dept|Univ|Sr|Jr|St|Dr))\.\s+\p{Lu})/u
    .exec(text)?.[0]
    .trim();
  if (!lead || matchTitle(text.slice(lead.length).replace(/^[\s\-–—|;:：.]+/u, ''), lang)) return undefined;
  const title = matchTitle(lead, lang);
  return title && title.score >= SURE_LEAD ? title.title : undefined;
}

/** "President and" on one line, "Chief Executive Officer" on the next. */
export function continued(outline: Outline, facts: Facts, line: number, to: number, text: string): string {
  const open = /(?:\s(?:and|und|et|y|e|of|for)|[,&])$/i.test(text);
  const next = line + 1 < to && !isName(facts, line + 1) ? outline.lines[line + 1]!.text : '';
  return open && next && next.length <= 80 && couldBe(outline, facts, line + 1) ? `${text} ${next}` : text;
}

/** Without signs at its ends: ", Master's student", "Dean;", "| Instructor", a heading's "Instructor:", a pictograph before it. */
export const trimmed = (text: string): string =>
  text.replace(/^[\p{Extended_Pictographic}\u{fe0f}\u{200d}\s,;:、；|｜│·•■●◆▶※–—-]+|[\s,;:：、；|·•–—-]+$/gu, '') ||
  text;

/** "Treasurer:", as a cell before the names has it. */
export const withoutColon = (text: string): string => text.replace(/\s*[:：]+$/u, '');
