/**
 * EMSS and ONBC as classifiers of pages, over ten folds by site. What is open is chosen on the fold after the one that is left out.
 * EMSS: naive Bayes over the words of the content; smoothing chosen. ONBC: naive Bayes over concepts, those of most information gain;
 * number of concepts, weight of titles, addresses and headings, and smoothing chosen.
 */
import { OFFICIAL_KINDS } from '../../core/classify/page-kind/page-kind-model';
import { foldOf } from '../data/sets';
import { CONCEPTS, CONCEPTS_OF_HEAD } from './concepts';
import { scoresOf } from './measures';
import { classifyNaiveBayes, informationGain, trainNaiveBayes, type Sparse } from './naive-bayes';
import { FOLDS } from './ours';
import type { OfficialPage } from './pages';

const KINDS = OFFICIAL_KINDS.length;

export interface Split {
  /** Pages to learn from, to choose on, and to be told. */
  train: number[];
  choose: number[];
  test: number[];
}

export function splitsOf(pages: readonly OfficialPage[]): Split[] {
  const folds = pages.map(({ site }) => foldOf(site, FOLDS));
  const all = pages.map((_, i) => i);
  return Array.from({ length: FOLDS }, (_, fold) => ({
    train: all.filter((i) => folds[i] !== fold && folds[i] !== (fold + 1) % FOLDS),
    choose: all.filter((i) => folds[i] === (fold + 1) % FOLDS),
    test: all.filter((i) => folds[i] === fold),
  }));
}

/** A way to train and tell with one choice of what is open. */
export type Way<Choice> = (
  choice: Choice,
  train: readonly number[],
  test: readonly number[],
) => number[] | Promise<number[]>;

/** @returns per page the kind said, by the choice that did best on the fold after it, trained again with that fold */
export async function outOfFold<Choice>(
  pages: readonly OfficialPage[],
  choices: readonly Choice[],
  way: Way<Choice>,
): Promise<number[]> {
  const said = new Array<number>(pages.length);
  for (const { train, choose, test } of splitsOf(pages)) {
    let best = choices[0] as Choice;
    let most = -1;
    if (choices.length > 1) {
      for (const choice of choices) {
        const labels = choose.map((i) => pages[i]!.kind);
        const { macro } = scoresOf(labels, await way(choice, train, choose));
        if (macro.f1 <= most) continue;
        best = choice;
        most = macro.f1;
      }
    }
    (await way(best, [...train, ...choose], test)).forEach((kind, n) => (said[test[n]!] = kind));
  }
  return said;
}

export function emss(pages: readonly OfficialPage[]): Promise<number[]> {
  const kinds = pages.map(({ kind }) => kind);
  return outOfFold(pages, [0.01, 0.1, 1], (smoothing, train, test) => {
    const indexOf = new Map<string, number>();
    for (const i of train)
      for (const [word] of pages[i]!.content) if (!indexOf.has(word)) indexOf.set(word, indexOf.size);
    const row = (i: number): Sparse =>
      pages[i]!.content.flatMap(([word, count]) => {
        const input = indexOf.get(word);
        return input === undefined ? [] : [[input, count] as const];
      });
    const model = trainNaiveBayes(
      train.map(row),
      train.map((i) => kinds[i]!),
      KINDS,
      indexOf.size,
      smoothing,
    );
    return test.map((i) => classifyNaiveBayes(model, row(i)));
  });
}

export function onbc(pages: readonly OfficialPage[]): Promise<number[]> {
  const kinds = pages.map(({ kind }) => kind);
  const choices = [30, 60, CONCEPTS].flatMap((kept) =>
    [1, 4].flatMap((head) => [0.1, 1].map((smoothing) => ({ kept, head, smoothing }))),
  );
  return outOfFold(pages, choices, ({ kept, head, smoothing }, train, test) => {
    const row = (i: number): [number, number][] =>
      pages[i]!.concepts.flatMap((count, c) =>
        count > 0 ? [[c, Math.log(1 + count) * (c < CONCEPTS_OF_HEAD ? head : 1)] as [number, number]] : [],
      );
    const rows = train.map(row);
    const labels = train.map((i) => kinds[i]!);
    const gain = informationGain(rows, labels, KINDS, CONCEPTS);
    const used = new Set(
      Array.from(gain.keys())
        .sort((a, b) => gain[b]! - gain[a]!)
        .slice(0, kept),
    );
    const only = (sparse: [number, number][]): Sparse => sparse.filter(([input]) => used.has(input));
    const model = trainNaiveBayes(rows.map(only), labels, KINDS, CONCEPTS, smoothing);
    return test.map((i) => classifyNaiveBayes(model, only(row(i))));
  });
}
