/**
 * A page's words by where they stand: in its title, its address, its headings, its main part, in the class names of its markup ("post-title",
 * "team-member") and in the types that it declares. A linear model over words that several sites share.
 */
import type { Page } from '../../fields/record';
import { declaredText } from '../../page/declared-text';
import { addressOf, headingsOf } from './page-titles';
import { plain } from './page-words';

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
/** Letters of the places: title, address, first heading, headings, main part, class names, declared types. */
export const PLACES = ['t', 'u', 'f', 'h', 'b', 'c', 'd'] as const;
/** Words of the main part that are read: what comes after tells no more of the kind. */
const LONGEST_BODY = 1500;
const TYPE = /"@type"\s*:\s*\[?\s*"(\w+)"|schema\.org\/(\w+)|^(?:og:type) (\S+)/gm;

/** Words of scripts with spaces, pairs of characters of those without. */
export function* wordsOf(text: string): Generator<string> {
  const lower = plain(text).toLowerCase();
  for (const [run] of lower.matchAll(UNSPACED)) for (let i = 0; i + 1 < run.length; i++) yield run.slice(i, i + 2);
  for (const word of lower.replace(UNSPACED, ' ').split(/[^\p{L}]+/u))
    if (word.length > 1 && word.length < LONGEST_WORD) yield word;
}

/** @returns how often each word occurs, the letter of its place and a colon before it */
export function pageWords(page: Page): Map<string, number> {
  const { snapshot, lines, blocks } = page.outline;
  const counts = new Map<string, number>();
  const add = (place: (typeof PLACES)[number], words: Iterable<string>): void => {
    for (const word of words) counts.set(`${place}:${word}`, (counts.get(`${place}:${word}`) ?? 0) + 1);
  };
  add('t', wordsOf(snapshot.title));
  add('u', wordsOf((addressOf(snapshot.url)?.steps ?? []).join(' ').replace(/\.\w+$/, '')));
  const first = lines[headingsOf(page).first];
  if (first) add('f', wordsOf(first.text));
  let read = 0;
  for (const { block, text, index } of lines) {
    if (blocks[block]!.heading || blocks[blocks[block]!.parent]?.heading) add('h', wordsOf(text));
    if (read >= LONGEST_BODY || page.facts.lines[index]!.zone !== 'main') continue;
    const words = [...wordsOf(text)];
    read += words.length;
    add('b', words);
  }
  for (const [, ld, schema, og] of declaredText(snapshot).matchAll(TYPE))
    add('d', [(ld ?? schema ?? og ?? '').toLowerCase()]);
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
