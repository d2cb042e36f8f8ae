/**
 * Who else is named where a record names somebody: on the same line (桐ヶ谷 宏、生田目 洋子), or, in a list of people by post, above or below in the same cell.
 * The choice takes the line or the row for the first of them; each of the others is a record as much.
 */
import type { PersonRecord } from '../../finding';
import type { Extent, Page } from '../record';
import { isFullName, personOn } from './full-name';

interface Beside {
  from: number;
  record: PersonRecord;
}

/** How sure the others are beside the first. */
const SHARE = 0.9;
const SURE_NAME = 0.6;
/** Share of the names of a line that must be sure ones. */
const SURE_SHARE = 0.5;
/** Family and given name, with a blank between them. */
const SPACED_EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,8}[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}$/u;
/** A name in Han characters; its reading, and the same in Latin letters, are no other's. */
const EAST_ASIAN =
  /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,8}[ \u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,8}$/u;
const ASIDE = /\s*[（(][^（）()]*[)）]\s*$/u;

/**
 * @param first the person that the record names, one of a list
 * @returns the others, each with the line that names it
 */
export function peopleBeside(page: Page, { from, to }: Extent, first: PersonRecord): Beside[] {
  const { outline, facts } = page;
  const found = (line: number, name: string, rest = {}): Beside => ({
    from: line,
    record: { ...personOn(page, line, name, SHARE * first.confidence), ...rest },
  });
  const isEastAsian = EAST_ASIAN.test(first.name);
  const isName = isEastAsian ? (name: string): boolean => EAST_ASIAN.test(name) : isFullName;
  const nameOn = (line: number): string | undefined => {
    const { text } = outline.lines[line]!;
    const match = facts.lines[line]!.name?.match;
    const isAll =
      match && match.score >= SURE_NAME && (isEastAsian ? text.replace(ASIDE, '') : text).endsWith(match.name);
    // "Technischer Leiter" is called like somebody.
    return isAll && isName(match.name) && match.name !== first.jobTitle ? match.name : undefined;
  };
  for (const { index, text, block } of outline.lines.slice(from, to)) {
    const [own, ...others] = namesOn(text);
    const areSure = facts.lines[index]!.names >= Math.max(2, SURE_SHARE * (1 + others.length));
    if (own === first.name && areSure) return others.map((name) => found(index, name));
    if (!first.jobTitle || nameOn(index) !== first.name) continue;
    const { jobTitle } = first;
    const inCell = (line: number): boolean => line >= from && line < to && outline.lines[line]!.block === block;
    const beside: Beside[] = [];
    for (const step of [-1, 1])
      for (let line = index + step; inCell(line); line += step) {
        const name = nameOn(line);
        if (name === undefined) break;
        beside.push(found(line, name, { jobTitle }));
      }
    return beside;
  }
  return [];
}

/** The names of a line that is nothing but names of one form, where they are from aside. */
function namesOn(text: string): string[] {
  const names = text.replace(ASIDE, '').split('、');
  return names.length > 1 && names.every((name) => SPACED_EAST_ASIAN.test(name)) ? names : [];
}
