/** Trains our model of page kinds, and says of every page what the model says that has not seen its site. */
import {
  calibrated,
  OFFICIAL_KINDS,
  partOdds,
  together,
  type KindParts,
  type KindShares,
  type PageKindModel,
} from '../../core/classify/page-kind/page-kind-model';
import { foldOf } from '../data/sets';
import { binned, boost, DEFAULTS, type BoostOptions } from '../judge/boost';
import type { OfficialPage } from './pages';
import { trainRegression } from './softmax-regression';
import { NETWORK, trainPageNetwork } from './train-page-network';
import { trainVocabulary } from './train-vocabulary';

export const FOLDS = 10;
const KINDS = OFFICIAL_KINDS.length;

/** Many kinds have few pages: shallow trees, small leaves, few features at a time. */
const TREES: BoostOptions = {
  ...DEFAULTS,
  trees: 80,
  depth: 4,
  rate: 0.08,
  features: 0.2,
  sites: 0.7,
  leastHessian: 0.5,
  bags: 1,
};
const REGRESSION = { ridge: 0.02, steps: 150, rate: 0.3 };
/** Tree leaves weigh a page by this: second derivatives are asked for in pages. */
const PAGE = 4;
/** Weights of the parts: the best of 144, chosen ten times on nine of the folds, the same each time. */
export const SHARES: KindShares = { trees: 0.5, linear: 1, networks: 1, vocabulary: 0.75 };
/** Networks trained from beginnings of their own and averaged. */
const NETWORKS = 2;

/** A site counts by the root of its pages, a kind by the root of what it lacks of a hundred. */
export function weightsOf(pages: readonly OfficialPage[]): number[] {
  const site = new Map<string, number>();
  const kind = new Array<number>(KINDS).fill(0);
  for (const page of pages) {
    site.set(page.site, (site.get(page.site) ?? 0) + 1);
    kind[page.kind]!++;
  }
  return pages.map((page) => Math.sqrt(100 / kind[page.kind]! / site.get(page.site)!));
}

/** @param weights per page; pages of weight 0 are left out */
export function trainParts(pages: readonly OfficialPage[], weights: readonly number[]): KindParts {
  const sites = new Map<string, number>();
  for (const { site } of pages) if (!sites.has(site)) sites.set(site, sites.size);
  const groups = Int32Array.from(pages, ({ site }) => sites.get(site)!);
  const data = binned(pages.map(({ evidence }) => Float64Array.from(evidence)));
  const weighed = Float64Array.from(weights, (weight) => PAGE * weight);
  const kinds = pages.map(({ kind }) => kind);
  const evidence = pages.map((page) => page.evidence);
  const linear = trainRegression(evidence, kinds, weights, KINDS, REGRESSION);
  return {
    trees: OFFICIAL_KINDS.map((_, k) =>
      boost(
        data,
        Float64Array.from(kinds, (kind) => (kind === k ? 1 : 0)),
        weighed,
        groups,
        TREES,
      ),
    ),
    linear,
    networks: Array.from({ length: NETWORKS }, (_, i) =>
      trainPageNetwork(evidence, linear, kinds, weights, KINDS, { ...NETWORK, seed: i + 1 }),
    ),
    vocabulary: trainVocabulary(pages, weights, KINDS),
  };
}

export type Parts = Record<keyof KindShares, number[]>;

/** Per fold the parts that have not seen its sites. */
export function trainFolds(pages: readonly OfficialPage[]): KindParts[] {
  const weights = weightsOf(pages);
  return Array.from({ length: FOLDS }, (_, fold) =>
    trainParts(
      pages,
      weights.map((weight, i) => (foldOf(pages[i]!.site, FOLDS) === fold ? 0 : weight)),
    ),
  );
}

/** @returns per page the log-odds of each part, by the parts that have not seen the page's site */
export const partsOutOfFold = (pages: readonly OfficialPage[], folds: readonly KindParts[]): Parts[] =>
  pages.map(({ site, evidence, words }) => partOdds(folds[foldOf(site, FOLDS)]!, evidence, new Map(words)));

export type Calibration = Pick<PageKindModel, 'slope' | 'shifts'>;

const STEPS = 400;
const RATE = 0.5;
/** Keeps the shifts small: freer ones fit sites that they have not seen less well (log loss .500 against .497). */
const RIDGE = 1;

/** Slope and shifts under which the probabilities fit best (least log loss). */
export function calibrate(odds: readonly (readonly number[])[], kinds: readonly number[]): Calibration {
  let slope = 1;
  let shifts = new Array<number>(KINDS).fill(0);
  for (let step = 0; step < STEPS; step++) {
    let bySlope = 0;
    const byShift = new Array<number>(KINDS).fill(0);
    odds.forEach((own, i) => {
      calibrated({ slope, shifts }, own).forEach((chance, k) => {
        const error = ((k === kinds[i] ? 1 : 0) - chance) / odds.length;
        bySlope += error * own[k]!;
        byShift[k] = byShift[k]! + error;
      });
    });
    slope += 0.1 * RATE * bySlope;
    shifts = shifts.map((shift, k) => shift + RATE * (byShift[k]! - RIDGE * shift));
  }
  const round = (value: number): number => Number(value.toPrecision(4));
  return { slope: round(slope), shifts: shifts.map(round) };
}

/** @returns per page calibrated probabilities; the calibration, too, is fitted without the page's fold */
export function probabilitiesOutOfFold(
  pages: readonly OfficialPage[],
  parts: readonly Parts[],
  shares: KindShares = SHARES,
): number[][] {
  const odds = parts.map((part) => together(part, shares));
  const out = new Array<number[]>(pages.length);
  calibrations(pages, odds).forEach((fit, fold) =>
    odds.forEach((own, i) => {
      if (foldOf(pages[i]!.site, FOLDS) === fold) out[i] = calibrated(fit, own);
    }),
  );
  return out;
}

/** Per fold the calibration that fits the pages of the others. */
export const calibrations = (pages: readonly OfficialPage[], odds: readonly (readonly number[])[]): Calibration[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const kept = pages.map((_, i) => i).filter((i) => foldOf(pages[i]!.site, FOLDS) !== fold);
    return calibrate(
      kept.map((i) => odds[i]!),
      kept.map((i) => pages[i]!.kind),
    );
  });

export const surest = (values: readonly number[]): number => values.indexOf(Math.max(...values));
