import { expect, test } from 'vitest';
import { judge, meanVector, PARTS, readClause, type LstmParameters } from '../../ml/lstm/lstm';
import { unitsOf, Vocabulary } from '../../ml/lstm/units';
import { trainLinear } from './linear-train';
import { gradientOf, learnJudgement, learnReading } from './lstm-gradient';
import { freshModel, trainOn, type ExampleClause } from './lstm-train';

const SIZE = { pieces: 7, dim: 3, hidden: 4, context: 2, layer: 3, labels: 3 };
const UNITS = [
  [[0, 3], [5], [3, 6], [1]],
  [[2], [4, 1]],
];
const AROUND = { numbers: [0.3, 0.8], offset: new Float32Array([0.1, 0, -0.2]) };

function judged(model: LstmParameters) {
  const readings = UNITS.map((units) => readClause(model, units));
  const mean = meanVector(model.size, readings);
  return { readings, judgement: judge(model, [readings[0]!.vector, undefined, readings[1]!.vector, mean], AROUND) };
}

test('the derivatives are those of the loss, by finite differences', () => {
  const model = freshModel(SIZE, 5);
  const loss = (): number => -Math.log(judged(model).judgement.probabilities[1]!);
  const gradient = gradientOf(SIZE);
  const { readings, judgement } = judged(model);
  const dInput = learnJudgement(model, judgement, 1, 1, gradient);
  readings.forEach((reading, i) => {
    const own = dInput.slice(16 * i, 16 * i + 8);
    learnReading(
      model,
      UNITS[i]!,
      reading,
      own.map((d, j) => d + dInput[24 + j]! / 2),
      gradient,
    );
  });
  const step = 2e-2;
  for (const part of PARTS)
    for (let i = 0; i < model[part].length; i++) {
      const kept = model[part][i]!;
      model[part][i] = kept + step;
      const above = loss();
      model[part][i] = kept - step;
      const below = loss();
      model[part][i] = kept;
      expect(Math.abs(gradient[part][i]! - (above - below) / (2 * step))).toBeLessThan(2e-3);
    }
});

const example = (units: number[][], label: number): ExampleClause => ({
  units,
  label,
  weight: 1,
  around: { numbers: [0, 0], offset: new Float32Array(2) },
});
const TRAINING = { epochs: 300, rate: 0.01, batch: 2, dropout: { input: 0, unit: 0, layer: 0 }, shrink: 0 };

test('it learns what order means: a bag of words cannot', () => {
  const pages = [[example([[1], [2], [3]], 0)], [example([[3], [2], [1]], 1)]];
  const model = freshModel({ ...SIZE, labels: 2 }, 1);
  trainOn(model, pages, TRAINING, 1);
  for (const [{ units, label, around }] of pages as [ExampleClause][]) {
    const { vector } = readClause(model, units);
    expect(judge(model, [vector, undefined, undefined, vector], around).probabilities[label!]).toBeGreaterThan(0.8);
  }
});

test('it learns what stands before a clause', () => {
  const unread = (units: number[][]): ExampleClause => {
    const { label: _, ...rest } = example(units, 0);
    return rest;
  };
  const pages = [
    [unread([[1]]), example([[5]], 0)],
    [unread([[2]]), example([[5]], 1)],
  ];
  const model = freshModel({ ...SIZE, labels: 2 }, 1);
  trainOn(model, pages, TRAINING, 1);
  for (const page of pages) {
    const readings = page.map(({ units }) => readClause(model, units));
    const vectors = [readings[1]!.vector, readings[0]!.vector, undefined, meanVector(model.size, readings)];
    expect(judge(model, vectors, page[1]!.around).probabilities[page[1]!.label!]).toBeGreaterThan(0.8);
  }
});

test('the linear part learns what a feature is a sign of', () => {
  const examples = [0, 1, 0, 1].map((label) => ({
    features: [[label, 1] as const, [2, 1] as const],
    label,
    weight: 1,
  }));
  const weights = trainLinear(examples, 3, 2, 1);
  expect(weights[0]).toBeGreaterThan(weights[1]!);
  expect(weights[3]).toBeGreaterThan(weights[2]!);
});

test('words are read as pieces, Han as pairs of characters, and no clause is read without end', () => {
  expect(unitsOf('Our team')).toEqual([
    ['our', '#A'],
    ['team', '#a'],
  ]);
  expect(unitsOf('営業時間')).toHaveLength(3);
  expect(unitsOf('a '.repeat(500)).length).toBeLessThan(60);
});

test('a vocabulary passes over what it does not know, and always gives something to read', () => {
  const vocabulary = new Vocabulary(['our', 'team']);
  expect(vocabulary.read('Our zebra team')).toEqual([[1], [2]]);
  expect(vocabulary.readWithHeading('zebra', 'Team')).toEqual([[2], [0]]);
  expect(vocabulary.readWithHeading('zebra', '')).toEqual([[0]]);
});
