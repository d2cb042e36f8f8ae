/** Names in a form in which the same name is the same, and how alike two names are. */
import type { FoundRecord } from '../finding';
import { commonKanji, foldLatin } from '../text/lexicon/fold';

export interface FoldedName {
  /** Letters and digits alone, without spaces. */
  key: string;
  /** Words in their order. */
  words: string[];
  /** What tells one of a series from the next: "5" of 第5回, "b" of "Workshop B"; the record's own date left out. */
  numbers: string[];
  /** Years that the name says. */
  years: string[];
}

const KANJI_DIGITS = '〇一二三四五六七八九';
const WORD = /[\p{L}\p{N}]+/gu;
/** A letter or Roman numeral at the end of a name counts. */
const LAST_MARK = /\s([a-z]|i{2,3}|iv|vi{1,3}|ix)$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Words of a name that come and go. */
const FILLERS = new Set(['of', 'the', 'and', 'for', 'de', 'du', 'des', 'la', 'le', 'für', 'der', 'und']);

export function foldName(record: Pick<FoundRecord, 'name'> & { startDate?: string }): FoldedName {
  const plain = record.name
    .normalize('NFKC')
    .replace(/第([一二三四五六七八九十百]+)/g, (_whole, digits: string) => `第${kanjiNumber(digits)}`);
  const words = (commonKanji(plain).match(WORD) ?? []).map(foldLatin);
  const text = words.join(' ');
  const own = ownNumbers(record.startDate);
  const found = (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ''));
  const mark = LAST_MARK.exec(text)?.[1];
  return {
    key: words.join(''),
    words,
    numbers: [...found.filter((digits) => !YEAR.test(digits) && !own.has(digits)), ...(mark ? [mark] : [])].sort(),
    years: found.filter((digits) => YEAR.test(digits)),
  };
}

/** True where two names may be of the same member of a series: 第5回 is not 第6回. */
function numbersAgree(a: FoldedName, b: FoldedName): boolean {
  if (a.numbers.join() !== b.numbers.join()) return false;
  return a.years.length === 0 || b.years.length === 0 || a.years.join() === b.years.join();
}

/** Words in any order, fillers left out: "Department of Physics" and "Physics Department", "Moor, Ada" and "Ada Moor". */
export function wordsKey({ words }: FoldedName): string {
  return words
    .filter((word) => !FILLERS.has(word))
    .sort()
    .join('');
}

export type Likeness = 'same' | 'alike' | 'contained';

const ALIKE = 0.8;
/** A name within another says something from this length on: letters of an alphabet, or characters of their own meaning. */
const LEAST_CONTAINED = 6;
const LEAST_CONTAINED_CJK = 4;
const LEAST_SHARE = 0.3;

/** @returns how alike, and 0 to 1 how much; undefined for different names and for different numbers in a series */
export function likeness(a: FoldedName, b: FoldedName): { how: Likeness; score: number } | undefined {
  if (a.key === '' || b.key === '') return undefined;
  if (a.key === b.key) return { how: 'same', score: 1 };
  if (!numbersAgree(a, b)) return undefined;
  const score = dice(bigrams(a.key), bigrams(b.key));
  if (score >= ALIKE) return { how: 'alike', score };
  const [short, long] = a.key.length < b.key.length ? [a, b] : [b, a];
  const least = /\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|\p{sc=Hang}/u.test(short.key)
    ? LEAST_CONTAINED_CJK
    : LEAST_CONTAINED;
  const share = short.key.length / long.key.length;
  if (short.key.length < least || share < LEAST_SHARE) return undefined;
  const within =
    least === LEAST_CONTAINED_CJK
      ? long.key.includes(short.key)
      : ` ${long.words.join(' ')} `.includes(` ${short.words.join(' ')} `);
  return within ? { how: 'contained', score: 0.5 + share / 4 } : undefined;
}

/** Pairs of neighbouring characters, with how often they occur. */
export function bigrams(key: string): Map<string, number> {
  const out = new Map<string, number>();
  for (let i = 0; i + 1 < key.length; i++) {
    const pair = key.slice(i, i + 2);
    out.set(pair, (out.get(pair) ?? 0) + 1);
  }
  return out;
}

/** Sørensen–Dice coefficient of two multisets, 0 to 1. */
function dice(a: Map<string, number>, b: Map<string, number>): number {
  let total = 0;
  let shared = 0;
  for (const [pair, count] of a) {
    total += count;
    shared += Math.min(count, b.get(pair) ?? 0);
  }
  for (const count of b.values()) total += count;
  return total === 0 ? 0 : (2 * shared) / total;
}

/** Month, day and year of the date that the record has anyway. */
function ownNumbers(startDate: string | undefined): Set<string> {
  if (!startDate) return new Set();
  return new Set(
    startDate
      .slice(5, 10)
      .split('-')
      .map((digits) => String(Number(digits))),
  );
}

function kanjiNumber(digits: string): number {
  let total = 0;
  let current = 0;
  for (const character of digits) {
    const digit = KANJI_DIGITS.indexOf(character);
    if (digit >= 0) current = current * 10 + digit;
    else {
      total += (current || 1) * (character === '十' ? 10 : 100);
      current = 0;
    }
  }
  return total + current;
}
