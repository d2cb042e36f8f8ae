import { expect, it } from 'vitest';
import { meanVector, weightedVector, wordWeights } from './paragraph-vector';
import { QuantisedVectors } from './word-vectors';

const vectors = QuantisedVectors.of(['concert', 'hours', 'the'], 2, Float32Array.of(1, 0, 0, 1, 0.5, 0.5));
const close = (vector: Float64Array): number[] => Array.from(vector, (value) => Math.round(value * 100) / 100);

it('weighs a word by how far it tells the classes apart, counting paragraphs and not occurrences', () => {
  const weights = wordWeights([
    { tokens: ['concert', 'concert', 'the'], event: true },
    { tokens: ['concert', 'the'], event: true },
    { tokens: ['concert', 'hours', 'the'], event: false },
    { tokens: ['the', 'hours'], event: false },
  ]);
  expect(weights.get('hours')).toBe(1);
  expect(weights.get('the')).toBe(0);
  expect(weights.get('concert')).toBeCloseTo(1 / 3);
});

it('trusts a rare word less with smoothing', () => {
  const weights = wordWeights([{ tokens: ['once'], event: true }], 1);
  expect(weights.get('once')).toBeCloseTo(1 / 3);
});

it('is equation 1: words weighed, divided by one more than the sum of weights', () => {
  const weights = new Map([
    ['concert', 1],
    ['hours', 0.5],
  ]);
  expect(close(weightedVector(['concert', 'hours', 'the', 'unknown'], vectors, weights))).toEqual([0.4, 0.2]);
  expect(close(weightedVector(['nothing'], vectors, weights))).toEqual([0, 0]);
});

it('means over the words that have a vector, repeated ones as often as they occur', () => {
  expect(close(meanVector(['concert', 'concert', 'hours', 'unknown'], vectors))).toEqual([0.67, 0.33]);
  expect(close(meanVector([], vectors))).toEqual([0, 0]);
});
