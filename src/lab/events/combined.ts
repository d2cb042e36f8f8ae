/**
 * Models that judge the records of table 2 by what the shipped judge says and by what words say. Each is learnt on training folds alone, the
 * words' values of a training record coming from classifiers that have not seen its site.
 */
import { predict } from '../../core/learned/boosted-trees';
import { binned, boost, DEFAULTS, type BoostOptions } from '../judge/boost';
import { logistic } from '../judge/logistic';
import { logOdds } from './judge-numbers';
import type { EventExample } from './records';

/** Records with what words say of each. */
export interface Said {
  records: readonly EventExample[];
  /** Decision values by name of the classifier. */
  texts: Record<string, readonly number[]>;
}

/** The numbers of every record that a model looks at. */
export type Inputs = (said: Said) => number[][];

/** Columns side by side. */
const columns =
  (...of: ((said: Said) => readonly number[])[]): Inputs =>
  (said) => {
    const all = of.map((column) => column(said));
    return said.records.map((_, i) => all.map((column) => column[i]!));
  };

const judged = ({ records }: Said): number[] => records.map((record) => logOdds(record.judged));

/** Decision values beyond which a classifier of words is not to be believed more. */
const MOST = 2;

/** The mean of several classifiers' values. */
export const textOf =
  (names: readonly string[]) =>
  ({ records, texts }: Said): number[] =>
    records.map((_, i) => {
      const values = names.map((name) => Math.max(-MOST, Math.min(MOST, texts[name]![i]!)));
      return values.reduce((sum, value) => sum + value, 0) / names.length;
    });

/** The mean of a column over the records of each one's region. */
export const overRegion =
  (column: (said: Said) => readonly number[]) =>
  (said: Said): number[] => {
    const values = column(said);
    const regions = new Map<string, number[]>();
    const keyOf = ({ page, region }: EventExample): string => `${page} ${region}`;
    said.records.forEach((record, i) => {
      const key = keyOf(record);
      regions.set(key, [...(regions.get(key) ?? []), values[i]!]);
    });
    return said.records.map((record) => {
      const region = regions.get(keyOf(record))!;
      return region.reduce((sum, value) => sum + value, 0) / region.length;
    });
  };

export const judgeAlone: Inputs = columns(judged);

export const judgeAndText = (names: readonly string[]): Inputs => columns(judged, textOf(names));

export const judgeAndRegion = (names: readonly string[]): Inputs =>
  columns(judged, textOf(names), overRegion(textOf(names)));

/** All that the judge says of the record, the values of the classifiers of words, and the means of both over its region. */
export const everything =
  (names: readonly string[]): Inputs =>
  (said) => {
    const texts = names.map((name) => textOf([name]));
    const rest = columns(...texts, overRegion(judged), ...texts.map(overRegion))(said);
    return said.records.map(({ numbers, tokens }, i) => [...numbers, Math.log2(1 + tokens.length), ...rest[i]!]);
  };

/** The judge's own evidence. */
export const evidence: Inputs = ({ records }) => records.map(({ features }) => [...features]);

/** Learns from the first records, and gives the log-odds of the second. */
export type Learner = (training: Said, tests: Said) => number[];

const RIDGE = 3;

export const regressed =
  (inputs: Inputs): Learner =>
  (training, tests) => {
    const rows = inputs(training).map((row) => [1, ...row]);
    const labels = training.records.map(({ event }) => (event ? 1 : 0));
    const weights = logistic(rows, labels, RIDGE);
    return inputs(tests).map((row) => [1, ...row].reduce((sum, value, d) => sum + value * weights[d]!, 0));
  };

/** Few numbers that mean the same on every site: shallow trees. */
export const SHALLOW: BoostOptions = { ...DEFAULTS, trees: 120, depth: 3, rate: 0.06, features: 0.5 };

export const boosted =
  (inputs: Inputs, options: BoostOptions = DEFAULTS): Learner =>
  (training, tests) => {
    const sites = new Map<string, number>();
    for (const { site } of training.records) if (!sites.has(site)) sites.set(site, sites.size);
    const rows = inputs(training).map((row) => Float64Array.from(row));
    const model = boost(
      binned(rows),
      Float64Array.from(training.records, ({ event }) => (event ? 1 : 0)),
      new Float64Array(rows.length).fill(1),
      Int32Array.from(training.records, ({ site }) => sites.get(site)!),
      options,
    );
    return inputs(tests).map((row) => predict(model, Float64Array.from(row)));
  };
