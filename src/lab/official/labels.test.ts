import { expect, test } from 'vitest';
import { agreementOf, clauseLabels } from './labels';

test('kappa is 0 for chance and 1 for readings that agree', () => {
  const read = (first: 'other' | 'business-name', second: 'other' | 'business-name') => ({ first, second });
  const same = [read('other', 'other'), read('business-name', 'business-name')];
  expect(agreementOf(same)).toEqual({ clauses: 2, share: 1, kappa: 1 });
  const chance = [...same, read('other', 'business-name'), read('business-name', 'other')];
  expect(agreementOf(chance)).toEqual({ clauses: 4, share: 0.5, kappa: 0 });
});

test('at least 8,000 clauses are labelled, 300 of them twice', () => {
  const readings = [...clauseLabels().values()];
  expect(readings.length).toBeGreaterThan(8000);
  expect(agreementOf(readings).clauses).toBeGreaterThan(300);
});
