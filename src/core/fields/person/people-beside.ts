/**
 * Who else is named where a record names somebody: on the same line (桐ヶ谷 宏、生田目 洋子), or, in a list of people by post, below in the same cell.
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
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]{1,8}[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}$/u;

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
  const nameOn = (line: number): string | undefined => {
    const match = facts.lines[line]!.name?.match;
    const isAll = match && match.score >= SURE_NAME && outline.lines[line]!.text.endsWith(match.name);
    return isAll && isFullName(match.name) ? match.name : undefined;
  };
  for (const { index, text, block } of outline.lines.slice(from, to)) {
    const [own, ...others] = namesOn(text);
    const areSure = facts.lines[index]!.names >= Math.max(2, SURE_SHARE * (1 + others.length));
    if (own === first.name && areSure) return others.map((name) => found(index, name));
    if (!first.jobTitle || nameOn(index) !== first.name) continue;
    const below: Beside[] = [];
    for (let line = index + 1; line < to && outline.lines[line]!.block === block; line++) {
      const name = nameOn(line);
      if (name === undefined) break;
      below.push(found(line, name, { jobTitle: first.jobTitle }));
    }
    return below;
  }
  return [];
}

/** The names of a line that is nothing but names of one form, where they are from aside. */
function namesOn(text: string): string[] {
  const names = text.replace(/\s*[（(][^（()）]*[)）]\s*$/u, '').split('、');
  return names.length > 1 && names.every((name) => EAST_ASIAN.test(name)) ? names : [];
}
