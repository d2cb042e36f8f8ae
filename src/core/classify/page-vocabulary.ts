/**
 * A page's words by where they stand: in its title, its address, its headings, and in the class names of its markup ("post-title",
 * "team-member"). A linear model over words that several sites share.
 */
import { addressOf } from './page-titles';
import { plain } from './page-words';
import type { Outline } from '../page/outline';

export interface VocabularyModel {
  /** Words with the letter of their place before a colon, in the order of the weights. */
  words: string[];
  /** Per word: how rare it is (natural logarithm of pages per page that has it). */
  rarity: number[];
  /** Per kind: a constant, then a weight per word. */
  weights: number[][];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const LONGEST_WORD = 20;
/** Letters of the places: title, address, headings, class names. */
export const PLACES = ['t', 'u', 'h', 'c'] as const;

/** Words of scripts with spaces, pairs of characters of those without. */
export function* wordsOf(text: string): Generator<string> {
  const lower = plain(text).toLowerCase();
  for (const [run] of lower.matchAll(UNSPACED)) for (let i = 0; i + 1 < run.length; i++) yield run.slice(i, i + 2);
  for (const word of lower.replace(UNSPACED, ' ').split(/[^\p{L}]+/u))
    if (word.length > 1 && word.length < LONGEST_WORD) yield word;
}

/** @returns how often each word occurs, the letter of its place and a colon before it */
export function pageWords({ snapshot, lines, blocks }: Outline): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (place: (typeof PLACES)[number], words: Iterable<string>): void => {
    for (const word of words) counts.set(`${place}:${word}`, (counts.get(`${place}:${word}`) ?? 0) + 1);
  };
  add('t', wordsOf(snapshot.title));
  add('u', wordsOf((addressOf(snapshot.url)?.steps ?? []).join(' ').replace(/\.\w+$/, '')));
  for (const { block, text } of lines)
    if (blocks[block]!.heading || blocks[blocks[block]!.parent]?.heading) add('h', wordsOf(text));
  const named = new Map<string, string[]>();
  for (const { hint } of blocks) {
    if (!hint) continue;
    let words = named.get(hint);
    if (!words)
      named.set(hint, (words = hint.split(/[^a-z]+/i).filter(({ length }) => length > 2 && length < LONGEST_WORD)));
    add('c', words);
  }
  return counts;
}

/**
 * @param rarity of the words that count; others are left out
 * @returns number of the word in the model → its weight on the page: logarithm of its count times its rarity, and every place brought to length 1
 */
export function weighed(
  counts: ReadonlyMap<string, number>,
  indexOf: ReadonlyMap<string, number>,
  rarity: readonly number[],
): [word: number, weight: number][] {
  const lengths = new Map<string, number>();
  const found: [word: number, weight: number, place: string][] = [];
  for (const [word, count] of counts) {
    const index = indexOf.get(word);
    if (index === undefined) continue;
    const weight = Math.log(1 + count) * rarity[index]!;
    found.push([index, weight, word[0]!]);
    lengths.set(word[0]!, (lengths.get(word[0]!) ?? 0) + weight ** 2);
  }
  return found.map(([index, weight, place]) => [index, weight / Math.sqrt(lengths.get(place)!)]);
}

const indices = new WeakMap<VocabularyModel, Map<string, number>>();

/** @returns log-odds per kind, up to a constant that all kinds share */
export function vocabularyOdds(model: VocabularyModel, counts: ReadonlyMap<string, number>): number[] {
  let indexOf = indices.get(model);
  if (!indexOf) indices.set(model, (indexOf = new Map(model.words.map((word, i) => [word, i]))));
  const page = weighed(counts, indexOf, model.rarity);
  return model.weights.map((own) => page.reduce((sum, [word, weight]) => sum + own[word + 1]! * weight, own[0]!));
}
