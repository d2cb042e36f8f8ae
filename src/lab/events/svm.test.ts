import { expect, it } from 'vitest';
import { decision } from '../../core/classify/text/svm';
import { generator } from '../words/random';
import { decide, distances, squaredDistance, trainSvm, type Point } from './svm';

/** Inside a ring or on it: no line divides them. */
function rings(count: number): { points: Float64Array[]; labels: boolean[] } {
  const random = generator(3);
  const points = Array.from({ length: count }, (_, i) => {
    const [angle, radius] = [random() * 2 * Math.PI, (i % 2 ? 1 : 2) + 0.2 * random()];
    return Float64Array.of(radius * Math.cos(angle), radius * Math.sin(angle));
  });
  return { points, labels: points.map((_, i) => i % 2 === 1) };
}

it('tells apart what no line can, whichever class comes first', async () => {
  const { points, labels } = rings(80);
  for (const truth of [labels, labels.map((label) => !label)]) {
    const svm = await trainSvm(distances(points), truth, { log2C: 3, log2Gamma: 0 });
    expect(points.map((point) => decide(svm, points, 0, point) > 0)).toEqual(truth);
    expect(svm.support.length).toBeLessThan(points.length);
  }
});

it('the shipped prediction says what the training says', async () => {
  const { points, labels } = rings(60);
  const svm = await trainSvm(distances(points), labels, { log2C: 1, log2Gamma: -1 });
  const shipped = {
    dimensions: 2,
    gamma: 0.5,
    rho: svm.rho,
    coefficients: Float32Array.from(svm.coefficients),
    vectors: Float32Array.from([...svm.support].flatMap((i) => [...points[i]!])),
  };
  for (const point of points) expect(decision(shipped, point)).toBeCloseTo(decide(svm, points, -1, point), 4);
  expect(() => decision(shipped, new Float64Array(3))).toThrow(/2 numbers/);
});

it('measures sparse points as if they were dense', () => {
  const dense = (ones: number[]): Point => Float64Array.from({ length: 6 }, (_, i) => (ones.includes(i) ? 1 : 0));
  for (const [a, b] of [
    [
      [0, 2, 5],
      [2, 3],
    ],
    [[], [1]],
    [[4], [4]],
  ] as [number[], number[]][]) {
    expect(squaredDistance(Int32Array.from(a), Int32Array.from(b))).toBe(squaredDistance(dense(a), dense(b)));
  }
});
