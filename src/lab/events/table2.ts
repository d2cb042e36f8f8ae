/**
 * `npm run lab -- table2`: the paper's table 2 on our records. Ten folds by registered domain; everything that is learnt (words, weights,
 * C and γ, the SVM) is learnt without the fold that it is measured on. Below stand the judge, and the judge with words, as they ship,
 * judging the same records out of fold; and ways to learn from these very records how to join the two.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { foldOf } from '../data/sets';
import { DIMENSIONS, corpusWords } from '../words/train';
import type { Parameters } from './classifier';
import {
  boosted,
  evidence,
  everything,
  judgeAlone,
  judgeAndRegion,
  judgeAndText,
  overRegion,
  regressed,
  SHALLOW,
  textOf,
  type Learner,
  type Said,
} from './combined';
import { fitTextModel, WEIGHT } from './fit';
import { foldValues, STACKED, TABLE_FOLDS } from './fold-values';
import { logOdds } from './judge-numbers';
import { MODELS } from './models';
import { readRecords } from './read-records';
import type { EventExample } from './records';
import { scoreOf, type Score } from './score';

export const RESULT = '.out/events/table2.json';

/** Text of the model that ships, fitted without the fold. */
const SHIPPED = 'shipped';

/** Below the five: what the shipped extension answers, … */
const ANSWERS: Record<string, (tests: Said) => boolean[]> = {
  'judge, as it ships for other languages': ({ records }) =>
    records.map(({ judged, threshold }) => judged >= threshold),
  'judge and words, as they ship': (said) => {
    const region = overRegion(textOf([SHIPPED]))(said);
    return said.records.map(({ judged, threshold }, i) => logOdds(judged) + WEIGHT * region[i]! >= logOdds(threshold));
  },
};

/** … and what is learnt from these records. */
const LEARNERS: Record<string, Learner> = {
  'judge, fitted to these records': regressed(judgeAlone),
  'judge and weighted vectors': regressed(judgeAndText(['weighted'])),
  'judge and weighted vectors, with the region': regressed(judgeAndRegion(['weighted'])),
  'judge and three texts': regressed(judgeAndText(STACKED)),
  'judge and three texts, with the region': regressed(judgeAndRegion(STACKED)),
  'all opinions and texts, regressed': regressed(everything(STACKED)),
  'all opinions and texts, trees': boosted(everything(STACKED), SHALLOW),
  'evidence, trees': boosted(evidence),
  'evidence, opinions and texts, trees': boosted((said) => {
    const more = everything(STACKED)(said);
    return evidence(said).map((row, i) => [...row, ...more[i]!]);
  }, SHALLOW),
};

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
  for (let fold = 0; fold < TABLE_FOLDS; fold++) {
    const isHeld = ({ site }: EventExample): boolean => foldOf(site, TABLE_FOLDS) === fold;
    const known = records.filter((record) => !isHeld(record));
    const places = records.flatMap((record, i) => (isHeld(record) ? [i] : []));
    const answer = (model: string, said: readonly boolean[], parameters?: Parameters): void => {
      const answers = all.get(model) ?? { model, said: [], parameters: [] };
      all.set(model, answers);
      places.forEach((place, i) => (answers.said[place] = said[i]!));
      if (parameters) answers.parameters.push(parameters);
    };
    const values = await foldValues(records, fold, corpus);
    for (const { name } of MODELS)
      answer(
        name,
        values.tests[name]!.map((value) => value > 0),
        values.parameters[name],
      );
    const held = places.map((i) => records[i]!);
    const shipped = await fitTextModel(known, corpus);
    const training: Said = { records: known, texts: values.training };
    const tests: Said = {
      records: held,
      texts: { ...values.tests, [SHIPPED]: held.map(({ tokens }) => shipped.value(tokens)) },
    };
    for (const [model, say] of Object.entries(ANSWERS)) answer(model, say(tests));
    for (const [model, learn] of Object.entries(LEARNERS))
      answer(
        model,
        learn(training, tests).map((odds) => odds > 0),
      );
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
