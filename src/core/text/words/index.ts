/** Vocabulary of headings, labels and links, a file per language; a new language is a new file and one line here. */
import { CJK_LANGUAGES } from '../../page/scripts';
import { ca } from './ca';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { others } from './others';
import { pt } from './pt';
import { sv } from './sv';
import { vi } from './vi';
import type { Words } from './words';
import { zh } from './zh';

const LANGUAGES: Record<string, Words> = {
  ca,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pt,
  sv,
  no: sv,
  nb: sv,
  nn: sv,
  da: sv,
  vi,
  zh,
};

/** The end of a frame that a label stands in: ＜会場＞, 〖場所〗; a trail of crumbs opens none. */
const FRAMED = '[〗〕］〉》＞](?<=[〖〔［〈《＜][^〖〔［〈《＜〗〕］〉》＞]{1,12}.)';

export type WordClass = keyof Words;

export interface Matcher {
  /** True where a word of the class occurs in the text. */
  has(word: WordClass, text: string): boolean;
  /** True where the whole text is a word of the class, punctuation and arrows aside. */
  is(word: WordClass, text: string): boolean;
  /** The text after a leading label of the class ("会場：ホール" → "ホール"); null where it does not begin with one. */
  after(word: WordClass, text: string): string | null;
}

/** Whether a language has a vocabulary; a page of too few words to tell its language is read in English. */
export const isWorded = (lang: string): boolean => lang === 'und' || lang in LANGUAGES;

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
    const own = (isWorded(lang) ? LANGUAGES[lang] : others)?.[word];
    if (own && own !== en[word])
      alternatives.push(CJK_LANGUAGES.has(lang) ? own : `(?<![\\p{L}\\p{N}])(?:${own})(?![\\p{L}\\p{N}])`);
    return alternatives.join('|');
  };
  /** A regular expression per class, made when first asked for. */
  const expressions = (around: (pattern: string) => string): ((word: WordClass) => RegExp) => {
    const compiled = new Map<WordClass, RegExp>();
    return (word) => {
      let found = compiled.get(word);
      if (!found) compiled.set(word, (found = new RegExp(around(pattern(word)), 'iu')));
      return found;
    };
  };
  const somewhere = expressions((words) => words);
  const whole = expressions((words) => `^[\\P{L}]*(?:${words})[\\P{L}]*$`);
  const leading = expressions(
    (words) => `^[\\P{L}]*(?:${words})\\s*[】\\]）)]?\\s*([:：/／|｜]|[】\\]]|${FRAMED})\\s*`,
  );
  return {
    has: (word, text) => somewhere(word).test(text),
    is: (word, text) => whole(word).test(text),
    after(word, text) {
      const match = leading(word).exec(text);
      return match ? text.slice(match[0].length) : null;
    },
  };
}
