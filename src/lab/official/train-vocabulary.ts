/** Trains the linear model over a page's words: multinomial logistic regression with a ridge on sparse rows. */
import { weighed, type VocabularyModel } from '../../core/classify/page-kind/page-vocabulary';

export interface WordedPage {
  site: string;
  kind: number;
  words: readonly [word: string, count: number][];
}

/** A word must stand on pages of this many sites: the name of one site is no word of a kind. */
const LEAST_SITES = 8;
/** Words of the main part are many: those of few sites are left out. */
const LEAST_SITES_OF_BODY = 24;
const RIDGE = 1e-4;
const STEPS = 120;
const RATE = 2;
const MOMENTUM = 0.9;
/** Hundredths are enough, and keep the file small. */
const round = (value: number): number => Math.round(100 * value) / 100;

const leastOf = (word: string): number => (word.startsWith('b:') ? LEAST_SITES_OF_BODY : LEAST_SITES);

/** @param weights per page; pages of weight 0 are left out, their words too */
export function trainVocabulary(
  pages: readonly WordedPage[],
  weights: readonly number[],
  kindCount: number,
): VocabularyModel {
  const used = pages.map((_, i) => i).filter((i) => weights[i]! > 0);
  const sites = new Map<string, Set<string>>();
  const pagesWith = new Map<string, number>();
  for (const i of used) {
    for (const [word] of pages[i]!.words) {
      const own = sites.get(word);
      if (own) own.add(pages[i]!.site);
      else sites.set(word, new Set([pages[i]!.site]));
      pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
    }
  }
  const words = [...sites.keys()].filter((word) => sites.get(word)!.size >= leastOf(word)).sort();
  const indexOf = new Map(words.map((word, i) => [word, i]));
  const rarity = words.map((word) => round(Math.log(used.length / pagesWith.get(word)!)));
  const rows = used.map((i) => weighed(new Map(pages[i]!.words), indexOf, rarity));
  const total = used.reduce((sum, i) => sum + weights[i]!, 0);
  const slopes = Array.from({ length: kindCount }, () => new Float64Array(words.length + 1));
  const speed = slopes.map(() => new Float64Array(words.length + 1));
  for (let step = 0; step < STEPS; step++) {
    const gradient = slopes.map((own) => own.map((value, d) => (d === 0 ? 0 : -RIDGE * value)));
    rows.forEach((row, n) => {
      const page = pages[used[n]!]!;
      const scores = slopes.map((own) => row.reduce((sum, [word, value]) => sum + own[word + 1]! * value, own[0]!));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const all = powers.reduce((a, b) => a + b, 0);
      gradient.forEach((own, k) => {
        const error = (weights[used[n]!]! / total) * ((k === page.kind ? 1 : 0) - powers[k]! / all);
        own[0] = own[0]! + error;
        for (const [word, value] of row) own[word + 1]! += error * value;
      });
    });
    slopes.forEach((own, k) => {
      for (let d = 0; d < own.length; d++) {
        speed[k]![d] = MOMENTUM * speed[k]![d]! + RATE * gradient[k]![d]!;
        own[d]! += speed[k]![d]!;
      }
    });
  }
  return { words, rarity, weights: slopes.map((own) => Array.from(own, round)) };
}
