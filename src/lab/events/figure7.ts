/**
 * `npm run lab -- figure7`: F1 of each model against the number of training records, the paper's figure 7 on our records. Folds, C and γ
 * are those of the last `table2`; words are trained on the corpus and on the training records of that size.
 * What is done of it is kept, so that it can be stopped and goes on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linePlot } from '../bench/svg-plot';
import { foldOf } from '../data/sets';
import { generator } from '../words/random';
import { corpusWords, DIMENSIONS } from '../words/train';
import { learn, trainClassifier, type Parameters } from './classifier';
import { foldWords, type CorpusWords } from './fold-words';
import { MODELS } from './models';
import { readRecords } from './read-records';
import type { EventExample } from './records';
import { f1Of } from './score';
import { digestOf, TABLE_FOLDS } from './fold-values';
import { kept } from './kept';
import { RESULT, type Row } from './table2';

const SIZES = [250, 500, 1000, 2000, 3000];
const CACHE = '.cache/events/figure7';
const PLOT = 'docs/results/events-f1-by-size.svg';

export async function figure7(): Promise<void> {
  if (!existsSync(RESULT)) throw new Error(`C and γ of each fold are not in ${RESULT}: npm run lab -- table2`);
  const { rows } = JSON.parse(readFileSync(RESULT, 'utf8')) as { rows: Row[] };
  const records = await readRecords();
  const truth = records.map(({ event }) => event);
  const corpus = corpusWords(DIMENSIONS);
  const series = MODELS.map(({ name }) => ({ name, points: [] as [number, number][] }));
  for (const size of SIZES) {
    const said = MODELS.map(() => [] as boolean[]);
    for (let fold = 0; fold < TABLE_FOLDS; fold++) {
      const places = records.flatMap(({ site }, i) => (foldOf(site, TABLE_FOLDS) === fold ? [i] : []));
      const answers = await kept(join(CACHE, digestOf(records), `${size}-${fold}.json`), () =>
        answersOf(records, corpus, size, fold, (model) => rows.find((row) => row.model === model)!.parameters[fold]!),
      );
      answers.forEach((of, m) => places.forEach((place, i) => (said[m]![place] = of[i]!)));
    }
    said.forEach((answers, m) => series[m]!.points.push([size, f1Of(answers, truth)]));
    console.log(
      `${size}: ${series.map(({ name, points }) => `${name} ${(100 * points.at(-1)![1]).toFixed(1)}`).join(', ')}`,
    );
  }
  const all = Math.round((records.length * (TABLE_FOLDS - 1)) / TABLE_FOLDS);
  for (const { name, points } of series) points.push([all, rows.find((row) => row.model === name)!.score.f1]);
  const x = { label: 'training records', ticks: [...SIZES, all], logarithmic: true };
  const y = { label: 'F1', ticks: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] };
  mkdirSync('docs/results', { recursive: true });
  writeFileSync(
    PLOT,
    linePlot('F1 of event classification by number of training records, ten folds by site', x, y, series),
  );
  console.error(`wrote ${PLOT}`);
}

/** What each model says of the records held back, having learnt from so many of the others. */
async function answersOf(
  records: readonly EventExample[],
  corpus: CorpusWords,
  size: number,
  fold: number,
  parametersOf: (model: string) => Parameters,
): Promise<boolean[][]> {
  const training = shuffled(records.filter(({ site }) => foldOf(site, TABLE_FOLDS) !== fold)).slice(0, size);
  const held = records.filter(({ site }) => foldOf(site, TABLE_FOLDS) === fold);
  const words = foldWords(corpus, training);
  const answers: boolean[][] = [];
  for (const model of MODELS) {
    const classify = await trainClassifier(learn(model, training, words), training, parametersOf(model.name));
    answers.push(held.map(({ tokens }) => classify(tokens) > 0));
  }
  return answers;
}

/** In an order of chance, the same every time: smaller sets are parts of larger ones. */
function shuffled(records: readonly EventExample[]): EventExample[] {
  const random = generator(17);
  const out = [...records];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
