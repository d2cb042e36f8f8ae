/**
 * Does text help the judge? Two ways to join the weighted vectors' SVM with the shipped judge, both learnt on training folds alone, the
 * SVM's value of a training record coming from an SVM that has not seen its site.
 */
import { predict } from '../../core/classify/boosted-trees';
import { binned, boost, DEFAULTS } from '../judge/boost';
import { innerFoldOf, innerFolds, learn, trainClassifier, type Parameters } from './classifier';
import type { FoldWords } from './fold-words';
import type { EventExample } from './records';
import type { Representation } from './representation';

/** Per training record the decision value of a classifier that has not seen its site. */
export async function stackedValues(
  representation: Representation,
  training: readonly EventExample[],
  words: FoldWords,
  parameters: Parameters,
): Promise<Float64Array> {
  const values = new Float64Array(training.length);
  for (const fold of innerFolds) {
    const held = (site: string): boolean => innerFoldOf(site) === fold;
    const known = training.filter(({ site }) => !held(site));
    const classify = await trainClassifier(learn(representation, known, words), known, parameters);
    training.forEach(({ site, tokens }, i) => held(site) && (values[i] = classify(tokens)));
  }
  return values;
}

/** Log-odds of the shipped judge; where a record could be none of any kind, as low as they get. */
const LOWEST = 1e-3;
const logOdds = (p: number): number => Math.log(Math.max(LOWEST, p) / Math.max(LOWEST, 1 - p));

/**
 * Logistic regression over the judge's log-odds and, where given, the text's value.
 * @returns per record of `tests` whether it is an event
 */
export function regress(
  training: readonly EventExample[],
  tests: readonly EventExample[],
  values?: { training: Float64Array; tests: Float64Array },
): boolean[] {
  const inputs = (records: readonly EventExample[], text: Float64Array | undefined): number[][] =>
    records.map(({ judged }, i) => [1, logOdds(judged), ...(text ? [text[i]!] : [])]);
  const rows = inputs(training, values?.training);
  const weights = rows[0]!.map(() => 0);
  const dot = (row: readonly number[]): number => row.reduce((sum, x, i) => sum + x * weights[i]!, 0);
  for (let step = 0; step < 2000; step++) {
    const gradient = weights.map(() => 0);
    rows.forEach((row, r) => {
      const error = (training[r]!.event ? 1 : 0) - 1 / (1 + Math.exp(-dot(row)));
      row.forEach((x, i) => (gradient[i]! += (error * x) / rows.length));
    });
    weights.forEach((_, i) => (weights[i]! += 0.3 * gradient[i]!));
  }
  return inputs(tests, values?.tests).map((row) => dot(row) > 0);
}

/** Boosted trees on the judge's evidence, trained on these records alone, with or without the text's value as one feature more. */
export function boosted(
  training: readonly EventExample[],
  tests: readonly EventExample[],
  values?: { training: Float64Array; tests: Float64Array },
): boolean[] {
  const inputs = (records: readonly EventExample[], text: Float64Array | undefined): Float64Array[] =>
    records.map(({ features }, i) => (text ? Float64Array.of(...features, text[i]!) : features));
  const sites = new Map<string, number>();
  for (const { site } of training) if (!sites.has(site)) sites.set(site, sites.size);
  const model = boost(
    binned(inputs(training, values?.training)),
    Float64Array.from(training, ({ event }) => (event ? 1 : 0)),
    new Float64Array(training.length).fill(1),
    Int32Array.from(training, ({ site }) => sites.get(site)!),
    DEFAULTS,
  );
  return inputs(tests, values?.tests).map((features) => predict(model, features) > 0);
}
