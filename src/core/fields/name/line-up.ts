/**
 * Names without the line-up that stands on the same line: 「『灯台』 岬バンド/月夜蟹」 is called 『灯台』, and "岬バンド / 月夜蟹 灯台の夜" 灯台の夜
 * where each act has a line of its own below; 「杜の月」 早瀬 三之助 is called 「杜の月」.
 */
import type { NameCandidate } from './name';
import type { Extent, Page } from '../record';

/** A title in quotation marks that begins the line or follows at most a few words, then acts with slashes between. */
const TITLE_FIRST = /^((?:[^『「/／]{0,40})(?:『[^『』]{2,80}』|「[^「」]{2,80}」))\s+(\S.*)$/u;
/** A title in quotation marks and nothing behind it but who plays it, surname and given name apart: 「杜の月」 早瀬 三之助. */
const TITLE_AND_PLAYER =
  /^(『[^『』]{2,80}』|「[^「」]{2,80}」)\s*(\p{Script=Han}{1,4}(?<![会展部編版祭])\s(?!.*(?:[会展部編版祭目級回幕楽席組話]|クラス|コース|レッスン|ツアー)$)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5})$/u;
/** 【3階】 before them. */
const REMARK = /^(?:【[^】]{1,30}】\s*)?/u;
const SLASH = /\s*[/／]\s*/u;
const BLANK = /^\s+/u;
const LEAST_ACTS = 2;
const SHORTEST = 4;

/** @returns the name without acts before or behind it; as it is where it is not a whole line */
export function withoutLineUp({ outline, facts: { words } }: Page, { to }: Extent, name: NameCandidate): NameCandidate {
  if (name.inherited || !name.chunk.whole) return name;
  const [, title, acts] = TITLE_FIRST.exec(name.text) ?? [];
  if (title && acts!.split(SLASH).length >= LEAST_ACTS) return { ...name, text: title };
  const [, played, player] = TITLE_AND_PLAYER.exec(name.text) ?? [];
  if (played && !words.has('eventWord', player!) && !words.has('venueWord', player!)) return { ...name, text: played };
  if (name.lines) return name;
  const below = outline.lines.slice(name.line + 1, to).map(({ text }) => text);
  const [remark] = REMARK.exec(name.text)!;
  const rest = afterActs(name.text.slice(remark.length), below);
  return rest.length >= SHORTEST && /\p{L}{2}/u.test(rest) ? { ...name, text: remark + rest } : name;
}

/** What is left of a text when the acts that it begins with are cut; the text itself where the lines below are none of them. */
function afterActs(text: string, below: readonly string[]): string {
  let rest = text;
  for (let acts = 1; ; acts++) {
    const at = rest.search(/\S/u);
    const act = below
      .filter((line) => line.length > 0 && rest.startsWith(line, at))
      .reduce((longest, line) => (line.length > longest.length ? line : longest), '');
    if (!act) return text;
    const after = rest.slice(at + act.length);
    const slash = /^\s*[/／]/u.exec(after);
    if (slash) rest = after.slice(slash[0].length);
    else return acts >= LEAST_ACTS && BLANK.test(after) ? after.trim() : text;
  }
}
