/** Words of a text in an alphabetic script, each with its place. */
import { foldLatin } from '../lexicon';

export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /(?:Dr|Prof|Mr|Mrs|Ms|Er|Smt)\.(?=\p{Lu}\p{Ll})|['’‘]t(?=\s)|[\p{L}\p{M}][\p{L}\p{M}'’‘`.-]*|\S/gu;

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
/** Folded and without full stops: "Ph.D." → "phd", "Dr.ª" → "dra". */
export const keyOf = (word: string): string =>
  foldLatin(word).replace(/[.]/g, '').replace(/ª/g, 'a').replace(/º/g, 'o');
