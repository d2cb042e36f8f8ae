import { describe, expect, test } from 'vitest';
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import { HOPE, LOST, stopsOf, type Unseen } from './stops';

/** Sixteen stumps: each asks one of sixteen features, and adds 1 above a half, else takes 1 off. */
const stumps: BoostedTrees = {
  inputs: 16,
  base: 0,
  roots: Array.from({ length: 16 }, (_, tree) => 3 * tree),
  feature: Array.from({ length: 16 }, (_, tree) => [tree, -1, -1]).flat(),
  value: Array.from({ length: 16 }, () => [0.5, -1, 1]).flat(),
  left: Array.from({ length: 16 }, () => [1, 0, 0]).flat(),
};

const row = (ones: (place: number) => boolean): Unseen => ({
  trees: stumps,
  features: Float64Array.from({ length: 16 }, (_, place) => (ones(place) ? 1 : 0)),
});

/** Ever other rows, the same in every run. */
const rows = Array.from({ length: 5000 }, (_, i) => row((place) => ((i * 2654435761) >>> (place + 8)) % 2 === 1));
const hopeless = row(() => false);
const sure = row(() => true);
/** Little in the first trees, all in the rest. */
const late = row((place) => place >= 4);

describe('stops', () => {
  test('give up the hopeless, and of those with hope no more than their share', () => {
    const stops = stopsOf([...rows, hopeless, late]);
    expect(stops.map(({ trees }) => trees)).toEqual([1, 4]);
    const sum = ({ features }: Unseen, asked: number): number =>
      features.slice(0, asked).reduce((all, one) => all + (one ? 1 : -1), 0);
    for (const { trees, below } of stops) {
      const hopeful = [...rows, late].filter((one) => sum(one, 16) >= HOPE);
      expect(hopeful.filter((one) => sum(one, trees) < below).length).toBeLessThanOrEqual(LOST * hopeful.length);
    }
  });
  test('are as high as what has hope lets them be', () => {
    expect(stopsOf([sure, sure, hopeless]).map(({ below }) => below)).toEqual([1, 4]);
    expect(stopsOf([sure, late, hopeless]).map(({ below }) => below)).toEqual([-1, -4]);
  });
  test('are none where nothing has hope', () => {
    expect(stopsOf([hopeless])).toEqual([]);
  });
});
