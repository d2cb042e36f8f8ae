/**
 * The part of LSTMIE's softmax that sees the clause without its order: a weight per label for each piece of the clause, of its first words and of
 * the heading above, and for each number that says where it stands, those for every sort of page apart.
 */
import type { PageKind } from '../../core/finding';

/** Where a piece stands. */
const PLACES = ['text', 'heading', 'first'] as const;
const [TEXT, HEADING, FIRST] = [0, 1, 2];
/** What a piece counts there; those of a clause are divided by the root of their number. */
const WORTH = [1, 0.5, 0.7];
const CONTEXT_WORTH = 0.7;
const SORT_WORTH = 0.5;
const FIRST_WORDS = 2;

/** Sorts of pages that numbers are weighed apart for. */
const SORTS = ['person', 'department', 'business', 'other'] as const;

export interface LinearSize {
  pieces: number;
  context: number;
  labels: number;
}

/** A feature of a clause: which weight, and what it counts. */
export type Feature = readonly [index: number, value: number];

export const featuresOf = ({ pieces, context }: LinearSize): number =>
  PLACES.length * pieces + (1 + SORTS.length) * context + 1;

export interface ClauseInput {
  /** Ids of pieces per unit. */
  units: readonly (readonly number[])[];
  heading: readonly (readonly number[])[];
  context: readonly number[];
  kind: PageKind;
}

/** @returns the features that are not 0 */
export function linearFeatures(
  { pieces, context: numbers }: LinearSize,
  { units, heading, context, kind }: ClauseInput,
): Feature[] {
  const out: Feature[] = [];
  const add = (place: number, unit: readonly number[], share: number): void => {
    for (const id of unit) out.push([place * pieces + id, WORTH[place]! * share]);
  };
  const share = 1 / Math.sqrt(units.length + 1);
  for (const unit of units) add(TEXT, unit, share);
  for (const unit of units.slice(0, FIRST_WORDS)) add(FIRST, unit, 1);
  for (const unit of heading) add(HEADING, unit, 1);
  const own = PLACES.length * pieces;
  const sorted = own + numbers * (1 + SORTS.indexOf(sortOf(kind)));
  context.forEach((value, i) => {
    if (value === 0) return;
    out.push([own + i, CONTEXT_WORTH * value], [sorted + i, SORT_WORTH * value]);
  });
  out.push([own + numbers * (1 + SORTS.length), 1]);
  return out;
}

function sortOf(kind: PageKind): (typeof SORTS)[number] {
  if (kind.startsWith('person')) return 'person';
  if (kind.startsWith('department')) return 'department';
  return kind === 'business' || kind === 'home' ? 'business' : 'other';
}

/** @param weights features × labels @returns a score per label */
export function linearScores(weights: Float32Array, labels: number, features: readonly Feature[]): Float32Array {
  const scores = new Float32Array(labels);
  for (const [index, value] of features)
    for (let l = 0; l < labels; l++) scores[l]! += weights[index * labels + l]! * value;
  return scores;
}
