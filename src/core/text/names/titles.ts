/** Posts and titles of persons: "Professor of Physics", 准教授. Words of each language are in `titles/`. */
import { CJK } from '../../page/scripts';
import { baltic } from './titles/baltic';
import { cs } from './titles/cs';
import { da } from './titles/da';
import { de } from './titles/de';
import { el } from './titles/el';
import { en } from './titles/en';
import { es } from './titles/es';
import { fi } from './titles/fi';
import { fr } from './titles/fr';
import { hr } from './titles/hr';
import { hu } from './titles/hu';
import { id } from './titles/id';
import { it } from './titles/it';
import { ja } from './titles/ja';
import { ko } from './titles/ko';
import { nl } from './titles/nl';
import { pl } from './titles/pl';
import { headStrength, indexPosts, judgePhrase, postTokens, type PostIndex } from './titles/post-phrase';
import { pt } from './titles/pt';
import { ro } from './titles/ro';
import { ru } from './titles/ru';
import { sv } from './titles/sv';
import { tr } from './titles/tr';
import { zh } from './titles/zh';

/** By language; where two share a file, their words hardly collide. */
const POSTS = {
  ...{ en, de, fr, es, pt, it, nl, sv, da, no: da, nb: da, nn: da, fi, hu, ro, el, tr, id, ms: id, pl, cs, sk: cs },
  ...{ hr, bs: hr, sl: hr, et: baltic, lv: baltic, lt: baltic },
  ...{ ru, uk: ru, be: ru, bg: ru, sr: ru, mk: ru, kk: ru },
};
const ALPHABETIC: Record<string, PostIndex> = Object.fromEntries(
  Object.entries(POSTS).map(([lang, words]) => [lang, indexPosts(words)]),
);

/** Languages whose posts are looked for on pages in another language, too: those with few look-alikes. */
const OTHERS = new Map(['de', 'fr', 'es', 'pt', 'it', 'sv'].map((lang) => [lang, abroad(ALPHABETIC[lang]!)]));

/** The words as they are read on pages in another language. */
function abroad(posts: PostIndex): PostIndex {
  return { ...posts, headFirst: posts.headFirst === true };
}

const words = (text: string): string[] => text.trim().split(/\s+/);
/** Longest first, so that 准教授 is met before 教授. */
const longestFirst = (list: string[]): string[] => list.sort((a, b) => b.length - a.length);
const CJK_HEADS = longestFirst([...new Set([...words(ja.heads), ...words(zh.heads), ...words(ko.heads)])]);
const CJK_WEAK_HEADS = longestFirst([
  ...new Set([...words(ja.weakHeads), ...words(zh.weakHeads), ...words(ko.weakHeads)]),
]);

const LONGEST = 160;

export interface TitleMatch {
  /** The post as written. */
  title: string;
  /** 0 to 1: that the text is a post and nothing else. */
  score: number;
}

/** The post's word that ends a Japanese, Chinese or Korean text, if any: 東京大学准教授 → 准教授. */
export function cjkHead(text: string): { head: string; strength: number } | null {
  const head = CJK_HEADS.find((word) => text.endsWith(word));
  if (head) return { head, strength: 1 };
  const weak = CJK_WEAK_HEADS.find((word) => text.endsWith(word));
  return weak ? { head: weak, strength: 0.6 } : null;
}

/** 会　長, 委　員: signs set as wide as the longest post of a list. */
const SPREAD = /^\p{Script=Han}(?:\s+\p{Script=Han}){1,3}$/u;
/** @returns the text, without the blanks that only spread it */
export const closedUp = (text: string): string => (SPREAD.test(text) ? text.replace(/\s+/g, '') : text);

function judgeCjk(text: string): number {
  const bare = closedUp(text.replace(/[（(][^（）()]*[）)]/g, '').trim());
  if (bare === '' || bare.length > 60 || /[。！？!?「」]/.test(bare)) return 0;
  if (ja.year.test(bare.normalize('NFKC'))) return 0.9;
  const parts = bare.split(/[、,，/／・;；|｜\n]|\s{2,}|　/).filter((part) => part.trim() !== '');
  const scores = parts.map((part) => {
    const found = cjkHead(part.trim());
    if (!found) return 0;
    // A long lead is an organisation (東京大学理学部教授) or a sentence that happens to end so.
    const lead = part.trim().length - found.head.length;
    return (found.strength === 1 ? 0.95 : 0.6) * (lead <= 12 ? 1 : lead <= 24 ? 0.8 : 0.4);
  });
  const best = Math.max(0, ...scores);
  const share = scores.filter((score) => score > 0).length / Math.max(1, parts.length);
  return best * (0.6 + 0.4 * share);
}

