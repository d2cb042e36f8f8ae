/** Judges every labelled page by the model that has not seen its site: what figures are taken from. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RecordModel } from '../../core/classify/tree-judge';
import { extract } from '../../core/pipeline';
import { foldOf, labelledPages, SETS } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';

export const FOLDS = 5;
export const OUT_OF_FOLD = '.out/out-of-fold';
/** The models of the folds, kept beside what they judged, so that a change of fields is measured without training. */
export const FOLD_MODELS = `${OUT_OF_FOLD}/models.json`;

export async function judgeOutOfFold(): Promise<void> {
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const lexicons = loadLexiconsFromDisk();
  mkdirSync(OUT_OF_FOLD, { recursive: true });
  for (const set of SETS) {
    const lines: string[] = [];
    for await (const { snapshot, now, name, site } of labelledPages(set)) {
      const finding = extract(snapshot, { now, lexicons, model: models[foldOf(site, FOLDS)]! });
      lines.push(JSON.stringify({ page: `${name}.html`, ...finding }));
    }
    writeFileSync(`${OUT_OF_FOLD}/${set}.jsonl`, `${lines.join('\n')}\n`);
  }
}
