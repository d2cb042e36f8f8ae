/** What stands around a clause, as numbers: the inputs that the model of long texts has beside the clause's words. */
import { PAGE_KINDS, type PageKind } from '../finding';
import type { Outline } from '../page/outline';
import { TITLE_SEPARATORS } from '../page/title-parts';
import { CJK_LETTERS } from '../page/scripts';
import type { Facts } from './facts';

/** A clause, and where on the page it stands. */
export interface Standing {
  clause: string;
  line: number;
  /** Its place among the clauses of its line and among those of all long texts, from 0. */
  inLine: number;
  ofLine: number;
  ordinal: number;
  heading: string;
}

const FIRST_PERSON =
  /\b(?:I|my|me|myself|ich|mein\w*|je|mon|yo|mi)\b|(?:^|[^\p{L}])(?:I'm|I've|j'ai)\b|私(?!たち|達|ども)|[我](?!们|們|校|院|所|司|国)/u;
const WE =
  /\b(?:we|our|us|wir|unser\w*|uns|nous|notre|nos|nosotros|nuestr\w+|vi|vår\w*|oss)\b|私たち|私達|当社|弊社|当[院館店校所会]|我们|我們|本[社院校所]/iu;
const THIRD_PERSON =
  /\b(?:he|his|she|her|er|seine?\w*|il|elle|él|ella|hon|han|hennes)\b|(?:^|[^其])[他她彼](?!们|人|の)|氏は/iu;
const YOU = /\b(?:you|your|sie|ihre?\w*|vous|votre|usted|du|din|ni)\b|あなた|皆様|お客様|您/iu;
const YEAR = /(?:19|20)\d\d/;
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{N}]{3,}/gu;

/** Names of the numbers that `contextOf` gives, in order. */
export const CONTEXT = [
  ...PAGE_KINDS.map((kind) => `kind ${kind}`),
  ...['first', 'place on page', 'place among clauses', 'place in line', 'clauses in line', 'one clause'],
  ...['p', 'li', 'cell', 'heading', 'linked', 'size', 'bold', 'under a heading'],
  ...['length', 'digits', 'capitals', 'commas', 'brackets', 'CJK', 'ends as a sentence', 'year', 'e-mail or number'],
  ...['words of title', 'name of title', 'words of heading', 'name of site', 'heading is title'],
  ...['person at start', 'person', 'persons', 'unit', 'date', 'I', 'we', 'he or she', 'you'],
] as const;

/** What is the same for all clauses of a page. */
export interface PageWords {
  title: ReadonlySet<string>;
  /** The first part of the title: what the page is called. */
  name: ReadonlySet<string>;
  /** The registered name of the site and what the page says its site is called. */
  site: readonly string[];
}

const wordsIn = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

export function pageWordsOf({ snapshot }: Outline): PageWords {
  const parts = snapshot.title.split(TITLE_SEPARATORS.longText).filter(Boolean);
  const host = URL.canParse(snapshot.url) ? new URL(snapshot.url).hostname.replace(/^www\d?\./, '') : '';
  const named = snapshot.declared.find((one) => one.kind === 'meta' && one.name.toLowerCase() === 'og:site_name');
  const stems = host.split('.').filter((label) => label.length > 3);
  return {
    title: new Set(wordsIn(snapshot.title)),
    name: new Set(wordsIn(parts[0] ?? '')),
    site: [...stems.slice(0, 2), ...(named?.kind === 'meta' ? wordsIn(named.content) : [])],
  };
}

/** @returns one number, mostly 0 to 1, per name of `CONTEXT` */
export function contextOf(
  { outline, facts }: { outline: Outline; facts: Facts },
  pageWords: PageWords,
  kind: PageKind,
  { clause, line, inLine, ofLine, ordinal, heading }: Standing,
): number[] {
  const { block, runs, text } = outline.lines[line]!;
  const { tag } = outline.blocks[block]!;
  const fact = facts.lines[line]!;
  const flag = (is: boolean): number => (is ? 1 : 0);
  const share = (pattern: RegExp): number => (clause.match(pattern)?.length ?? 0) / clause.length;
  const own = wordsIn(clause);
  const held = (words: ReadonlySet<string>): number =>
    words.size > 0 ? [...words].filter((word) => own.includes(word)).length / words.size : 0;
  const linked = runs.reduce((sum, run) => sum + (run.link ? run.text.length : 0), 0);
  const headingWords = new Set(wordsIn(heading));
  const person = fact.name ? clause.indexOf(fact.name.match.name) : -1;
  return [
    ...PAGE_KINDS.map((one) => flag(one === kind)),
    flag(ordinal === 0),
    line / outline.lines.length,
    Math.min(1, ordinal / 20),
    inLine / ofLine,
    Math.min(1, ofLine / 8),
    flag(ofLine === 1),
    flag(tag === 'p'),
    flag(tag === 'li'),
    flag(tag === 'td' || tag === 'th' || tag === 'dd' || tag === 'dt'),
    flag((outline.blocks[block]!.heading ?? 0) > 0),
    Math.min(1, linked / text.length),
    Math.min(2, fact.size) / 2,
    flag(fact.weight >= 600),
    flag(heading !== ''),
    Math.log2(clause.length) / 9,
    Math.min(1, 5 * share(/\d/g)),
    Math.min(1, 5 * share(/\p{Lu}/gu)),
    Math.min(1, 15 * share(/[,、，]/g)),
    Math.min(1, 15 * share(/[()（）「」"“”]/g)),
    share(CJK_LETTERS),
    flag(/[.。！!？?…]["”»)]?$/.test(clause)),
    flag(YEAR.test(clause)),
    flag(/@|\d{3}[- .]\d{3,4}/.test(clause)),
    held(pageWords.title),
    flag(pageWords.name.size > 0 && held(pageWords.name) >= 0.6),
    held(headingWords),
    flag(own.some((word) => word.length > 3 && pageWords.site.some((site) => site.startsWith(word) || word === site))),
    flag(headingWords.size > 0 && [...headingWords].every((word) => pageWords.title.has(word))),
    flag(person >= 0 && person < 12),
    flag(person >= 0),
    Math.min(1, fact.names / 4),
    flag(fact.unit !== undefined),
    flag(fact.dates.length > 0),
    flag(FIRST_PERSON.test(clause)),
    flag(WE.test(clause)),
    flag(THIRD_PERSON.test(clause)),
    flag(YOU.test(clause)),
  ];
}
