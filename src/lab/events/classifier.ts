/** A representation with an SVM behind it: search of C and γ, training, decision. The same for every rival. */
import type { LabelledParagraph } from '../../core/classify/text/paragraph-vector';
import { foldOf } from '../data/sets';
import { generator } from '../words/random';
import type { Representation } from './representation';
import { f1Of } from './score';
import { decide, distances, squaredDistance, trainSvm, type Point, type TrainedSvm } from './svm';

export interface Example extends LabelledParagraph {
  tokens: string[];
  site: string;
}

export interface Parameters {
  log2C: number;
  log2Gamma: number;
}

/** A representation as learnt: the training records' points, and how any other paragraph becomes one. */
export interface Learnt {
  points: Point[];
  of: (tokens: readonly string[]) => Point;
  /** The factor in both. */
  scale: number;
}

/**
 * Dense vectors are scaled by one factor, to a mean squared distance from their centre of 1, so that γ means the same for every
 * representation.
 */
export function learn<Words>(
  representation: Representation<Words>,
  training: readonly Example[],
  words: Words,
): Learnt {
  const of = representation.learn(training, words);
  const points = training.map(({ tokens }) => of(tokens));
  if (!isDense(points)) return { points, of, scale: 1 };
  const factor = 1 / spreadOf(points);
  const scaled = (point: Float64Array): Float64Array => point.map((value) => value * factor);
  return { points: points.map(scaled), of: (tokens) => scaled(of(tokens) as Float64Array), scale: factor };
}

const isDense = (points: readonly Point[]): points is Float64Array[] => points[0] instanceof Float64Array;

/** Root of the mean squared distance from the centre. */
function spreadOf(points: readonly Float64Array[]): number {
  const centre = new Float64Array(points[0]!.length);
  for (const point of points) for (let d = 0; d < centre.length; d++) centre[d]! += point[d]! / points.length;
  return Math.sqrt(points.reduce((sum, point) => sum + squaredDistance(point, centre), 0) / points.length) || 1;
}

/** Decision values of paragraphs, above 0 for an event. */
export type Classifier = (tokens: readonly string[]) => number;

export async function trainClassifier(
  { points, of }: Learnt,
  training: readonly Example[],
  parameters: Parameters,
): Promise<Classifier> {
  const svm = await trainSvm(
    distances(points),
    training.map(({ event }) => event),
    parameters,
  );
  return (tokens) => decide(svm, points, parameters.log2Gamma, of(tokens));
}

const INNER_FOLDS = 3;
/** The inner fold of a site: the same for the search and for stacking. */
export const innerFoldOf = (site: string): number => foldOf(`inner ${site}`, INNER_FOLDS);
export const innerFolds = Array.from({ length: INNER_FOLDS }, (_, fold) => fold);

/** Training records that the search looks at. */
const SAMPLE = 1200;
const COARSE_C = [-1, 2, 5, 8];
const COARSE_GAMMA = [-8, -5, -2, 1, 4];
const ROUNDS = 3;

/** An inner fold of the search: distances among what is known, and from it to what is held back. */
interface Trial {
  squared: Float32Array[];
  across: Float32Array[];
  labels: boolean[];
  truth: boolean[];
}

/** Best C and γ by F1 on inner folds of the training records, by site: steps of 3, then of 1 around the best. */
export async function search<Words>(
  representation: Representation<Words>,
  learnt: Learnt,
  training: readonly Example[],
  words: Words,
): Promise<Parameters> {
  const random = generator(5);
  const sample = training.map((_, i) => i).filter(() => random() < SAMPLE / training.length);
  const trials = innerFolds.map((fold): Trial => {
    const isHeld = (i: number): boolean => innerFoldOf(training[i]!.site) === fold;
    let pointOf = (i: number): Point => learnt.points[i]!;
    if (representation.usesLabels) {
      const { of } = learn(
        representation,
        training.filter((_, i) => !isHeld(i)),
        words,
      );
      pointOf = (i) => of(training[i]!.tokens);
    }
    const known = sample.filter((i) => !isHeld(i));
    const held = sample.filter(isHeld);
    const points = known.map(pointOf);
    return {
      squared: distances(points),
      across: held.map(pointOf).map((test) => Float32Array.from(points, (point) => squaredDistance(point, test))),
      labels: known.map((i) => training[i]!.event),
      truth: held.map((i) => training[i]!.event),
    };
  });
  const looked = new Set<string>();
  let best: Parameters = { log2C: 0, log2Gamma: 0 };
  let most = -1;
  const look = async (log2C: number, log2Gamma: number): Promise<void> => {
    const key = `${log2C} ${log2Gamma}`;
    if (looked.has(key)) return;
    looked.add(key);
    const said: boolean[] = [];
    for (const { squared, across, labels } of trials) {
      const svm = await trainSvm(squared, labels, { log2C, log2Gamma });
      said.push(...across.map((row) => decideBy(svm, row, 2 ** log2Gamma)));
    }
    const f1 = f1Of(
      said,
      trials.flatMap(({ truth }) => truth),
    );
    if (f1 > most) [most, best] = [f1, { log2C, log2Gamma }];
  };
  for (const log2C of COARSE_C) for (const log2Gamma of COARSE_GAMMA) await look(log2C, log2Gamma);
  for (let round = 0; round < ROUNDS; round++) {
    const { log2C, log2Gamma } = best;
    for (const c of [-1, 0, 1]) for (const g of [-1, 0, 1]) await look(log2C + c, log2Gamma + g);
  }
  return best;
}

/** @param squared squared distances from the training points */
function decideBy({ support, coefficients, rho }: TrainedSvm, squared: Float32Array, gamma: number): boolean {
  let value = -rho;
  support.forEach((i, n) => (value += coefficients[n]! * Math.exp(-gamma * squared[i]!)));
  return value > 0;
}
