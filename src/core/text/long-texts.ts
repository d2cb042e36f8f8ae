/** A page's long texts, clause by clause, with what stands around each. Lines shorter than these are labels, names and links. */
import type { PageKind } from '../finding';
import type { Outline } from '../page/outline';
import { CJK_LETTERS } from '../page/scripts';
import { contextOf, pageWordsOf } from './clause-context';
import { clausesOf } from './clauses';
import type { Facts } from './facts';

export interface LongClause {
  text: string;
  /** Index of its line: clauses of one line are one text. */
  line: number;
  /** Its place among the line's clauses, from 0, and their number. */
  inLine: number;
  ofLine: number;
  /** The nearest heading above, '' for none. */
  heading: string;
  /** Numbers in the order of `CONTEXT`. */
  context: number[];
}

const LONG_LINE = 60;
const LONG_LINE_CJK = 28;
const LONGEST_HEADING = 60;
/** The rest of a long article is not read. */
export const MOST_CLAUSES = 80;

/** @returns the clauses of the long lines of the page's main part, in page order, each text once */
export function longTexts(
  page: { outline: Outline; facts: Facts },
  kind: PageKind,
  most: number = MOST_CLAUSES,
): LongClause[] {
  const { outline, facts } = page;
  const words = pageWordsOf(outline);
  const seen = new Set<string>();
  const out: LongClause[] = [];
  for (const { index, text } of outline.lines) {
    const cjk = (text.match(CJK_LETTERS)?.length ?? 0) > 0.3 * text.length;
    const { zone, heading: above } = facts.lines[index]!;
    if (zone !== 'main' || text.length < (cjk ? LONG_LINE_CJK : LONG_LINE)) continue;
    const heading = (above?.text ?? '').slice(0, LONGEST_HEADING);
    const clauses = clausesOf(text);
    for (const [inLine, clause] of clauses.entries()) {
      if (out.length >= most) return out;
      if (seen.has(clause)) continue;
      seen.add(clause);
      const standing = { clause, line: index, inLine, ofLine: clauses.length, ordinal: out.length, heading };
      const context = contextOf(page, words, kind, standing);
      out.push({ text: clause, line: index, inLine, ofLine: clauses.length, heading, context });
    }
  }
  return out;
}
