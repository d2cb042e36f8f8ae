import { expect, test } from 'vitest';
import { networkOdds, type NetworkModel } from './page-network';

const network: NetworkModel = {
  hidden: [
    [1, 2, 0],
    [0, 0, -1],
  ],
  output: [
    [0.5, 1, 0],
    [0, 0, 3],
  ],
};

test('a unit says nothing below its threshold, and the constants come first', () => {
  // Units: 1 + 2 × 1 = 3 and −2, which is cut at 0.
  expect(networkOdds([network], [1, 2])).toEqual([3.5, 0]);
  // Units: 1 − 4 = −3, cut at 0, and 2.
  expect(networkOdds([network], [-2, -2])).toEqual([0.5, 6]);
});

test('several networks are averaged', () => {
  const silent: NetworkModel = {
    hidden: [[0, 0, 0]],
    output: [
      [1, 0],
      [1, 0],
    ],
  };
  expect(networkOdds([network, silent], [1, 2])).toEqual([2.25, 0.5]);
});
