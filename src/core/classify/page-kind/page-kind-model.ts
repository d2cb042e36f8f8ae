/** The trained model of page kinds: boosted trees, a linear model, networks and the page's words, made one probability per kind. */
import type { PageKind } from '../../finding';
import { predict, type BoostedTrees } from '../../learned/boosted-trees';
import { networkOdds, type NetworkModel } from './page-network';
import { vocabularyOdds, type VocabularyModel } from './page-vocabulary';

/** Kinds that the model tells apart; a home page is "other". */
export const OFFICIAL_KINDS = [
  'person-list',
  'person-detail',
  'department-list',
  'department-detail',
  'event-list',
  'event-detail',
  'news-list',
  'article',
  'business',
  'other',
] as const satisfies readonly PageKind[];
export type OfficialKind = (typeof OFFICIAL_KINDS)[number];

/** Multinomial logistic regression; inputs are brought to mean 0 and deviation 1 and cut at ±`LIMIT` first. */
export interface LinearModel {
  mean: number[];
  /** One over the standard deviation; 0 for an input that never changes. */
  scale: number[];
  /** Per kind: a constant, then a weight per input. */
  weights: number[][];
}

/** What the log-odds of a kind are put together from. */
export interface KindParts {
  /** Per kind of `OFFICIAL_KINDS`, on the evidence. */
  trees: BoostedTrees[];
  linear: LinearModel;
  /** On the inputs as the linear model scales them; averaged. */
  networks: NetworkModel[];
  vocabulary: VocabularyModel;
}

/** Weights of the parts in the log-odds. */
export interface KindShares {
  trees: number;
  linear: number;
  networks: number;
  vocabulary: number;
}

export const PARTS = ['trees', 'linear', 'networks', 'vocabulary'] as const satisfies readonly (keyof KindShares)[];

export interface PageKindModel extends KindParts {
  /** Names of the evidence in its order: evidence of other names is refused. */
  inputs: string[];
  shares: KindShares;
  /** Calibration: log-odds × slope + shift of the kind, then softmax. */
  slope: number;
  shifts: number[];
}

const LIMIT = 4;

/** Inputs brought to the scale of a linear model. */
export const standardised = (
  { mean, scale }: Pick<LinearModel, 'mean' | 'scale'>,
  values: readonly number[],
): number[] => values.map((value, i) => Math.max(-LIMIT, Math.min(LIMIT, (value - mean[i]!) * scale[i]!)));

/** @returns log-odds per kind, up to a constant that all kinds share */
function linearOdds(model: LinearModel, values: readonly number[]): number[] {
  const scaled = standardised(model, values);
  return model.weights.map((own) => scaled.reduce((sum, value, i) => sum + own[i + 1]! * value, own[0]!));
}

/** @returns per kind a probability; they add up to 1 */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** Log-odds of each part by itself. */
export function partOdds(
  model: KindParts,
  evidence: readonly number[],
  words: ReadonlyMap<string, number>,
): Record<keyof KindShares, number[]> {
  const features = Float64Array.from(evidence);
  return {
    trees: model.trees.map((trees) => predict(trees, features)),
    linear: linearOdds(model.linear, evidence),
    networks: networkOdds(model.networks, standardised(model.linear, evidence)),
    vocabulary: vocabularyOdds(model.vocabulary, words),
  };
}

/** Log-odds of the parts put together: comparable between kinds, before calibration no probability. */
export const together = (parts: Record<keyof KindShares, readonly number[]>, shares: KindShares): number[] =>
  parts.trees.map((_, k) => PARTS.reduce((sum, part) => sum + shares[part] * parts[part][k]!, 0));

/** @returns calibrated probabilities from log-odds */
export const calibrated = (
  { slope, shifts }: Pick<PageKindModel, 'slope' | 'shifts'>,
  odds: readonly number[],
): number[] => softmax(odds.map((value, k) => slope * value + shifts[k]!));

/**
 * @param evidence as `pageEvidence` gives it
 * @param words as `pageWords` gives them
 * @returns calibrated probabilities in the order of `OFFICIAL_KINDS`
 * @throws Error where the evidence is not what the model was trained on
 */
export function kindProbabilities(
  model: PageKindModel,
  evidence: ReadonlyMap<string, number>,
  words: ReadonlyMap<string, number>,
): number[] {
  const names = [...evidence.keys()];
  if (names.length !== model.inputs.length || names.some((name, i) => name !== model.inputs[i]))
    throw new Error('the model of page kinds was trained on other evidence: it must be trained anew');
  return calibrated(model, together(partOdds(model, [...evidence.values()], words), model.shares));
}
