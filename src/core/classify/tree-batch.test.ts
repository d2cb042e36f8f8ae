import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { predict, type BoostedTrees } from './boosted-trees';
import { judgeInBatches } from './tree-batch';
import type { RecordModel } from './tree-judge';

const model = JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel;
const trees = [model.event.trees, model.person.trees, model.department.trees];

/** Rows of values at, just below and just above the models' own thresholds, each much like the one before it. */
function rowsOf({ inputs, feature, value }: BoostedTrees, count: number): Float64Array[] {
  const row = new Float64Array(inputs);
  return Array.from({ length: count }, (_, i) => {
    for (let n = 0; n < 9; n++) {
      const node = (i * 7919 + n * 104729) % feature.length;
      if (feature[node]! >= 0) row[feature[node]!] = value[node]! + [0, 1e-9, -1e-9][n % 3]!;
    }
    return row.slice();
  });
}

function judged(models: readonly BoostedTrees[], rows: readonly Float64Array[]): number[][] {
  const out: number[][] = [];
  judgeInBatches(
    models,
    rows,
    (row) => row,
    (_, odds) => out.push([...odds]),
  );
  return out;
}

describe('trees asked about many rows', () => {
  test.each([0, 1, 15, 16, 17, 200])('say of %d rows what they say of each', (count) => {
    const rows = rowsOf(trees[0]!, count);
    expect(judged(trees, rows)).toEqual(rows.map((row) => trees.map((one) => predict(one, row))));
  });
  test('go right at what is no number, as one row alone does', () => {
    const rows = rowsOf(trees[1]!, 40);
    rows.forEach((row, i) => i % 3 === 0 && row.fill(NaN, i, i + 60));
    expect(judged(trees, rows)).toEqual(rows.map((row) => trees.map((one) => predict(one, row))));
  });
  test('keep models apart that share their first', () => {
    const rows = rowsOf(trees[0]!, 20);
    expect(judged([trees[0]!], rows)).toEqual(rows.map((row) => [predict(trees[0]!, row)]));
    expect(judged([trees[0]!, trees[1]!], rows)).toEqual(
      rows.map((row) => [predict(trees[0]!, row), predict(trees[1]!, row)]),
    );
  });
  test('refuse evidence of another length', () => {
    expect(() => judged(trees, [new Float64Array(3)])).toThrow(/trained anew/);
  });
});
