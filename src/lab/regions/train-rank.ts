/**
 * `npm run lab -- train regions`: how regions are ranked for `extract --regions`, learned from the pages that the judge was
 * trained on, each seen through the judge that has not seen its site; after `train records`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import type { RecordModel } from '../../core/classify/tree-judge';
import { textOf } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { plain, recordF1, requireTestbed, testbedPages, TESTBEDS } from '../bench/testbeds';
import { foldOf, labelledPages, requireData, SETS } from '../data/sets';
import { binned, boost, DEFAULTS, type BoostOptions } from '../judge/boost';
import { FOLD_MODELS, FOLDS } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { atomicF1 } from './atomic';
import { offersOn } from './offers';
import { siteOfTestbed } from './train';

export const RANK_MODEL = 'models/region-rank/model.json';
export const RANK_FOLDS = '.out/regions/rank-folds.json';

const OPTIONS: BoostOptions = { ...DEFAULTS, trees: 80, depth: 3, rate: 0.08, features: 0.5, bags: 6 };

interface Row {
  evidence: Float64Array;
  label: number;
  site: string;
}

export async function trainRank(): Promise<void> {
  requireData();
  if (!existsSync(FOLD_MODELS)) throw new Error(`${FOLD_MODELS} is missing: npm run lab -- train records comes first`);
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const lexicons = loadLexiconsFromDisk();
  const rows: Row[] = [];
  const read = (
    snapshot: PageSnapshot,
    now: string,
    site: string,
    score: (texts: readonly string[]) => number,
  ): void => {
    const { outline, offers } = offersOn(snapshot, { now, lexicons, model: models[foldOf(site, FOLDS)]! });
    for (const { members, evidence } of offers)
      rows.push({
        evidence,
        label: score(members.map(({ from, to }) => plain(textOf(outline, from, to))).filter(Boolean)),
        site,
      });
  };
  for (const testbed of TESTBEDS) {
    requireTestbed(testbed);
    for await (const { name, snapshot, gold } of testbedPages(testbed)) {
      if (gold) read(snapshot, '2026-01-01', siteOfTestbed(name), (texts) => recordF1(texts, gold));
    }
  }
  for (const set of SETS) {
    for await (const { snapshot, now, gold, site } of labelledPages(set)) {
      const names = gold.records.map((record) => plain(record.name ?? '')).filter((one) => one.length >= 4);
      if (gold.complete && new Set(names).size >= 3) read(snapshot, now, site, (texts) => atomicF1(texts, names));
    }
  }
  console.error(`${rows.length} regions of ${new Set(rows.map(({ site }) => site)).size} sites`);
  const folds = Array.from({ length: FOLDS + 1 }, (_, without) => trainWithout(rows, without));
  mkdirSync('.out/regions', { recursive: true });
  writeFileSync(RANK_FOLDS, JSON.stringify(folds.slice(0, FOLDS)));
  mkdirSync('models/region-rank', { recursive: true });
  writeFileSync(RANK_MODEL, JSON.stringify(folds[FOLDS]));
  console.error(`wrote ${RANK_MODEL}`);
}

function trainWithout(rows: readonly Row[], without: number): BoostedTrees {
  const count = new Map<string, number>();
  for (const { site } of rows) count.set(site, (count.get(site) ?? 0) + 1);
  const sites = [...count.keys()];
  const groups = Int32Array.from(rows, ({ site }) => sites.indexOf(site));
  const weights = Float64Array.from(rows, ({ site }) =>
    foldOf(site, FOLDS) === without ? 0 : 10 / Math.max(10, count.get(site)!) ** 0.7,
  );
  const data = binned(rows.map(({ evidence }) => evidence));
  const labels = Float64Array.from(rows, ({ label }) => label);
  return boost(data, labels, weights, groups, OPTIONS);
}
