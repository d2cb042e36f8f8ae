import { expect, test } from 'vitest';
import { logistic } from './logistic';

test('weights that give back the chances the examples were drawn with', () => {
  // Of ten rows at each place, as many are yes as the logistic function of 1 + 2x says.
  const rows: number[][] = [];
  const labels: number[] = [];
  for (const x of [-2, -1, -0.5, 0, 0.5, 1]) {
    const chance = 1 / (1 + Math.exp(-(1 + 2 * x)));
    for (let i = 0; i < 1000; i++) {
      rows.push([1, x, 7]);
      labels.push(i < 1000 * chance ? 1 : 0);
    }
  }
  const [constant, slope, idle] = logistic(rows, labels, 1e-6);
  expect(slope).toBeCloseTo(2, 1);
  expect(constant! + 7 * idle!).toBeCloseTo(1, 1);
});

test('a ridge draws towards nothing', () => {
  const rows = [-1, 1].map((x) => [1, x]);
  expect(Math.abs(logistic(rows, [0, 1], 10)[1]!)).toBeLessThan(0.2);
});
