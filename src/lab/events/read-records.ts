/** All records of the comparison, page by page. */
import { existsSync, readFileSync } from 'node:fs';
import type { RecordModel } from '../../core/classify/tree-judge';
import { japaneseTokenizer } from '../../ml/kuromoji/japanese-tokenizer';
import { foldOf, labelledPages, requireData } from '../data/sets';
import { FOLD_MODELS, FOLDS } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { packedDictionary } from '../words/dictionary';
import { recordsOf, type EventExample } from './records';

/** @throws Error where the data, its snapshots or the models of the folds are not there */
export async function readRecords(): Promise<EventExample[]> {
  requireData();
  if (!existsSync(FOLD_MODELS))
    throw new Error(`the models of the folds are not in ${FOLD_MODELS}: npm run lab -- train records`);
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const lexicons = loadLexiconsFromDisk();
  const tokenizer = japaneseTokenizer(packedDictionary());
  const seen = new Map<string, Set<string>>();
  const records: EventExample[] = [];
  for await (const page of labelledPages('events-ja')) {
    const model = models[foldOf(page.site, FOLDS)]!;
    records.push(...recordsOf(page, { lexicons, tokenizer, model, seen }));
  }
  return records;
}
