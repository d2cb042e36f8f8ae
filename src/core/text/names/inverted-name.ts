/** Names that begin with the surname and a comma: "Doe, Jane". */
import { NUMBER_LABEL } from '../contacts/contact-labels';
import { SURE_POST } from './behind-name';
import { isCyrillicOrGreek, isGivenInCyrillicOrGreek } from './cyrillic-greek';
import { isDegree } from './degree';
import { readRun } from './latin-run';
import { oddsOfToken, type NameToken, type Setting } from './latin-token';
import type { Word } from './latin-word';
import { matchTitle } from './titles';

/** "Hauptamt, Tel. 812-11": a label is nobody's given name. */
const LABEL = new RegExp(`^${NUMBER_LABEL}\\.?$`, 'iu');

/** "Last, First": the run behind the comma when the two belong together. */
export function readInverted(
  text: string,
  words: readonly Word[],
  last: readonly NameToken[],
  comma: number,
  setting: Setting,
): NameToken[] | null {
  if (words[comma]?.text !== ',' || last.length > 3) return null;
  const first = readRun(words, comma + 1);
  if (first.length === 0 || first.length > 4) return null;
  const [lead] = first;
  if (LABEL.test(lead!.text) || isDegree(lead!.text) || lead!.kind === 'generation') return null;
  // "Vera Holm, Professor": what stands behind the comma is a post, but in "Holm, Vera J., Professor" behind the next.
  const piece = /^[^,]*/u.exec(text.slice(words[comma]!.end))![0];
  if ((matchTitle(piece, setting.lang)?.score ?? 0) >= SURE_POST) return null;
  if (lead!.kind !== 'initial' && oddsOfToken(lead!, 'givenNames', setting) < -0.5) return null;
  const lastNames = last.filter((token) => token.kind === 'name');
  // No lexicon of surnames or towns has these letters: "Саратов, Россия", "Яна, Алина" are no names.
  if (lead!.kind === 'name' && isCyrillicOrGreek(lead!.key))
    return isGivenInCyrillicOrGreek(lead!.key) && !lastNames.some(({ key }) => isGivenInCyrillicOrGreek(key))
      ? first
      : null;
  if (lastNames.length > 1 && !lastNames.every((token) => token.shouted)) {
    // "Mary Smith, John Brown" is two people; "Garcia Lopez, Maria" is one.
    const leaning = (token: NameToken): number =>
      oddsOfToken(token, 'givenNames', setting) - oddsOfToken(token, 'surnames', setting);
    const given = first.filter((token) => token.kind === 'name');
    // Two given names, too, where each of the words stands on the side on which it is known.
    if (given.length > 1 && !(lastNames.every((one) => leaning(one) < 0) && given.every((one) => leaning(one) > 0)))
      return null;
    if (leaning(lastNames[0]!) > 0) return null;
  }
  return first;
}
