/**
 * What the paper's five models say in one fold of table 2, kept from run to run: it takes minutes, and hangs on texts and labels alone. Of
 * some models also what they say of the training records when each is judged without its site (stacking), for models that learn from them.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { foldOf } from '../data/sets';
import { innerFoldOf, innerFolds, learn, search, trainClassifier, type Example, type Parameters } from './classifier';
import { foldWords, type CorpusWords, type FoldWords } from './fold-words';
import { kept } from './kept';
import { MODELS } from './models';
import type { Representation } from './representation';

const CACHE = '.cache/events/table2';
export const TABLE_FOLDS = 10;
/** Models whose values others learn from. */
export const STACKED = ['one-hot', 'W2V mean', 'weighted'];

export interface FoldValues {
  /** By name of the model. */
  parameters: Record<string, Parameters>;
  /** Decision values of the records held back, in their order. */
  tests: Record<string, number[]>;
  /** Of the models in `STACKED`: decision values of the training records. */
  training: Record<string, number[]>;
}

export function foldValues(records: readonly Example[], fold: number, corpus: CorpusWords): Promise<FoldValues> {
  return kept(join(CACHE, digestOf(records), `${fold}.json`), () => compute(records, fold, corpus));
}

async function compute(records: readonly Example[], fold: number, corpus: CorpusWords): Promise<FoldValues> {
  const training = records.filter(({ site }) => foldOf(site, TABLE_FOLDS) !== fold);
  const tests = records.filter(({ site }) => foldOf(site, TABLE_FOLDS) === fold);
  const words = foldWords(corpus, training);
  const values: FoldValues = { parameters: {}, tests: {}, training: {} };
  for (const model of MODELS) {
    const learnt = learn(model, training, words);
    const parameters = await search(model, learnt, training, words);
    const classify = await trainClassifier(learnt, training, parameters);
    values.parameters[model.name] = parameters;
    values.tests[model.name] = tests.map(({ tokens }) => classify(tokens));
    if (STACKED.includes(model.name)) values.training[model.name] = await stacked(model, training, words, parameters);
  }
  return values;
}

/** Per training record the decision value of a classifier that has not seen its site. */
async function stacked(
  model: Representation,
  training: readonly Example[],
  words: FoldWords,
  parameters: Parameters,
): Promise<number[]> {
  const values: number[] = [];
  for (const fold of innerFolds) {
    const held = (site: string): boolean => innerFoldOf(site) === fold;
    const known = training.filter(({ site }) => !held(site));
    const classify = await trainClassifier(learn(model, known, words), known, parameters);
    training.forEach(({ site, tokens }, i) => held(site) && (values[i] = classify(tokens)));
  }
  return values;
}

/** Names what hangs on these texts and labels. After a change of a model the cache must be emptied. */
export function digestOf(records: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { site, event, tokens } of records) hash.update(`${site} ${event} ${tokens.join(' ')}\n`);
  return hash.digest('hex').slice(0, 16);
}
