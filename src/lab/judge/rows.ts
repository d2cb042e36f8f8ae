/** Every candidate of the labelled pages, and of those made of them, as a row of training. */
import type { PageModels } from '../../core/pipeline';
import { foldOf, labelledPages, SETS, type LabelledPage } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { examplesOf, type Example } from './examples';
import { FOLDS } from './folds';
import { restyledPage } from './restyled-pages';
import { readUnitNames } from './unit-names';
import { unitPage } from './unit-pages';

/** Pages that are made of one. */
const TURNS = 2;

/** What of a real one a page was made with, for training and not for measuring: units in people's place, or another markup; false: it is real. */
export type Made = false | 'units' | 'markup';

export interface Row extends Example {
  site: string;
  page: string;
  fold: number;
  made: Made;
}

/** All labelled pages, and behind them those made of them for training. */
export async function* trainingPages(): AsyncGenerator<LabelledPage & { made: Made }> {
  for (const set of SETS) for await (const page of labelledPages(set)) yield { ...page, made: false };
  const names = readUnitNames();
  for (const set of SETS) {
    for await (const page of labelledPages(set)) {
      for (let turn = 0; turn < TURNS; turn++) {
        const made = unitPage(page, names, turn);
        if (made) yield { ...made, made: 'units' };
      }
    }
  }
  for (const set of SETS) for await (const page of labelledPages(set)) yield { ...restyledPage(page), made: 'markup' };
}

/** @param rankers per fold, those that have not seen its sites */
export async function readRows(rankers: readonly PageModels[]): Promise<Row[]> {
  const lexicons = loadLexiconsFromDisk();
  const rows: Row[] = [];
  for await (const page of trainingPages()) {
    const { made, set, name } = page;
    const fold = foldOf(page.site, FOLDS);
    // A made page counts beside the pages that it was made of, not against them.
    const site = made ? `${page.site}+` : page.site;
    for (const example of examplesOf(page, lexicons, rankers[fold]!))
      rows.push({ ...example, site, page: `${set}/${name}`, fold, made });
  }
  return rows;
}
