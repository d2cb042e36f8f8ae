/** Judges every labelled page by the model that has not seen its site: what figures are taken from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PageKindModel } from '../../core/classify/page-kind-model';
import type { RecordModel } from '../../core/classify/tree-judge';
import { extract } from '../../core/pipeline';
import { foldOf, labelledPages, organisation, SETS } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';

export const FOLDS = 5;
export const OUT_OF_FOLD = '.out/out-of-fold';
/** The models of the folds, kept beside what they judged, so that a change of fields is measured without training. */
export const FOLD_MODELS = `${OUT_OF_FOLD}/models.json`;

/** The models of page kinds, each without the sites of a fold of its own; they are trained on what the judges found. */
export const FOLD_KINDS = `${OUT_OF_FOLD}/page-kinds.json`;

export async function judgeOutOfFold(): Promise<void> {
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const kinds = existsSync(FOLD_KINDS) ? (JSON.parse(readFileSync(FOLD_KINDS, 'utf8')) as PageKindModel[]) : undefined;
  const lexicons = loadLexiconsFromDisk();
  mkdirSync(OUT_OF_FOLD, { recursive: true });
  for (const set of SETS) {
    const lines: string[] = [];
    for await (const { snapshot, now, name, site } of labelledPages(set)) {
      const pageKind = kinds?.[foldOf(organisation(site), kinds.length)];
      const finding = extract(snapshot, {
        now,
        lexicons,
        model: models[foldOf(site, FOLDS)]!,
        ...(pageKind ? { pageKind } : {}),
      });
      lines.push(JSON.stringify({ page: `${name}.html`, ...finding }));
    }
    writeFileSync(`${OUT_OF_FOLD}/${set}.jsonl`, `${lines.join('\n')}\n`);
  }
}
