/** What stands behind a name: degrees, the name in another script, a post, an address. */
import { degreesLength } from './degree';
import { matchTitle } from './titles';

interface Tail {
  /** What the rest of the text leaves of the score, 0 to 1. */
  factor: number;
  degrees?: string;
  reading?: string;
  /** How somebody is spoken of: "(they/them)". */
  pronouns?: true;
  title?: string;
  /** An address or a login stands behind the name. */
  contact?: true;
}

const CJK_NAME =
  /^[（(]\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s・]{2,16})\s*[)）]/u;

const PRONOUN =
  '(?:she|he|they|xe|ze|elle|il|iel|ella|él|lei|lui|ela|ele|sie|er|hij|zij|hen|hon|han|hun|her|hers|him|his|them|theirs)';
const PRONOUNS = new RegExp(
  `^(?:[([]\\s*${PRONOUN}(?:\\s*[/|,]\\s*${PRONOUN}){0,2}\\s*[)\\]]|[,|–—-]?\\s*${PRONOUN}(?:\\s*/\\s*${PRONOUN}){1,2}(?![\\p{L}/]))`,
  'iu',
);

/** Score from which on a text is a post. */
export const SURE_POST = 0.5;

/**
 * @param end where the name ends in the whole text
 * @param nameLength its length: what is much longer behind it makes it less likely a name
 */
export function judgeTail(whole: string, end: number, lang: string, nameLength: number): Tail {
  const tail: Tail = { factor: 1 };
  let rest = whole.slice(end);
  const taken = degreesLength(rest);
  if (taken > 0) {
    tail.degrees = rest.slice(0, taken).replace(/^[\s,(]+|[\s,)]+$/g, '');
    // "Ph.D. 2019", "BA '07".
    rest = rest.slice(taken).replace(/^\s*\(?['’]?(?:(?:19|20)\d\d|(?<=['’])\d\d)\)?(?=[\s,;:)]|$)/u, '');
  }
  rest = rest.trimStart();
  const reading = CJK_NAME.exec(rest) ?? /^([\p{Script=Han}\p{Script=Hangul}]{2,5})$/u.exec(rest);
  if (reading) {
    tail.reading = reading[1]!.trim();
    rest = rest.slice(reading[0].length).trimStart();
  }
  const pronouns = PRONOUNS.exec(rest);
  if (pronouns) {
    tail.pronouns = true;
    rest = rest.slice(pronouns[0].length).trimStart();
  }
  if (rest === '' || /^[.,:;*†‡§|)(>»…-]+$/.test(rest)) return tail;
  const separated = /^(?:[,;:|(•·–—\n/<[]|-\s)/.test(rest);
  const inner = rest.replace(/^[\s,;:|(•·–—/-]+/, '').replace(/[)\s]+$/, '');
  const title = matchTitle(inner, lang);
  if (title && title.score >= SURE_POST) {
    tail.title = inner;
    tail.factor = separated ? 0.95 : 0.9;
  } else if (/^[<([]?\S+@\S+$|^<\w+>$|^\(?\+?[\d\s().-]{6,}$/.test(rest)) {
    tail.contact = true;
  } else if (separated) {
    tail.factor = inner.length <= 1.5 * nameLength ? 0.75 : inner.length <= 60 ? 0.6 : 0.35;
  } else {
    tail.factor = 0.3;
  }
  return tail;
}
