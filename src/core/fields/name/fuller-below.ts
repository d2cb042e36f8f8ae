/**
 * Whose night it is, and on the line below what it is called, as Japanese bills write it: "MARLA" / "MARLA - Winter Tour -". The second is the name;
 * elsewhere such a line begins what is told of it.
 */
import type { Extent, Page } from '../record';
import type { NameCandidate } from './name';

const [LONGEST_SHORT, LONGEST] = [24, 60];
/** Prose goes on with a word of its own: "Quiz Night is back". */
const IN_PROSE = /[.。!！?？]$|^\s\p{Ll}/u;
/** "MARLA / KURAGE" is a line-up, and 「潮の夜（予約受付中）」 a remark. */
const ASIDE = /^\s*[/／、,，・&＆＋+(（［[【※]/u;

/** @returns the line below, where it begins with all of the name and says more */
export function fullerBelow({ outline, facts }: Page, { to }: Extent, name: NameCandidate): NameCandidate {
  if (facts.lang !== 'ja') return name;
  const line = name.line + 1;
  const below = line < to ? outline.lines[line]!.text : '';
  const isShort = !name.inherited && (name.lines ?? 1) === 1 && name.chunk.whole && name.text.length <= LONGEST_SHORT;
  if (!isShort || below.length > LONGEST || !below.startsWith(name.text)) return name;
  const rest = below.slice(name.text.length);
  if (!/^[^\p{L}\p{N}]/u.test(rest) || !/\p{L}{3}/u.test(rest) || IN_PROSE.test(rest) || ASIDE.test(rest)) return name;
  return facts.lines[line]!.dateShare > 0 ? name : { ...name, line, text: below };
}
