/**
 * `npm run lab -- table2`: the paper's table 2 on our records. Ten folds by registered domain; everything that is learnt (words, weights,
 * C and γ, the SVM) is learnt without the fold that it is measured on. The shipped judge stands below, judging the same records
 * out of fold, and below it the same judge with the best text model as one more input.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { foldOf } from '../data/sets';
import { DIMENSIONS, corpusWords } from '../words/train';
import { learn, search, trainClassifier, type Parameters } from './classifier';
import { boosted, regress, stackedValues } from './combined';
import { foldWords } from './fold-words';
import { MODELS } from './models';
import { readRecords } from './read-records';
import type { EventExample } from './records';
import { scoreOf, type Score } from './score';

export const TABLE_FOLDS = 10;
export const RESULT = '.out/events/table2.json';

export interface Row {
  model: string;
  score: Score;
  /** Mean of the sites' F1, over sites that have an event. */
  sites: number;
  parameters: Parameters[];
}

/** Answers of a model, in the order of the records. */
interface Answers {
  model: string;
  said: boolean[];
  parameters: Parameters[];
}

export async function table2(): Promise<void> {
  const records = await readRecords();
  const corpus = corpusWords(DIMENSIONS);
  const all = new Map<string, Answers>();
  const answer = (model: string, tests: readonly number[], said: readonly boolean[], parameters?: Parameters): void => {
    const answers = all.get(model) ?? { model, said: [], parameters: [] };
    all.set(model, answers);
    tests.forEach((record, i) => (answers.said[record] = said[i]!));
    if (parameters) answers.parameters.push(parameters);
  };
  for (let fold = 0; fold < TABLE_FOLDS; fold++) {
    const training = records.filter(({ site }) => foldOf(site, TABLE_FOLDS) !== fold);
    const tests = records.flatMap(({ site }, i) => (foldOf(site, TABLE_FOLDS) === fold ? [i] : []));
    const words = foldWords(corpus, training);
    for (const model of MODELS) {
      const learnt = learn(model, training, words);
      const parameters = await search(model, learnt, training, words);
      const classify = await trainClassifier(learnt, training, parameters);
      const values = Float64Array.from(tests, (i) => classify(records[i]!.tokens));
      answer(
        model.name,
        tests,
        Array.from(values, (value) => value > 0),
        parameters,
      );
      if (model !== MODELS.at(-1)) continue;
      const stacked = { training: await stackedValues(model, training, words, parameters), tests: values };
      const held = tests.map((i) => records[i]!);
      answer(
        'judge',
        tests,
        held.map(({ judged, threshold }) => judged >= threshold),
      );
      answer('judge, recalibrated', tests, regress(training, held));
      answer('judge + text', tests, regress(training, held, stacked));
      answer('trees on these records', tests, boosted(training, held));
      answer('trees on these records + text', tests, boosted(training, held, stacked));
    }
    console.error(`fold ${fold + 1} of ${TABLE_FOLDS}`);
  }
  const rows = [...all.values()].map((answers) => rowOf(answers, records));
  mkdirSync('.out/events', { recursive: true });
  writeFileSync(
    RESULT,
    JSON.stringify({ records: records.length, events: records.filter(({ event }) => event).length, rows }),
  );
  console.log(printed(rows));
}

function rowOf({ model, said, parameters }: Answers, records: readonly EventExample[]): Row {
  const bySite = new Map<string, number[]>();
  records.forEach(({ site }, i) => bySite.set(site, [...(bySite.get(site) ?? []), i]));
  const f1s = [...bySite.values()]
    .filter((of) => of.some((i) => records[i]!.event))
    .map(
      (of) =>
        scoreOf(
          of.map((i) => said[i]!),
          of.map((i) => records[i]!.event),
        ).f1,
    );
  return {
    model,
    score: scoreOf(
      said,
      records.map(({ event }) => event),
    ),
    sites: f1s.reduce((a, b) => a + b, 0) / f1s.length,
    parameters,
  };
}

const percent = (share: number): string => (100 * share).toFixed(2);
const median = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : String([...numbers].sort((a, b) => a - b)[numbers.length >> 1]);

/** The table as Markdown. */
export function printed(rows: readonly Row[]): string {
  return [
    '| model | log2 C | log2 γ | precision | recall | F1 | F1, mean of sites |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows.map(({ model, score, sites, parameters }) =>
      [
        '',
        model,
        median(parameters.map(({ log2C }) => log2C)),
        median(parameters.map(({ log2Gamma }) => log2Gamma)),
        percent(score.precision),
        percent(score.recall),
        percent(score.f1),
        percent(sites),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}
