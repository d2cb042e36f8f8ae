/** Lists that give the family name first: where most of their names turn out to, a name that no lexicon knows does, too. */
import type { NameFact } from '../../text/facts';
import type { NameMatch } from '../../text/names/index';
import { isDegree, matchTitle } from '../../text/names/index';
import type { Extent, Page } from '../record';

/** Share of a list's names from which on they are inverted, and how many must be. */
const MOST = 0.5;
const LEAST = 3;

/** "Breach, Scott", "Chen, Kan, Professor": family name, given name, what else is said; in "Alder, Jr., Anthony" no given name comes next. */
const INVERTED =
  /^(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?),\s*(?!(?:Jr|Sr|I{2,3}|IV)\b)(\p{Lu}[\p{L}\p{M}'’-]*\.?(?: \p{Lu}[\p{L}\p{M}'’-]*\.?){0,2})(?:\s*,\s*(.+))?$/u;

/** Whether a region's people stand with their family name first, as far as their names are known. */
export function areInverted({ facts }: Page, records: readonly Extent[]): boolean {
  let [inverted, others] = [0, 0];
  for (const { from, to } of records) {
    const fact = facts.lines.slice(from, to).find(({ name }) => (name?.match.score ?? 0) >= MOST)?.name;
    if (!fact) continue;
    if (isInverted(fact)) inverted++;
    else others++;
  }
  return inverted >= LEAST && inverted >= MOST * (inverted + others);
}

const isInverted = ({ match, chunk }: NameFact): boolean =>
  chunk.text.includes(',') && !chunk.text.includes(match.name);

/**
 * @param score of the name that is found
 * @returns the name in such a list, given name first, with the post behind it; undefined where the text is no inverted name
 */
export function invertedName(text: string, lang: string, score: number): NameMatch | undefined {
  const found = INVERTED.exec(text);
  if (!found) return undefined;
  const [, family, given, rest] = found;
  // "Breach, MD", "Breach, Professor": what stands behind the comma is no given name.
  if (given!.split(' ').some(isDegree) || (matchTitle(given!, lang)?.score ?? 0) >= MOST) return undefined;
  const title = rest && (matchTitle(rest, lang)?.score ?? 0) >= MOST ? rest : undefined;
  return { name: `${given} ${family}`, score, ...(title ? { title } : {}), start: 0, length: text.length };
}
