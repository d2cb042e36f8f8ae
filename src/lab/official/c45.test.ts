import { describe, expect, it } from 'vitest';
import { generator } from '../words/random';
import { classifyByNetwork, trainNetwork } from './back-propagation';
import { classifyC45, trainC45 } from './c45';

const random = generator(3);
/** Points of a square; kind 1 inside a smaller square that no single threshold cuts out. */
const rows = Array.from({ length: 400 }, () => [random() * 2 - 1, random() * 2 - 1, random()]);
const kinds = rows.map(([x, y]) => (Math.abs(x!) < 0.5 && Math.abs(y!) < 0.5 ? 1 : 0));

describe('C4.5', () => {
  it('learns a box by several thresholds', () => {
    const tree = trainC45(rows, kinds, 2);
    expect(rows.filter((row, i) => classifyC45(tree, row) === kinds[i]).length).toBeGreaterThan(380);
    expect(classifyC45(tree, [0, 0, 0.5])).toBe(1);
    expect(classifyC45(tree, [0.9, 0.9, 0.5])).toBe(0);
  });

  it('prunes what is chance to a leaf that says the commonest kind', () => {
    const chance = rows.map((_, i) => (i % 4 === 0 ? 1 : 0));
    const tree = trainC45(
      rows.map(([, , z]) => [z!]),
      chance,
      2,
    );
    expect(tree.split).toBeUndefined();
    expect(tree.kind).toBe(0);
  });
});

describe('back-propagation', () => {
  it('learns what no straight line divides, and the same for the same seed', () => {
    const options = { units: 8, epochs: 150, rate: 0.3, momentum: 0.5, seed: 1 };
    const network = trainNetwork(rows, kinds, 2, options);
    expect(rows.filter((row, i) => classifyByNetwork(network, row) === kinds[i]).length).toBeGreaterThan(370);
    expect(trainNetwork(rows, kinds, 2, options)).toEqual(network);
  });
});
