/**
 * The ranker of event names: first what n-grams say of a text as a name, then trees that ask them among other evidence. Folds go by
 * site; a site's names are seen through the n-grams that have not seen it. `npm run lab -- train names` trains it by itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { nameEvidence, wordsBefore, wordsOfName } from '../../core/fields/name/name-evidence';
import type { NameWording } from '../../core/fields/name/name-model';
import { nameColumns } from '../../core/fields/name/name-ranker';
import type { NameModel } from '../../core/fields/name/name-model';
import type { Columns } from '../../core/fields/name/columns';
import type { RecordModel } from '../../core/classify/tree-judge';
import type { Candidate } from '../../core/records/candidate';
import { foldOf, labelledPages, requireData, SETS, type LabelledPage } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { binned, boost, DEFAULTS } from './boost';
import { FOLD_MODELS, FOLDS, MODEL_FILE } from './folds';
import { nameExamplesOf } from './name-examples';
import { trainNGrams, type NGramExample } from './train-wording';

/** Shallower trees and more bags: there are fewer examples of names, from fewer sites. */
const OPTIONS = { ...DEFAULTS, trees: 150, bags: 10, depth: 3, rate: 0.1, features: 0.3, sites: 0.35, leastHessian: 1 };

interface TextExample extends NGramExample {
  text: string;
  before: string;
}

/** Rankers, per fold the one that has not seen its sites, and last the one that has seen all. */
export async function trainNames(): Promise<NameModel[]> {
  const wordings = await trainNameWording();
  const lexicons = loadLexiconsFromDisk();
  const rows: { features: Float64Array; label: number; record: number; site: string; fold: number }[] = [];
  let records = 0;
  for await (const labelled of eventPages()) {
    const read = nameExamplesOf(labelled, lexicons);
    const { site } = labelled;
    const fold = foldOf(site, FOLDS);
    const wording = wordings[fold]!;
    const columns = new Map<Candidate[], Columns>();
    for (const { record, rivals, chances } of read?.examples ?? []) {
      const { group } = record;
      const own = columns.get(group) ?? nameColumns(read!.page, group, wording);
      columns.set(group, own);
      nameEvidence(read!.page, record, rivals, own, group.length, wording).forEach((features, i) =>
        rows.push({ features, label: chances[i]!, record: records, site, fold }),
      );
      records++;
    }
  }
  console.error(`${rows.length} candidates for names of ${records} events`);
  const weigh = weightOfSite(rows);
  const numbers = new Map<string, number>();
  for (const { site } of rows) if (!numbers.has(site)) numbers.set(site, numbers.size);
  const data = binned(rows.map(({ features }) => features));
  const labels = Float64Array.from(rows, ({ label }) => label);
  const sites = Int32Array.from(rows, ({ site }) => numbers.get(site)!);
  const queries = Int32Array.from(rows, ({ record }) => record);
  return wordings.map((wording, without) => {
    const weights = Float64Array.from(rows, ({ site, fold }) => (fold === without ? 0 : weigh(site)));
    return { trees: boost(data, labels, weights, sites, OPTIONS, queries), wording };
  });
}

/** What n-grams of the candidates, and of what stands before them, say; in the order of `trainNames`. */
async function trainNameWording(): Promise<NameWording[]> {
  const lexicons = loadLexiconsFromDisk();
  const examples: TextExample[] = [];
  for await (const labelled of eventPages()) {
    const read = nameExamplesOf(labelled, lexicons);
    const { site } = labelled;
    for (const { record, rivals, chances } of read?.examples ?? []) {
      const most = Math.max(...chances);
      rivals.forEach((rival, i) => {
        // What would pass for the name, but less well than another, is neither.
        const label = chances[i] === 0 ? 0 : chances[i]! >= ALMOST * most ? 1 : NaN;
        const [text, before] = [wordsOfName(rival), wordsBefore(read!.page, record, rival)];
        examples.push({ site, fold: foldOf(site, FOLDS), made: false, labels: [label], weight: 0, text, before });
      });
    }
  }
  const weigh = weightOfSite(examples);
  for (const example of examples) example.weight = weigh(example.site);
  const before = trainNGrams(examples, (example) => [example.before], FOLDS);
  return trainNGrams(examples, ({ text }) => [text], FOLDS).map((text, i) => ({ text, before: before[i]! }));
}

const ALMOST = 0.99;

async function* eventPages(): AsyncGenerator<LabelledPage> {
  for (const set of SETS) yield* labelledPages(set);
}

/** What a row of a site weighs: one with many shall not outvote the rest. */
function weightOfSite(rows: readonly { site: string }[]): (site: string) => number {
  const count = new Map<string, number>();
  for (const { site } of rows) count.set(site, (count.get(site) ?? 0) + 1);
  return (site) => 25 / Math.max(25, count.get(site)!) ** 0.6;
}

/** `npm run lab -- train names`: puts new rankers of names into the models of the last training; nothing else of theirs asks them. */
export async function trainNamesAlone(): Promise<void> {
  requireData();
  const names = await trainNames();
  const folds = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const renewed = folds.map((model, fold): RecordModel => ({ ...model, eventName: names[fold]! }));
  writeFileSync(FOLD_MODELS, JSON.stringify(renewed));
  const shipped = JSON.parse(readFileSync(MODEL_FILE, 'utf8')) as RecordModel;
  writeFileSync(MODEL_FILE, JSON.stringify({ ...shipped, eventName: names[FOLDS]! }));
  console.error(`wrote ${MODEL_FILE}`);
}
