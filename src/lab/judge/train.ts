/**
 * `npm run lab -- train records`: trains the judge on the labelled sets. Folds go by site; every page is also judged by
 * the model that has not seen its site, and those judgements (out of fold) are what figures are taken from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { predict, type BoostedTrees } from '../../core/classify/boosted-trees';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import type { KindModel, RecordModel } from '../../core/classify/tree-judge';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { foldOf, labelledPages, requireData, SETS } from '../data/sets';
import { binned, boost, DEFAULTS, type Binned } from './boost';
import { FOLD_MODELS, FOLDS, judgeOutOfFold, OUT_OF_FOLD } from './out-of-fold';
import { examplesOf } from './examples';
import { nameExamplesOf } from './name-examples';

export const MODEL_FILE = 'models/record-judge/model.json';

/**
 * Probability from which on a candidate counts, chosen out of fold. Lower than one half: pages on which nothing is sure are
 * silent anyway (`SURE` in the pipeline), and on the others the choice is between records, not between record and nothing.
 */
const THRESHOLD: Record<JudgedKind, number> = { event: 0.4, person: 0.4, department: 0.25 };

/** Shallower trees, more of them: there are fewer examples of names, from fewer sites. */
const NAME_OPTIONS = { ...DEFAULTS, trees: 220, depth: 3, rate: 0.08, features: 0.4, sites: 0.35 };

interface Row {
  features: Float64Array;
  labels: Record<JudgedKind, number>;
  site: string;
  page: string;
  fold: number;
}

/** The ranker of event names, per fold the one that has not seen its sites, and last the one that has seen all. */
async function trainNames(): Promise<BoostedTrees[]> {
  const lexicons = loadLexiconsFromDisk();
  const rows: { features: Float64Array; label: number; site: string; fold: number }[] = [];
  for (const set of SETS) {
    for await (const page of labelledPages(set)) {
      const fold = foldOf(page.site, FOLDS);
      for (const example of nameExamplesOf(page, lexicons)) rows.push({ ...example, site: page.site, fold });
    }
  }
  const count = new Map<string, number>();
  for (const { site } of rows) count.set(site, (count.get(site) ?? 0) + 1);
  const data = binned(rows.map(({ features }) => features));
  const labels = Float64Array.from(rows, ({ label }) => label);
  const groups = numberSites(rows);
  console.error(`${rows.length} candidates for names of events`);
  return Array.from({ length: FOLDS + 1 }, (_, without) => {
    const weights = Float64Array.from(rows, ({ site, fold }) =>
      fold === without ? 0 : 25 / Math.max(25, count.get(site)!) ** 0.6,
    );
    return boost(data, labels, weights, groups, NAME_OPTIONS);
  });
}

async function readRows(names: readonly BoostedTrees[]): Promise<Row[]> {
  const lexicons = loadLexiconsFromDisk();
  const rows: Row[] = [];
  for (const set of SETS) {
    let pages = 0;
    const before = rows.length;
    for await (const page of labelledPages(set)) {
      pages++;
      const fold = foldOf(page.site, FOLDS);
      for (const example of examplesOf(page, lexicons, names[fold]!)) {
        rows.push({ ...example, site: page.site, page: `${set}/${page.name}`, fold });
      }
    }
    console.error(`${set}: ${pages} pages, ${rows.length - before} candidates`);
  }
  return rows;
}

/** The number of each row's site. */
function numberSites(rows: readonly { site: string }[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(rows, ({ site }) => {
    if (!numbers.has(site)) numbers.set(site, numbers.size);
    return numbers.get(site)!;
  });
}

/** A page with thousands of candidates, or a site with many pages, shall not outvote the rest. */
function weigh(rows: readonly Row[], kind: JudgedKind): Float64Array {
  const count = new Map<string, number>();
  const known = (row: Row): boolean => !Number.isNaN(row.labels[kind]);
  for (const row of rows) if (known(row)) count.set(row.site, (count.get(row.site) ?? 0) + 1);
  return Float64Array.from(rows, (row) => (known(row) ? 25 / Math.max(25, count.get(row.site)!) ** 0.6 : 0));
}

function trainKind(rows: readonly Row[], data: Binned, kind: JudgedKind, without: number | undefined): KindModel {
  const weights = weigh(rows, kind);
  if (without !== undefined) rows.forEach((row, i) => row.fold === without && (weights[i] = 0));
  const labels = Float64Array.from(rows, (row) => row.labels[kind] || 0);
  const trees = boost(data, labels, weights, numberSites(rows), DEFAULTS);
  return { trees, slope: 1, shift: 0, threshold: THRESHOLD[kind] };
}

export async function train(): Promise<void> {
  requireData();
  const names = await trainNames();
  const rows = await readRows(names);
  console.error(`${rows.length} candidates of ${new Set(rows.map(({ page }) => page)).size} pages`);
  const data = binned(rows.map(({ features }) => features));
  const models: RecordModel[] = [];
  for (let fold = 0; fold < FOLDS; fold++) models.push(trainAll(rows, data, names[fold]!, fold));
  for (const kind of JUDGED_KINDS) calibrate(rows, models, kind);
  mkdirSync(OUT_OF_FOLD, { recursive: true });
  writeFileSync(FOLD_MODELS, JSON.stringify(models));
  await judgeOutOfFold();
  const final = trainAll(rows, data, names[FOLDS]!, undefined);
  for (const kind of JUDGED_KINDS) {
    const { slope, shift, threshold } = models[0]![kind];
    final[kind] = { ...final[kind], slope, shift, threshold };
  }
  mkdirSync('models/record-judge', { recursive: true });
  writeFileSync(MODEL_FILE, JSON.stringify(final));
  console.error(`wrote ${MODEL_FILE}`);
}

function trainAll(
  rows: readonly Row[],
  data: Binned,
  eventName: BoostedTrees,
  without: number | undefined,
): RecordModel {
  const [event, person, department] = JUDGED_KINDS.map((kind) => trainKind(rows, data, kind, without));
  console.error(without === undefined ? 'trained on all folds' : `trained without fold ${without}`);
  return { event: event!, person: person!, department: department!, eventName };
}

/** Platt's scaling on the out-of-fold log-odds, one for all folds. */
function calibrate(rows: readonly Row[], models: readonly RecordModel[], kind: JudgedKind): void {
  const known = rows.filter((row) => !Number.isNaN(row.labels[kind]));
  const x = known.map((row) => predict(models[row.fold]![kind].trees, row.features));
  const y = known.map((row) => row.labels[kind]);
  let [slope, shift] = [1, 0];
  for (let step = 0; step < 60; step++) {
    let [gs, gb, hss, hsb, hbb] = [0, 0, 1e-6, 0, 1e-6];
    for (let i = 0; i < x.length; i++) {
      const p = 1 / (1 + Math.exp(-(slope * x[i]! + shift)));
      const d = y[i]! - p;
      const h = p * (1 - p);
      gs += d * x[i]!;
      gb += d;
      hss += h * x[i]! ** 2;
      hsb += h * x[i]!;
      hbb += h;
    }
    const det = hss * hbb - hsb ** 2;
    slope += (hbb * gs - hsb * gb) / det;
    shift += (hss * gb - hsb * gs) / det;
  }
  const round = (n: number): number => Number(n.toPrecision(4));
  for (const model of models) Object.assign(model[kind], { slope: round(slope), shift: round(shift) });
  console.error(`${kind}: slope ${round(slope)}, shift ${round(shift)}`);
}
