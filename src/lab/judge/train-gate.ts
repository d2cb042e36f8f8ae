/**
 * The gate and the wording that it asks, trained on what judges choose. `npm run lab -- train gate` trains both anew for the judges of
 * the last training.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Evidence } from '../../core/classify/features';
import { gateInputs, type PageGate } from '../../core/classify/gate/page-gate';
import { TreeJudge, type RecordModel } from '../../core/classify/tree-judge';
import { openPage } from '../../core/pipeline';
import { everyCandidate, type Candidate } from '../../core/records/candidate';
import { choose } from '../../core/records/choose';
import { foldOf, labelledPages, requireData, SETS } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { FOLD_MODELS, FOLDS, MODEL_FILE } from './folds';
import { logistic } from './logistic';
import { readRows, type Row } from './rows';
import { trainWording, wordingExamples } from './train-wording';

/** Probability that a page holds records below which it is left alone: chosen out of fold, for quiet pages at no cost to the others. */
const THRESHOLD = 0.5;
const RIDGE = 2;

/** A model but for its gate. */
export type Judges = Omit<RecordModel, 'page'>;

/**
 * @param rows as `readRows` gives them
 * @param judges per fold the one that has not seen its sites, and last the one that has seen all
 * @returns gates in the same order
 */
export async function trainGates(rows: readonly Row[], judges: readonly Judges[]): Promise<PageGate[]> {
  const lexicons = loadLexiconsFromDisk();
  const pages: { inputs: number[]; label: number; fold: number }[] = [];
  let row = 0;
  for (const set of SETS) {
    for await (const { snapshot, now, site } of labelledPages(set)) {
      const fold = foldOf(site, FOLDS);
      const judge = judges[fold]!;
      const { page, candidates } = openPage(snapshot, now, lexicons, judge);
      const evidence = new Evidence(page, candidates);
      const labels = new Map<Candidate, Row['labels']>();
      for (const candidate of everyCandidate(candidates))
        if (evidence.plausible(candidate)) labels.set(candidate, rows[row++]!.labels);
      const { chosen } = choose(page.outline, candidates, new TreeJudge(judge, evidence, page.outline, candidates));
      const right = chosen.map(({ candidate, verdict }) => labels.get(candidate)![verdict.kind]);
      // Half a record is right enough: the page has one.
      const label = right.some((value) => value > 0) ? 1 : right.some(Number.isNaN) ? NaN : 0;
      if (chosen.length > 0 && !Number.isNaN(label))
        pages.push({ inputs: gateInputs(page.outline, chosen, evidence.wording), label, fold });
    }
  }
  console.error(`${pages.length} pages with records, rightly on ${pages.filter(({ label }) => label === 1).length}`);
  return Array.from({ length: FOLDS + 1 }, (_, without) => {
    const seen = pages.filter(({ fold }) => fold !== without);
    const weights = logistic(
      seen.map(({ inputs }) => inputs),
      seen.map(({ label }) => label),
      RIDGE,
    );
    return { weights, threshold: THRESHOLD };
  });
}

export async function trainGate(): Promise<void> {
  requireData();
  const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
  const judges = [...read<RecordModel[]>(FOLD_MODELS), read<RecordModel>(MODEL_FILE)];
  const rows = await readRows(judges);
  const wordings = trainWording(wordingExamples(rows), FOLDS);
  const told = judges.map((judge, fold) => ({ ...judge, wording: wordings[fold]! }));
  const gates = await trainGates(rows, told);
  const models = told.map((judge, fold): RecordModel => ({ ...judge, page: gates[fold]! }));
  writeFileSync(FOLD_MODELS, JSON.stringify(models.slice(0, FOLDS)));
  writeFileSync(MODEL_FILE, JSON.stringify(models[FOLDS]));
}
