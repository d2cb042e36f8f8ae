/**
 * The paper's three models over ten folds by site: SVM (radial basis, one against one), C4.5, and a network by back-propagation. What is open
 * is chosen on the fold after the one that is left out. For SVM and network all inputs have mean 0 and deviation 1.
 */
import { NINE } from '../../core/classify/page-kind/nine-features';
import { OFFICIAL_KINDS } from '../../core/classify/page-kind/page-kind-model';
import { decide, distances, trainSvm, type TrainedSvm } from '../events/svm';
import { classifyByNetwork, trainNetwork } from './back-propagation';
import { classifyC45, trainC45 } from './c45';
import { THRESHOLDS, type OfficialPage } from './pages';
import { outOfFold } from './rivals';
import { scaleOf } from './softmax-regression';

const KINDS = OFFICIAL_KINDS.length;
/** The nine that are counts: their logarithms are taken, as a page of a thousand lines is not a hundred times one of ten. */
const COUNTS = new Set<string>(['NSW', 'NSP', 'NBI', 'NSD']);

/**
 * @param threshold k of the information block
 * @param without a feature to leave out
 */
export function nineOf(pages: readonly OfficialPage[], threshold: number, without?: string): number[][] {
  const at = THRESHOLDS.indexOf(threshold);
  return pages.map(({ nine }) =>
    NINE.flatMap((name, f) => {
      const value = nine[at]![f]!;
      return name === without ? [] : [COUNTS.has(name) ? Math.log2(1 + value) : value];
    }),
  );
}

function scaled(rows: readonly number[][], train: readonly number[]): Float64Array[] {
  const isTrain = new Set(train);
  const weights = rows.map((_, i) => (isTrain.has(i) ? 1 : 0));
  const { mean, scale } = scaleOf(rows, weights);
  return rows.map((row) => Float64Array.from(row, (value, f) => (value - mean[f]!) * scale[f]!));
}

export interface SvmChoice {
  log2C: number;
  log2Gamma: number;
}
export const SVM_CHOICES: SvmChoice[] = [0, 4, 8].flatMap((log2C) =>
  [-4, -2, 0].map((log2Gamma) => ({ log2C, log2Gamma })),
);
/** For tables of many runs: what is chosen most often. */
export const SVM_USUAL: SvmChoice = { log2C: 4, log2Gamma: -2 };

interface Pair {
  a: number;
  b: number;
  points: Float64Array[];
  svm: TrainedSvm;
}

/** @returns a classifier of points, trained on some of them */
export async function pairwiseSvm(
  points: readonly Float64Array[],
  kinds: readonly number[],
  train: readonly number[],
  choice: SvmChoice,
): Promise<(point: Float64Array) => number> {
  const pairs: Pair[] = [];
  for (let a = 0; a < KINDS; a++) {
    for (let b = a + 1; b < KINDS; b++) {
      const used = train.filter((i) => kinds[i] === a || kinds[i] === b);
      const own = used.map((i) => points[i]!);
      const labels = used.map((i) => kinds[i] === a);
      pairs.push({ a, b, points: own, svm: await trainSvm(distances(own), labels, choice) });
    }
  }
  return (point) => {
    const votes = new Array<number>(KINDS).fill(0);
    for (const { a, b, points: own, svm } of pairs) votes[decide(svm, own, choice.log2Gamma, point) > 0 ? a : b]!++;
    return votes.indexOf(Math.max(...votes));
  };
}

export function bySvm(
  pages: readonly OfficialPage[],
  rows: readonly number[][],
  choices: readonly SvmChoice[] = SVM_CHOICES,
): Promise<number[]> {
  const kinds = pages.map(({ kind }) => kind);
  return outOfFold(pages, choices, async (choice, train, test) => {
    const points = scaled(rows, train);
    const classify = await pairwiseSvm(points, kinds, train, choice);
    return test.map((i) => classify(points[i]!));
  });
}

export function byC45(pages: readonly OfficialPage[], rows: readonly number[][]): Promise<number[]> {
  return outOfFold(pages, ['as it is'], (_, train, test) => {
    const tree = trainC45(
      train.map((i) => rows[i]!),
      train.map((i) => pages[i]!.kind),
      KINDS,
    );
    return test.map((i) => classifyC45(tree, rows[i]!));
  });
}

const NETWORK = { rate: 0.1, momentum: 0.5, seed: 7 };
export const NETWORK_CHOICES = [8, 16, 32].flatMap((units) => [40, 120].map((epochs) => ({ units, epochs })));

export function byNetwork(
  pages: readonly OfficialPage[],
  rows: readonly number[][],
  choices: readonly { units: number; epochs: number }[] = NETWORK_CHOICES,
): Promise<number[]> {
  return outOfFold(pages, choices, (choice, train, test) => {
    const points = scaled(rows, train);
    const network = trainNetwork(
      train.map((i) => points[i]!),
      train.map((i) => pages[i]!.kind),
      KINDS,
      { ...NETWORK, ...choice },
    );
    return test.map((i) => classifyByNetwork(network, points[i]!));
  });
}
