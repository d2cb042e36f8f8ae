/** Lines that could be a post, whether or not a list of words knows it. */
import type { Outline } from '../../page/outline';
import { headerAbove } from '../../page/table-header';
import type { Facts } from '../../text/facts';
import type { Page } from '../record';

/** All that stands for a post where everyone has one. */
export const DEGREE = /^(?:ph\.? ?d|d\.?phil|dr|[mb]\.? ?(?:a|s|sc|eng|ed|phil|tech)|m\.?d|mba)\.?$/i;
/** A degree, with or without its field: where a rank is told, it is no post. */
export const DEGREE_ALONE = new RegExp(
  `${DEGREE.source}|^(?:博士|修士|学士|硕士|碩士|학사|석사|박사)\\s*(?:[(（].*[)）])?$`,
  'iu',
);
/** "Adjunct Faculty": the word alone is the name of a body. */
export const FACULTY =
  /^(?:[\w.]+[ -]){0,2}(?:adjunct|visiting|emerit(?:us|a|i)|core|joint|guest|honorary|affiliated?|associated?|clinical|research|teaching|inspire|full-?time|part-?time) faculty(?: member| fellow)?$/i;
/** What stands after a name is taken for a post of unknown words only where it is short. */
export const LONGEST_UNKNOWN = 45;

/** A line that is a person's name. */
export const isName = (facts: Facts, line: number): boolean => (facts.lines[line]!.name?.match.score ?? 0) >= 0.6;

/** A short line that no list of words knows and that is not plainly a unit, a place, a topic list or a sentence. */
export function couldBeUnknown({ outline, facts }: Page, line: number): boolean {
  const { text } = outline.lines[line]!;
  const { unit, price } = facts.lines[line]!;
  return (
    couldBe(outline, facts, line) &&
    text.length <= LONGEST_UNKNOWN &&
    !price &&
    (unit?.score ?? 0) < 0.4 &&
    !facts.words.has('venueWord', text) &&
    !NO_POST.test(text)
  );
}

/** Numbers, sentences, lists of topics, firms. */
export const NO_POST = /\d|[.!?。！？]$|[,、;].*[,、;]|\b(?:inc|ltd|llc|gmbh|corp|co)\b\.?|株式会社|有限会社/iu;

/** Heads of columns that say how names are read. */
const READING =
  /^(?:セイ|メイ|せい|めい|フリガナ|ふりがな|カナ|かな|読み(?:方|仮名|がな)?|よみ(?:がな)?|拼音|reading)$/iu;

/** A line that is not plainly something else. */
export function couldBe(outline: Outline, facts: Facts, line: number, text = outline.lines[line]!.text): boolean {
  const { dateShare, emails, telephones, name } = facts.lines[line]!;
  if (
    (!/\p{L}{2}/u.test(text) && !DEGREE.test(text)) ||
    emails.length + telephones.length > 0 ||
    dateShare > 0.4 ||
    (name?.match.score ?? 0) >= 0.6
  )
    return false;
  return (
    !READING.test(headerAbove(outline, line)) &&
    !/[:：]$/.test(text) &&
    facts.words.after('attributeLabel', text) === null &&
    !facts.words.is('moreLabel', text) &&
    !/^(?:https?:|@\S+$)/.test(text)
  );
}
