/** Vocabulary of headings, labels and links, a file per language; a new language is a new file and one line here. */
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { pt } from './pt';
import { sv } from './sv';
import type { Words } from './words';
import { zh } from './zh';

const LANGUAGES: Record<string, Words> = { de, en, es, fr, it, ja, ko, nl, pt, sv, no: sv, nb: sv, nn: sv, da: sv, zh };

/** Written without spaces between words: a word may stand anywhere in the text. */
const UNSPACED = new Set(['ja', 'zh', 'ko']);

export type WordClass = keyof Words;

export interface Matcher {
  /** True where a word of the class occurs in the text. */
  has(word: WordClass, text: string): boolean;
  /** True where the whole text is a word of the class, punctuation and arrows aside. */
  is(word: WordClass, text: string): boolean;
  /** The text after a leading label of the class ("会場：ホール" → "ホール"); null where it does not begin with one. */
  after(word: WordClass, text: string): string | null;
}

const matchers = new Map<string, Matcher>();

/** The vocabulary of a page: its own language, and English, which pages of every language borrow from. */
export function wordsOf(lang: string): Matcher {
  const known = matchers.get(lang);
  if (known) return known;
  const made = makeMatcher(lang);
  matchers.set(lang, made);
  return made;
}

function makeMatcher(lang: string): Matcher {
  const pattern = (word: WordClass): string => {
    const alternatives = [`(?<![\\p{L}\\p{N}])(?:${en[word]})(?![\\p{L}\\p{N}])`];
    const own = LANGUAGES[lang];
    if (own && own !== en)
      alternatives.push(UNSPACED.has(lang) ? own[word] : `(?<![\\p{L}\\p{N}])(?:${own[word]})(?![\\p{L}\\p{N}])`);
    return alternatives.join('|');
  };
  const compiled = new Map<string, RegExp>();
  const regex = (key: string, make: () => string, flags: string): RegExp => {
    let found = compiled.get(key);
    if (!found) compiled.set(key, (found = new RegExp(make(), flags)));
    found.lastIndex = 0;
    return found;
  };
  return {
    has: (word, text) => regex(`has ${word}`, () => pattern(word), 'iu').test(text),
    is: (word, text) => regex(`is ${word}`, () => `^[\\P{L}]*(?:${pattern(word)})[\\P{L}]*$`, 'iu').test(text),
    after(word, text) {
      const match = regex(
        `after ${word}`,
        () => `^[\\P{L}]*(?:${pattern(word)})\\s*[】\\]）)]?\\s*([:：/／|｜]|[】\\]])\\s*`,
        'iu',
      ).exec(text);
      return match ? text.slice(match[0].length) : null;
    },
  };
}
