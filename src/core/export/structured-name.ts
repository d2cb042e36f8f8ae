/** A person's name taken apart for address books. */

export interface StructuredName {
  family: string;
  given: string;
  /** "Dr.", "Prof." */
  prefix: string;
  /** "PhD", "Jr." */
  suffix: string;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const PREFIX = /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|rev|hon)\.?$/i;
const SUFFIX = /^(?:ph\.?d|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|mba|d\.?phil|esq|jr|sr|ii|iii|iv)\.?$/i;

/**
 * CJK names with a space are family first ("山田 太郎"); Latin ones family last, except after "GARCIA LOPEZ, Maria" and
 * "YAMADA Taro", where capitals mark the family name. Lower-case particles belong to the family ("van Beethoven").
 * @returns undefined where the name gives no hint of its parts: one word, or CJK without a space
 */
export function structuredName(name: string): StructuredName | undefined {
  const plain = name.replace(/[（(][^）)]*[）)]/g, ' ').trim();
  return CJK.test(plain) ? cjkName(plain) : latinName(plain);
}

function cjkName(name: string): StructuredName | undefined {
  const [family = '', ...given] = name.split(/\s+/);
  return given.length ? { family, given: given.join(' '), prefix: '', suffix: '' } : undefined;
}

function latinName(name: string): StructuredName | undefined {
  const [beforeComma = '', ...rest] = name.split(/\s*,\s*/);
  const afterComma = rest.flatMap(wordsOf);
  const words = wordsOf(beforeComma);
  const suffixes = afterComma.filter((word) => SUFFIX.test(word));
  const named = afterComma.filter((word) => !SUFFIX.test(word));
  const prefixes: string[] = [];
  while (words.length > 1 && PREFIX.test(words[0]!)) prefixes.push(words.shift()!);
  while (words.length > 1 && SUFFIX.test(words.at(-1)!)) suffixes.unshift(words.pop()!);
  const affixes = { prefix: prefixes.join(' '), suffix: suffixes.join(' ') };

  if (named.length) return { family: words.join(' '), given: named.join(' '), ...affixes };
  if (words.length < 2) return undefined;
  const capitals = words.filter(isCapitals);
  if (isCapitals(words[0]!) && capitals.length < words.length && words.slice(0, capitals.length).every(isCapitals)) {
    return { family: capitals.join(' '), given: words.slice(capitals.length).join(' '), ...affixes };
  }
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word));
  const cut = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { family: words.slice(cut).join(' '), given: words.slice(0, cut).join(' '), ...affixes };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Two capitals or more: an initial ("J.") is no mark of a family name. */
function isCapitals(word: string): boolean {
  return /^['’-]*\p{Lu}['’-]*\p{Lu}[\p{Lu}'’-]*$/u.test(word);
}
