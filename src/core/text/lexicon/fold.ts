/** Letters that have no canonical decomposition, as names are commonly written without them. */
const UNDECOMPOSED: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ə: 'e',
};
const MARKS = /\p{M}+/gu;
const ASCII = /^[a-z]*$/;

/**
 * The key under which a word of an alphabetic script stands in a lexicon: lower case, without accents and apostrophes.
 * "Łukasz" → "lukasz", "O’Brien" → "obrien", "Müller" → "muller".
 */
export function foldLatin(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[łøđðħıßæœþə]/g, (letter) => UNDECOMPOSED[letter]!)
    .replace(/['’ʼ`´‘]/g, '');
}

/** Katakana as hiragana, all else unchanged: the key of a Japanese reading. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
