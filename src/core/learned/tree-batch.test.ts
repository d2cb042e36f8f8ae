import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { predict, type BoostedTrees } from './boosted-trees';
import { GIVEN_UP, judgeInBatches } from './tree-batch';
import type { RecordModel } from '../classify/tree-judge';

const model = JSON.parse(readFileSync('models/record-judge/model.json', 'utf8')) as RecordModel;
const trees = [model.event.trees, model.person.trees, model.department.trees].map((one): BoostedTrees => ({
  ...one,
  stops: [],
}));

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
  test.each([0, 1, 15, 16, 17, 200, 1100])('say of %d rows what they say of each', (count) => {
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
  test('give up at a stop what is below it, and say of the others what they say without it', () => {
    const rows = rowsOf(trees[0]!, 600);
    const after = (asked: number): number[] => rows.map((row) => predict(trees[0]!, row, asked));
    const [early, late] = [after(20), after(100)];
    const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
    const stops = [
      { trees: 20, below: middle(early) - 0.1 },
      { trees: 100, below: middle(late) },
    ];
    const said = judged([{ ...trees[0]!, stops }, trees[1]!], rows);
    const expected = rows.map((row, i) => [
      early[i]! < stops[0]!.below || late[i]! < stops[1]!.below ? GIVEN_UP : predict(trees[0]!, row),
      predict(trees[1]!, row),
    ]);
    expect(said).toEqual(expected);
    const given = expected.filter(([odds]) => odds === GIVEN_UP).length;
    expect(given).toBeGreaterThan(100);
    expect(given).toBeLessThan(500);
  });
  test('give up nothing of a group with hope', () => {
    const rows = rowsOf(trees[0]!, 60);
    const whole = rows.map((row) => predict(trees[0]!, row));
    const early = rows.map((row) => predict(trees[0]!, row, 20));
    const stops = [{ trees: 20, below: Math.max(...early.slice(0, 30)) }];
    const out: number[] = [];
    judgeInBatches(
      [{ ...trees[0]!, stops }],
      rows.map((_, i) => i),
      (i) => rows[i]!,
      (_, [odds]) => out.push(odds!),
      (i) => (i < 30 ? 'with hope' : i),
    );
    expect(out.slice(0, 30)).toEqual(whole.slice(0, 30));
    expect(out.slice(30)).toEqual(
      whole.slice(30).map((odds, i) => (early[30 + i]! < stops[0]!.below ? GIVEN_UP : odds)),
    );
    expect(out).toContain(GIVEN_UP);
  });
  test('of the shipped judge stop before a tenth and before a third, well below any record', () => {
    for (const { trees: one, threshold } of [model.event, model.person, model.department]) {
      const [first, second] = one.stops!;
      expect(first!.trees).toBeLessThan(one.roots.length / 10);
      expect(second!.trees).toBeLessThan(one.roots.length / 3);
      for (const { below } of [first!, second!]) expect(below).toBeLessThan(Math.log(threshold / (1 - threshold)) - 1);
    }
  });
});
