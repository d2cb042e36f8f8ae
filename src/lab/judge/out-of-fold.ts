/** Judges every labelled page by the models that have not seen its site: what figures are taken from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PageKindModel } from '../../core/classify/page-kind/page-kind-model';
import type { TextReader } from '../../core/classify/text/text-opinion';
import type { RecordModel } from '../../core/classify/tree-judge';
import { extract } from '../../core/pipeline';
import { foldOf, labelledPages, organisation, SETS } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { FOLD_KINDS, FOLD_MODELS, FOLDS, OUT_OF_FOLD } from './folds';

/** @param readers per fold the reader of text; without them Japanese pages, too, are judged without their words */
export async function judgeOutOfFold(readers?: readonly TextReader[]): Promise<void> {
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const kinds = existsSync(FOLD_KINDS) ? (JSON.parse(readFileSync(FOLD_KINDS, 'utf8')) as PageKindModel[]) : undefined;
  const lexicons = loadLexiconsFromDisk();
  mkdirSync(OUT_OF_FOLD, { recursive: true });
  for (const set of SETS) {
    const lines: string[] = [];
    for await (const { snapshot, now, name, site } of labelledPages(set)) {
      const fold = foldOf(site, FOLDS);
      const pageKind = kinds?.[foldOf(organisation(site), kinds.length)];
      const text = readers?.[fold];
      const finding = extract(snapshot, {
        now,
        lexicons,
        model: models[fold]!,
        ...(pageKind ? { pageKind } : {}),
        ...(text ? { text } : {}),
      });
      lines.push(JSON.stringify({ page: `${name}.html`, ...finding }));
    }
    writeFileSync(`${OUT_OF_FOLD}/${set}.jsonl`, `${lines.join('\n')}\n`);
  }
}
