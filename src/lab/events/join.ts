/**
 * `npm run lab -- join events`: what text adds end to end, by what it weighs. Every Japanese event page is judged by the judge and the text
 * model that have not seen its site, nor any word vector that was trained on it; the records go to the bench's scorer.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextReader } from '../../core/classify/text/text-opinion';
import type { RecordModel } from '../../core/classify/tree-judge';
import { extract } from '../../core/pipeline';
import { DATA, foldOf, labelledPages } from '../data/sets';
import { FOLD_MODELS, FOLDS } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { readersOfFolds } from './fold-readers';

const SCORER = '../shared/bench/score.mjs';
const SET = 'events-ja';
const OUT = '.out/events/join';
/** 0: the judge by itself. */
const WEIGHTS = [0, 0.5, 1, 1.5, 2];

export async function joinEvents(): Promise<void> {
  if (!existsSync(SCORER)) throw new Error(`the bench's scorer is not in ${SCORER}: this command needs it`);
  const readers = await readersOfFolds();
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const lexicons = loadLexiconsFromDisk();
  mkdirSync(OUT, { recursive: true });
  console.log(
    '| weight of the text | precision | recall | F1 | F1, mean of sites | quiet pages | false records on them |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|');
  for (const weight of WEIGHTS) {
    const lines: string[] = [];
    for await (const { snapshot, now, name, site } of labelledPages(SET)) {
      const fold = foldOf(site, FOLDS);
      const text = weight > 0 ? weighing(readers[fold]!, weight) : undefined;
      const finding = extract(snapshot, { now, lexicons, model: models[fold]!, text });
      lines.push(JSON.stringify({ page: `${name}.html`, ...finding }));
    }
    const file = join(OUT, `${weight}.jsonl`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    console.log(row(weight, file));
  }
}

const weighing = ({ model, ...rest }: TextReader, weight: number): TextReader => ({
  ...rest,
  model: { head: { ...model.head, weight }, value: (tokens) => model.value(tokens) },
});

interface Summary {
  gold: number;
  precision: number | null;
  recall: number | null;
  f1: number | null;
}

function row(weight: number, file: string): string {
  const { stdout, stderr, status } = spawnSync(
    'node',
    [SCORER, join(DATA, SET, 'gold'), file, '--by', 'site', '--json'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(stderr);
  const { groups, negatives } = JSON.parse(stdout) as {
    groups: Record<string, { event: Summary }>;
    negatives: { pages: number; without_a_false_record: number; false_records: number };
  };
  const sites = Object.entries(groups).flatMap(([key, { event }]) =>
    key.startsWith('site=') && event.gold > 0 ? [event.f1 ?? 0] : [],
  );
  const { precision, recall, f1 } = groups['all']!.event;
  const percent = (share: number | null): string => (100 * (share ?? 0)).toFixed(1);
  const mean = sites.reduce((sum, one) => sum + one, 0) / sites.length;
  const quiet = `${negatives.without_a_false_record} of ${negatives.pages}`;
  return `| ${[weight, percent(precision), percent(recall), percent(f1), percent(mean), quiet, negatives.false_records].join(' | ')} |`;
}
