import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTEXT } from '../../core/text/clause-context';
import { CLAUSE_LABELS } from '../../core/text/clause-labels';
import type { LongClause } from '../../core/text/long-texts';
import { freshModel, randomOf } from '../../lab/official/lstm-train';
import { featuresOf } from './linear';
import { LongTextModel } from './long-text-model';
import { decodeModel, encodeModel } from './model-file';
import { Vocabulary } from './units';

function made(): LongTextModel {
  const vocabulary = new Vocabulary(['harbour', 'she', 'tides', '港']);
  const labels = CLAUSE_LABELS.length;
  const size = { pieces: vocabulary.size, context: CONTEXT.length + 5 * labels, labels };
  const random = randomOf(3);
  const linear = Float32Array.from(
    { length: labels * featuresOf({ ...size, context: CONTEXT.length }) },
    () => random() - 0.5,
  );
  return new LongTextModel({ vocabulary, linear, network: freshModel({ ...size, dim: 3, hidden: 4, layer: 5 }, 2) });
}

const clause = (text: string, line: number): LongClause => ({
  text,
  line,
  inLine: 0,
  ofLine: 1,
  heading: 'The harbour',
  context: CONTEXT.map((_, i) => (i % 7) / 7),
});
const CLAUSES = [clause('She keeps the tides.', 1), clause('港の潮', 4)];

test('a model says nearly the same after it has been a file', () => {
  const model = made();
  const again = decodeModel(encodeModel(model));
  expect(again.parameters.vocabulary.pieces).toEqual(model.parameters.vocabulary.pieces);
  const [one, other] = [model, again].map((each) => each.labels(CLAUSES, 'person-detail'));
  one!.forEach((said, i) => {
    expect(Object.values(said).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    for (const label of CLAUSE_LABELS) expect(other![i]![label]).toBeCloseTo(said[label], 1);
  });
});

test('other files, and files cut short, are no model', () => {
  expect(() => decodeModel(new Uint8Array(8))).toThrow(/no model/);
  expect(() => decodeModel(encodeModel(made()).subarray(0, -1))).toThrow(/cut short/);
});

test('the model that ships tells a life from a notice', () => {
  const shipped = decodeModel(readFileSync('models/long-text/model.bin'));
  const context = CONTEXT.map((name) => (['kind person-detail', 'p', 'ends as a sentence'].includes(name) ? 1 : 0.1));
  const [life, notice] = shipped.labels(
    [
      {
        ...clause('She received her doctorate from the University of Northfield and teaches the history of tides.', 1),
        context,
      },
      { ...clause('Click here for the forms, which must be sent to the office before Friday.', 5), context },
    ],
    'person-detail',
  );
  expect(life!['person-description']).toBeGreaterThan(0.7);
  expect(notice!['person-description']).toBeLessThan(0.5);
});