/** The languages whose posts a text may be in: the page's, and English, which is used everywhere; any where the page has too few words to tell. */
export function postIndexes(lang: string): PostIndex[] {
  if (lang === 'und') return [ALPHABETIC.en!, ...OTHERS.values()];
  const own = ALPHABETIC[lang.slice(0, 2).toLowerCase()];
  return own && own !== ALPHABETIC.en ? [own, ALPHABETIC.en!] : [ALPHABETIC.en!];
}

/** True for a word (folded) that heads or modifies posts in one of the languages. */
export function isPostHead(word: string, indexes: readonly PostIndex[]): boolean {
  return indexes.some((posts) => headStrength(word, posts) > 0);
}
export function isPostModifier(word: string, indexes: readonly PostIndex[]): boolean {
  return indexes.some((posts) => posts.modifiers.has(word));
}

interface Parts {
  /** Words of the phrases between commas, dashes and "and". */
  phrases: readonly (readonly string[])[];
  all: readonly string[];
}

const readParts = (text: string): Parts => ({
  phrases: text
    .split(/\s*[,;|•·]\s*|\s+[–—-]\s+|\s+(?:&|and|und|et|y|och)\s+/)
    .filter((part) => part !== '')
    .map(postTokens),
  all: postTokens(text),
});

function judgeAlphabetic({ phrases, all }: Parts, posts: PostIndex): number {
  const [first = [], ...others] = phrases;
  const score = judgePhrase(first, posts);
  if (score > 0) return Math.max(score, 0.95 * Math.max(0, ...others.map((phrase) => judgePhrase(phrase, posts))));
  // "Elmer and Janet Kaiser Professor": an endowed post, told by its last word.
  if (all.length <= 9 && headStrength(all.at(-1) ?? '', posts) === 1) return 0.6;
  // "Ph.D., Assistant Professor": what stands before is a degree, no more.
  const behind = others[0] && first.length === 1 ? judgePhrase(others[0], posts) : 0;
  return behind * 0.6;
}

/** "Leiter: Hans Maier", "kanzler (at) hs.example": a name or an address stands behind, no complement. */
const NO_COMPLEMENT = /[:@]|[([]\s?at\s?[)\]]/iu;

/** Offices that differ by an accent only from who works there: "Secretaría General" from "Secretaria General", "Secretaria de Saúde" from "Secretária de Saúde". */
const OFFICES: Record<string, RegExp> = {
  es: /^secretaría(?:s|\s|$)/iu,
  pt: /^secretarias?[\s-](?:municipal|estadual|distrital|nacional|geral|especial|d[aeo]s?)(?:\s|$)/iu,
};
/** Whether a text is the name of an office that is written almost like a post. */
export const namesOffice = (text: string, lang: string): boolean =>
  OFFICES[lang.slice(0, 2)]?.test(text.normalize('NFC')) ?? false;

/** "Ann is an accountant", "who was a member": a sentence on somebody. */
const TELLS = /^(?:\p{L}+ ){1,4}(?:is|was) (?:an?|the) /u;

/**
 * Is the whole text (mainly) the name of a post: a rank, an office, a role? `lang` is the page's language (BCP 47);
 * English posts are known on every page. "Professor of Physics" and "Associate Professor & Director of Studies" count
 * whole; a text with a person's name in it does not. Null when it is no post.
 */
export function matchTitle(text: string, lang: string): TitleMatch | null {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title.length < 2 || title.length > LONGEST) return null;
  if (CJK.test(title)) {
    const score = judgeCjk(text.trim());
    return score > 0 ? { title: closedUp(title), score } : null;
  }
  if (TELLS.test(title) || namesOffice(title, lang)) return null;
  if (lang.startsWith('ja') && ja.year.test(title)) return { title, score: 0.9 };
  const bare = title.replace(/\s*\([^()]*\)/g, '').trim();
  const sentence = /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(bare) || /[!?]$/.test(bare) ? 0.4 : 1;
  const own = postIndexes(lang);
  const parts = readParts(bare);
  const read = NO_COMPLEMENT.test(title) ? own.map(abroad) : own;
  let score = Math.max(...read.map((posts) => judgeAlphabetic(parts, posts)));
  if (score === 0 && bare.length >= 7 && /\s/.test(bare)) {
    // Pages mix languages; a post of another one is weaker evidence.
    const others = [...OTHERS].filter(([other]) => other !== lang.slice(0, 2).toLowerCase());
    score = 0.85 * Math.max(...others.map(([, posts]) => judgeAlphabetic(parts, posts)));
  }
  score *= sentence;
  return score > 0.15 ? { title, score: Math.min(1, score) } : null;
}
