import { expect, test } from 'vitest';
import { forward, type LstmParameters } from '../../ml/lstm/lstm';
import { unitsOf } from '../../ml/lstm/units';
import { backward, gradientOf } from './lstm-gradient';
import { freshModel, trainOn } from './lstm-train';

const SIZE = { buckets: 7, dim: 3, hidden: 4, labels: 3 };
const UNITS = [[0, 3], [5], [3, 6], [1]];

const lossOf = (model: LstmParameters, label: number): number => -Math.log(forward(model, UNITS).probabilities[label]!);

test('the derivatives are those of the loss, by finite differences', () => {
  const model = freshModel(SIZE, 5);
  const gradient = gradientOf(SIZE);
  const loss = backward(model, UNITS, 1, 1, gradient);
  expect(loss).toBeCloseTo(lossOf(model, 1), 12);
  const step = 1e-5;
  for (const part of ['embedding', 'gates', 'output'] as const)
    for (let i = 0; i < model[part].length; i++) {
      const kept = model[part][i]!;
      model[part][i] = kept + step;
      const above = lossOf(model, 1);
      model[part][i] = kept - step;
      const below = lossOf(model, 1);
      model[part][i] = kept;
      expect(Math.abs(gradient[part][i]! - (above - below) / (2 * step))).toBeLessThan(1e-8);
    }
});

test('it learns what order means: a bag of words cannot', () => {
  const examples = [
    { units: [[1], [2], [3]], label: 0, weight: 1 },
    { units: [[3], [2], [1]], label: 1, weight: 1 },
  ];
  const model = freshModel({ ...SIZE, labels: 2 }, 1);
  trainOn(model, examples, 400, 1);
  for (const { units, label } of examples) expect(forward(model, units).probabilities[label]).toBeGreaterThan(0.8);
});

test('words are read as pieces in their buckets, Han as pairs of characters, and no clause is read without end', () => {
  expect(unitsOf('Our team', 100)).toHaveLength(2);
  expect(unitsOf('営業時間', 100)).toHaveLength(3);
  expect(unitsOf('a '.repeat(500), 100).length).toBeLessThan(60);
  for (const pieces of unitsOf('Ärzte 2024 – 営業', 50)) for (const piece of pieces) expect(piece).toBeLessThan(50);
});
