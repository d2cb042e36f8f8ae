import { expect, it } from 'vitest';
import { generator } from '../words/random';
import { KEPT, prune } from './prune';
import { decide, type TrainedSvm } from './svm';

/** An SVM of twice as many support vectors as stay, at random places of the plane. */
function crowded(): { svm: TrainedSvm; points: Float64Array[] } {
  const random = generator(5);
  const points = Array.from({ length: 2 * KEPT }, () => Float64Array.of(3 * random(), 3 * random()));
  const coefficients = Float64Array.from(points, ([x, y]) => (Math.hypot(x! - 1.5, y! - 1.5) < 1 ? 0.5 : -0.5));
  return { svm: { support: Int32Array.from(points, (_, i) => i), coefficients, rho: -0.2 }, points };
}

it('says the same with fewer support vectors, of points that it has not seen too', () => {
  const { svm, points } = crowded();
  const smaller = prune(svm, points, 0);
  expect(smaller.support).toHaveLength(KEPT);
  const random = generator(6);
  for (let i = 0; i < 50; i++) {
    const point = Float64Array.of(3 * random(), 3 * random());
    // Values go to some tens here.
    expect(Math.abs(decide(smaller, points, 0, point) - decide(svm, points, 0, point))).toBeLessThan(0.1);
  }
});

it('leaves a small one as it is', () => {
  const { points } = crowded();
  const svm: TrainedSvm = { support: Int32Array.of(0, 1), coefficients: Float64Array.of(1, -1), rho: 0 };
  expect(prune(svm, points, 0)).toBe(svm);
});
