import type { Level } from '../../finding';
import { foldLatin } from '../lexicon';
import { NO_COMPOUND } from './words/around-cues';
import type { UnitWords } from './words/unit-words';

export interface Token {
  /** Folded. */
  key: string;
  /** Begins with a capital, or with a letter of a script that has none. */
  capital: boolean;
  /** A capital inside: "FeenstraLab". */
  camel: boolean;
}

/** The words of a text, without the signs around them. */
export const tokensOf = (text: string): Token[] =>
  text
    .replace(/[’‘`]/g, "'")
    .split(/[\s,/()]+/)
    .map((word) => word.replace(/^[^\p{L}&]+|[^\p{L}&']+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => ({
      key: foldLatin(word) || word,
      capital: !/^\p{Ll}/u.test(word),
      camel: /\p{Ll}\p{Lu}/u.test(word),
    }));

/** The level of the unit that a word is the cue of in a language, as a word of its own ("department") or the end of a compound ("…institut"). */
export function cueOf({ key, capital, camel }: Token, words: UnitWords): Level | null {
  const own = Object.hasOwn(words.cues, key) ? words.cues[key]! : null;
  if (own) return own;
  if (camel && /\p{L}{3}lab$/u.test(key)) return 'laboratory';
  if (!words.endings || !capital || NO_COMPOUND.test(key)) return null;
  const ending = Object.keys(words.endings).find((one) => key.length > one.length + 2 && key.endsWith(one));
  return ending ? words.endings[ending]! : null;
}

/** Whether a word may be a cue in any of these languages: false for nearly every word, and found at once. */
export function maybeCue(languages: readonly UnitWords[]): (token: Token) => boolean {
  const cues = new Set(languages.flatMap((words) => Object.keys(words.cues)));
  const endings = new RegExp(`(?:${languages.flatMap((words) => Object.keys(words.endings ?? {})).join('|')})$`);
  return ({ key, camel }) => camel || cues.has(key) || endings.test(key);
}
