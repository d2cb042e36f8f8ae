import { expect, test } from 'vitest';
import { classifyNaiveBayes, informationGain, trainNaiveBayes } from './naive-bayes';
import { scoresOf } from './measures';

const rows = [[[0, 3]], [[0, 2], [2, 1]], [[1, 2], [2, 1]], [[1, 1]]] as const; // prettier-ignore
const kinds = [0, 0, 1, 1];

test('naive Bayes tells kinds by their inputs, and by how many they are where it knows none', () => {
  const model = trainNaiveBayes(rows, kinds, 2, 3);
  expect(classifyNaiveBayes(model, [[0, 1]])).toBe(0);
  expect(classifyNaiveBayes(model, [[1, 1]])).toBe(1);
  expect(classifyNaiveBayes(trainNaiveBayes(rows.slice(1), kinds.slice(1), 2, 3), [])).toBe(1);
});

test('information gain is a bit where an input decides between two equal kinds, and none where it says nothing', () => {
  expect([...informationGain(rows, kinds, 2, 3)]).toEqual([1, 1, 0]);
});

test('F1 counts what is missed and what is claimed wrongly, kind by kind', () => {
  const { kinds: own, accuracy, confusion } = scoresOf([0, 0, 1, 1], [0, 1, 1, 1]);
  expect(own[0]!.f1).toBeCloseTo(2 / 3);
  expect(own[1]!.precision).toBeCloseTo(2 / 3);
  expect(own[1]!.falseRate).toBeCloseTo(1 / 2);
  expect(accuracy).toBe(0.75);
  expect(confusion[0]!.slice(0, 2)).toEqual([1, 1]);
});
