import { LANGUAGES } from './not-names/languages';
import { isVacancy } from './not-names/vacancy';
import type { Lexicons } from '../lexicon';
import { isUncased, matchAddressedName } from './addressed-name';
import { matchChineseName } from './chinese-name';
import { introductionIn } from './introduction';
import { matchJapaneseName } from './japanese-name';
import { matchKoreanName } from './korean-name';
import { matchLatinName } from './latin-name';
import type { NameMatch } from './name-match';
import { matchTitle } from './titles';

const KANA = /[ぁ-ゖァ-ヺ]/u;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const LETTER = /\p{L}/u;
/** "Hi, I'm Ada Byrd.": what is longer is text. */
const LONGEST_INTRODUCTION = 120;

/**
 * Judges a short text (a heading, a link, a table cell, a line): is it, does it begin with, or does it mainly contain
 * one person's name? `lang` is the page's language (BCP 47); the script of the text decides first. Null when it is not.
 * A score above 0.5 is more likely a name than not; names outside the lexicons score about 0.4.
 */
export function matchName(text: string, lang: string, lexicons: Lexicons): NameMatch | null {
  if (LANGUAGES.has(text.trim().toLowerCase()) || isVacancy(text)) return null;
  const lead = text.length <= LONGEST_INTRODUCTION ? introductionIn(text) : 0;
  if (lead === 0) return matchBare(text, lang, lexicons);
  const match = matchBare(text.slice(lead).replace(/(?<![.!])[.!]+$/u, ''), lang, lexicons);
  return match && { ...match, start: match.start + lead };
}

/** A name that nobody introduces. */
function matchBare(text: string, lang: string, lexicons: Lexicons): NameMatch | null {
  const first = LETTER.exec(text)?.[0];
  if (!first) return null;
  const foreign = behindPost(text, lang, lexicons) ?? beforePost(text, lang, lexicons);
  if (foreign) return foreign;
  if (lang.startsWith('ja') && YEAR_OF_STUDY.test(text)) return matchJapaneseName(text, lexicons);
  if (HANGUL.test(first)) return matchKoreanName(text, lexicons);
  if (HAN.test(first) || KANA.test(first)) {
    if (lang.startsWith('ja') || KANA.test(text)) return matchJapaneseName(text, lexicons);
    if (lang.startsWith('zh')) return matchChineseName(text, lexicons);
    const japanese = matchJapaneseName(text, lexicons);
    const chinese = matchChineseName(text, lexicons);
    return (japanese?.score ?? 0) >= (chinese?.score ?? 0) ? japanese : chinese;
  }
  if (isUncased(first)) return matchAddressedName(text, lang);
  return withoutPossessive(matchLatinName(text, lang, lexicons));
}

/** M2 大槻 翔: a student's year of study before the name. */
const YEAR_OF_STUDY = /^\s*[BMD][1-6](?:\s*[:：]\s*|\s+)(?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** A post in Chinese, Japanese or Korean, and blanks or a colon between it and a name in Latin letters. */
const POST_BEFORE =
  /^\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,12})(?:\s*[:：]\s*|\s+)(?=\p{Script=Latin})/u;
const SURE_POST = 0.9;

/** 助教 Nguyen Van An: somebody from elsewhere, behind a post of the page's language. */
function behindPost(text: string, lang: string, lexicons: Lexicons): NameMatch | null {
  const [lead, post] = POST_BEFORE.exec(text) ?? [];
  if (!lead || (matchTitle(post!, lang)?.score ?? 0) < SURE_POST) return null;
  const match = matchLatinName(text.slice(lead.length), lang, lexicons);
  return match && { ...match, title: match.title ?? post!, start: match.start + lead.length };
}

/** A name in Latin letters, and right behind it a post in Chinese, Japanese or Korean. */
const POST_BEHIND =
  /^([^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*\p{Script=Latin}[.)]?)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,12})\s*$/u;

/** "Ada Byrd特任助教": no blank parts the two scripts. */
function beforePost(text: string, lang: string, lexicons: Lexicons): NameMatch | null {
  const [whole, lead, post] = POST_BEHIND.exec(text) ?? [];
  if (!whole || (matchTitle(post!, lang)?.score ?? 0) < SURE_POST) return null;
  const match = matchLatinName(lead!, lang, lexicons);
  return match && { ...match, title: post! };
}

/** "Ada Byrd's" (page, recent posts): hers. The mark still belongs to what is passed over as the name. */
function withoutPossessive(match: NameMatch | null): NameMatch | null {
  const name = match?.name.replace(/(?<=\p{L}{2})['’]s$/u, '');
  return match && name !== match.name ? { ...match, name: name! } : match;
}
