/** Words of a text as the rivals weigh them: alphabetic words, pairs of characters in Chinese, Japanese and Korean; tf-idf. */
import { foldLatin } from '../../core/text/lexicon/fold';
import type { Goal } from '../../core/site/index';
import { LANGUAGES } from '../../core/site/words/index';

export type Counts = Map<string, number>;

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{M}]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function countTerms(text: string): Counts {
  const counts: Counts = new Map();
  const add = (term: string): void => void counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUN)) {
    if (!UNSPACED.test(run)) add(foldLatin(run));
    else for (let i = 0; i < Math.max(1, run.length - 1); i++) add(run.slice(i, i + 2));
  }
  return counts;
}

/** Words as short as "and" and "of" in a phrase are no topic. */
const SHORTEST = 4;

/** The topic as a text: all phrases of the goals, in all languages; the same words as ours. */
export function topicOf(goals: readonly Goal[]): Counts {
  const phrases = Object.values(LANGUAGES).flatMap(({ to }) => goals.map((goal) => to[goal]));
  return new Map([...countTerms(phrases.join(' '))].filter(([term]) => UNSPACED.test(term) || term.length >= SHORTEST));
}

/** How many of the texts hold a term. */
export class Frequencies {
  #texts = 0;
  readonly #with = new Map<string, number>();

  add(counts: Counts): void {
    this.#texts++;
    for (const term of counts.keys()) this.#with.set(term, (this.#with.get(term) ?? 0) + 1);
  }

  /** Cosine of two texts' tf-idf vectors (1 + log tf, smoothed idf), 0 to 1. */
  cosine(a: Counts, b: Counts): number {
    let [dot, lengthA, lengthB] = [0, 0, 0];
    const weight = (term: string, count: number): number =>
      (1 + Math.log(count)) * (1 + Math.log((1 + this.#texts) / (1 + (this.#with.get(term) ?? 0))));
    for (const [term, count] of a) {
      const w = weight(term, count);
      lengthA += w * w;
      const other = b.get(term);
      if (other) dot += w * weight(term, other);
    }
    for (const [term, count] of b) lengthB += weight(term, count) ** 2;
    return lengthA && lengthB ? dot / Math.sqrt(lengthA * lengthB) : 0;
  }
}
