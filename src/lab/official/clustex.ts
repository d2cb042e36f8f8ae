/**
 * ClusTex (Ashraf, Özyer, Alhajj, "Employing clustering techniques for automatic information extraction from HTML documents", 2008), rebuilt as
 * a rival: tokens, here clauses, are described by markup and format (`markupOf`), clustered, and clusters mapped to
 * attributes by known values of the domain: the training sites' labels. The paper leaves the number of clusters to a search over several
 * clusterings; here it is picked on the training sites by the accuracy of the mapping on a held-out fifth of them.
 */
import { CONTEXT } from '../../core/text/clause-context';
import { foldOf } from '../data/sets';
import type { Clause } from './clauses';
import { randomOf } from './lstm-train';

export interface Token {
  features: readonly number[];
  site: string;
  /** Index of its label; absent for tokens that only help to find the clusters. */
  label?: number;
}

const COUNTS = [6, 10, 16, 24, 36, 48];
const ROUNDS = 25;
const STARTS = 3;

type Centres = number[][];

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);

const nearest = (centres: Centres, features: readonly number[]): number => {
  let [best, least] = [0, Infinity];
  centres.forEach((centre, i) => {
    const far = distance(centre, features);
    if (far < least) [best, least] = [i, far];
  });
  return best;
};

/** Lloyd's k-means from points chosen apart (k-means++), the best of a few starts. */
function cluster(points: readonly (readonly number[])[], k: number, seed: number): Centres {
  let best: Centres = [];
  let least = Infinity;
  for (let start = 0; start < STARTS; start++) {
    const random = randomOf(seed + start);
    let centres: Centres = [[...points[Math.floor(random() * points.length)]!]];
    while (centres.length < k) {
      const far = points.map((point) => Math.min(...centres.map((centre) => distance(centre, point))));
      let left = random() * far.reduce((a, b) => a + b, 0);
      const at = far.findIndex((value) => (left -= value) <= 0);
      centres.push([...points[Math.max(0, at)]!]);
    }
    let spread = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const sums = centres.map((centre) => centre.map(() => 0));
      const counts = centres.map(() => 0);
      spread = 0;
      for (const point of points) {
        const own = nearest(centres, point);
        counts[own] = counts[own]! + 1;
        spread += distance(centres[own]!, point);
        point.forEach((value, i) => (sums[own]![i] = sums[own]![i]! + value));
      }
      centres = centres.map((centre, i) => (counts[i]! > 0 ? sums[i]!.map((sum) => sum / counts[i]!) : centre));
    }
    if (spread < least) [best, least] = [centres, spread];
  }
  return best;
}

export interface ClusTex {
  centres: Centres;
  /** Label per cluster. */
  labels: number[];
}

function fit(tokens: readonly Token[], k: number, labels: number, seed: number): ClusTex {
  const centres = cluster(
    tokens.map(({ features }) => features),
    k,
    seed,
  );
  const votes = centres.map(() => new Array<number>(labels).fill(0));
  const all = new Array<number>(labels).fill(0);
  for (const { features, label } of tokens) {
    if (label === undefined) continue;
    const own = votes[nearest(centres, features)]!;
    own[label] = own[label]! + 1;
    all[label] = all[label]! + 1;
  }
  const top = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts));
  return { centres, labels: votes.map((counts) => top(counts.some((count) => count > 0) ? counts : all)) };
}

/** @param labels how many there are */
export function trainClusTex(tokens: readonly Token[], labels: number, seed: number): ClusTex {
  const [inner, held] = [
    tokens.filter(({ site }) => foldOf(`c${site}`, 5) !== 0),
    tokens.filter(({ site }) => foldOf(`c${site}`, 5) === 0),
  ];
  const right = (k: number): number => {
    const model = fit(inner, k, labels, seed);
    return held.filter(({ features, label }) => label !== undefined && clusTexLabel(model, features) === label).length;
  };
  const [best] = COUNTS.map((k) => ({ k, right: right(k) })).sort((a, b) => b.right - a.right);
  return fit(tokens, best!.k, labels, seed);
}

export const clusTexLabel = ({ centres, labels }: ClusTex, features: readonly number[]): number =>
  labels[nearest(centres, features)]!;

/** What ClusTex sees of the numbers that come with a clause: markup, place and the format of its characters. */
const MARKUP = [
  ...['p', 'li', 'cell', 'linked', 'place in line', 'place on page', 'size', 'bold', 'clauses in line'],
  ...['length', 'digits', 'capitals', 'commas', 'brackets', 'CJK'],
].map((name) => CONTEXT.findIndex((one) => one === name));

/** ClusTex's description of a token. All about 0 to 1. */
export const markupOf = ({ depth, context }: Pick<Clause, 'depth' | 'context'>): number[] => [
  depth / 20,
  ...MARKUP.map((at) => context[at]!),
];
