/** Chinese and Korean names in Latin letters: their syllables are few, so a name can be told by its sound. */

const INITIALS = 'zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]';
const FINALS =
  'iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|uen|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|ve|er|a|o|e|i|u|v';
const PINYIN_TWO = new RegExp(`^(?:(?:${INITIALS})?(?:${FINALS})){2}$`);
const PINYIN_TELLING = /zh|^q|[^aeiou]q|^x|[^aeiou]x|iang|iong|uang|ianx|iao|uai|ngx|ngq|ngy|ngj|ngz|ngw|nzh|uo/;

/** Could this folded word be a given name of two Chinese syllables ("xiaoming")? Only telling ones count: "banana" does not. */
export function isPinyin(word: string): boolean {
  return word.length >= 4 && word.length <= 12 && PINYIN_TELLING.test(word) && PINYIN_TWO.test(word);
}

const KOREAN_SYLLABLE =
  '(?:[bgdjkstphmnrcyw]|ch|kw|ky|gy|hy|hw|my|ry|py|by)?(?:yeo|yae|wae|eo|eu|ae|oe|ui|ye|ya|yo|yu|wa|wo|we|wi|oo|ou|ee|a|e|i|o|u)(?:ng|n|m|k|l|b|p|t|h)?';
const KOREAN_TWO = new RegExp(`^${KOREAN_SYLLABLE}-?${KOREAN_SYLLABLE}$`);
const KOREAN_TELLING =
  /eo|eu|oon|woo|yoo|young|hyun|hyeon|seung|kyung|sung|jung|jeong|joon|min-?|jin$|hee$|hwan|hyuk|kyu|gyu/;

/** Could this folded word be a Korean given name ("jeonggyu", "minhyuk")? */
export function isRomanisedKorean(word: string): boolean {
  return word.length >= 5 && word.length <= 12 && KOREAN_TELLING.test(word) && KOREAN_TWO.test(word);
}
