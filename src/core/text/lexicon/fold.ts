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

/** Forms of characters that names keep and dictionaries do not: old form → the form in the lexicons. */
const OLD_FORMS = new Map(
  [
    ...'髙高﨑崎濵浜濱浜邊辺邉辺齋斎齊斉澤沢廣広國国眞真惠恵櫻桜德徳瀨瀬黑黒𠮷吉槇槙嶋島嶌島龍竜瀧滝淵渕假仮壽寿榮栄圓円藏蔵條条靜静實実禮礼萬万彌弥與与來来曾曽將将豐豊總総聰聡',
  ]
    .reduce<string[][]>(
      (pairs, character, index, all) => (index % 2 === 0 ? [...pairs, [character, all[index + 1]!]] : pairs),
      [],
    )
    .map(([old, current]) => [old!, current!] as const),
);

/** Kanji of names in their common forms (髙橋 → 高橋). Every character keeps its place. */
export function commonKanji(text: string): string {
  let out = '';
  for (const character of text) out += OLD_FORMS.get(character) ?? character;
  return out;
}
