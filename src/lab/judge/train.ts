/**
 * `npm run lab -- train records`: trains the judge on the labelled sets. Folds go by site; every page is also judged by
 * the model that has not seen its site, and those judgements (out of fold) are what figures are taken from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { predict, type BoostedTrees } from '../../core/learned/boosted-trees';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import { Evidence } from '../../core/classify/features';
import { Opinions } from '../../core/classify/opinions';
import { firstLayer, type KindModel, type RecordModel } from '../../core/classify/tree-judge';
import { openPage, type PageModels } from '../../core/pipeline';
import { everyCandidate } from '../../core/records/candidate';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { foldOf, requireData } from '../data/sets';
import { binned, boost, DEFAULTS, type Binned, type BoostOptions } from './boost';
import { FOLD_MODELS, FOLDS, MODEL_FILE, OUT_OF_FOLD } from './folds';
import { judgeOutOfFold } from './out-of-fold';
import { readRows, trainingPages, type Row } from './rows';
import { withStops } from './stops';
import { trainGates, type Judges } from './train-gate';
import { trainNames } from './train-names';
import { MADE_WEIGHT, trainWording, wordingExamples } from './train-wording';
import { trainRegions } from '../regions/train';

/**
 * Probability from which on a candidate counts, chosen out of fold. Lower than one half: pages without records are kept
 * quiet by the gate, and on the others the choice is between records, not between record and nothing.
 */
const THRESHOLD: Record<JudgedKind, number> = { event: 0.4, person: 0.45, department: 0.4 };

/** What the second layer sees are few numbers that mean the same on every site. */
const SECOND_OPTIONS: BoostOptions = { ...DEFAULTS, trees: 50, depth: 3, rate: 0.06, features: 0.5 };

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
  return Float64Array.from(rows, (row) =>
    known(row) ? ((row.made ? MADE_WEIGHT : 1) * 25) / Math.max(25, count.get(row.site)!) ** 0.6 : 0,
  );
}

/** The first layers, per fold the one that has not seen its sites, and last the one that has seen all; each per kind. */
function trainFirst(rows: readonly Row[]): BoostedTrees[][] {
  const data = binned(rows.map(({ features }) => features));
  return Array.from({ length: FOLDS + 1 }, (_, without) => {
    const trees = JUDGED_KINDS.map((kind) => trainKind(rows, data, kind, without, DEFAULTS));
    console.error(`first layer ${without + 1} of ${FOLDS + 1}`);
    return trees;
  });
}

function trainKind(
  rows: readonly Row[],
  data: Binned,
  kind: JudgedKind,
  without: number,
  options: BoostOptions,
): BoostedTrees {
  const weights = weigh(rows, kind);
  rows.forEach((row, i) => row.fold === without && (weights[i] = 0));
  const labels = Float64Array.from(rows, (row) => row.labels[kind] || 0);
  return boost(data, labels, weights, numberSites(rows), options);
}

/**
 * The rows with what the second layer sees in place of the first layer's evidence, per kind, but for those that the first
 * gave up. Every page is seen through the first layer that has not seen its site, as pages will be.
 */
async function stackRows(
  rows: readonly Row[],
  rankers: readonly Required<PageModels>[],
  first: readonly BoostedTrees[][],
): Promise<Row[][]> {
  const lexicons = loadLexiconsFromDisk();
  const out: Row[][] = JUDGED_KINDS.map(() => []);
  let next = 0;
  for await (const { snapshot, now, site } of trainingPages()) {
    const fold = foldOf(site, FOLDS);
    const { page, candidates } = openPage(snapshot, now, lexicons, rankers[fold]!);
    const evidence = new Evidence(page, candidates);
    const opinions = new Opinions(page.outline, candidates, evidence, firstLayer(first[fold]!, evidence));
    for (const candidate of everyCandidate(candidates)) {
      if (!evidence.plausible(candidate)) continue;
      const row = rows[next++]!;
      out.forEach((of, k) => {
        if (opinions.has(candidate, k)) of.push({ ...row, features: opinions.features(candidate, k) });
      });
    }
  }
  if (next !== rows.length) throw new Error('the two layers were not shown the same candidates');
  return out;
}

/** The second layers, per fold and last over all, as `trainFirst`. */
function trainSecond(stacked: readonly Row[][]): BoostedTrees[][] {
  const data = stacked.map((rows) => binned(rows.map(({ features }) => features)));
  return Array.from({ length: FOLDS + 1 }, (_, without) =>
    JUDGED_KINDS.map((kind, k) => trainKind(stacked[k]!, data[k]!, kind, without, SECOND_OPTIONS)),
  );
}

export async function train(): Promise<void> {
  requireData();
  const names = await trainNames();
  const regions = await trainRegions();
  const rows = await readRows(names.map((eventName, fold) => ({ eventName, region: regions[fold]! })));
  console.error(`${rows.length} candidates of ${new Set(rows.map(({ page }) => page)).size} pages`);
  const wordings = trainWording(wordingExamples(rows), FOLDS);
  const rankers = names.map((eventName, fold) => ({ eventName, region: regions[fold]!, wording: wordings[fold]! }));
  const whole = trainFirst(rows);
  const first = withStops(
    rows.filter(({ made }) => !made),
    whole,
  );
  const stacked = await stackRows(rows, rankers, first);
  const second = trainSecond(stacked);
  const scales = JUDGED_KINDS.map((kind, k) =>
    calibrate(
      stacked[k]!,
      second.map((fold) => fold[k]!),
      kind,
    ),
  );
  const judges = rankers.map((ranker, fold): Judges => {
    const [event, person, department] = JUDGED_KINDS.map((kind, k): KindModel => ({
      trees: first[fold]![k]!,
      stacked: second[fold]![k]!,
      ...scales[k]!,
      threshold: THRESHOLD[kind],
    }));
    return { event: event!, person: person!, department: department!, ...ranker };
  });
  const gates = await trainGates(rows, judges);
  const models = judges.map((judge, fold): RecordModel => ({ ...judge, page: gates[fold]! }));
  mkdirSync(OUT_OF_FOLD, { recursive: true });
  writeFileSync(FOLD_MODELS, JSON.stringify(models.slice(0, FOLDS)));
  await judgeOutOfFold();
  mkdirSync('models/record-judge', { recursive: true });
  writeFileSync(MODEL_FILE, JSON.stringify(models[FOLDS]));
  console.error(`wrote ${MODEL_FILE}`);
}

/** Platt's scaling on the out-of-fold log-odds, one for all folds. */
function calibrate(
  rows: readonly Row[],
  folds: readonly BoostedTrees[],
  kind: JudgedKind,
): Pick<KindModel, 'slope' | 'shift'> {
  const known = rows.filter((row) => !row.made && !Number.isNaN(row.labels[kind]));
  const x = known.map((row) => predict(folds[row.fold]!, row.features));
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
  console.error(`${kind}: slope ${round(slope)}, shift ${round(shift)}`);
  return { slope: round(slope), shift: round(shift) };
}
