/**
 * The objective by which groups of siblings are told to be records or not, learned from
 * testbeds with gold boundaries and from the labelled sets' lists. Folds go by site.
 */
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import { textOf } from '../../core/page/outline';
import { openPage } from '../../core/pipeline';
import { RegionEvidence } from '../../core/records/region-evidence';
import { everyCandidate } from '../../core/records/candidate';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { requireTestbed, testbedPages, plain, recordF1, TESTBEDS } from '../bench/testbeds';
import { foldOf, labelledPages, organisationOf, requireData, SETS } from '../data/sets';
import { atomicF1 } from './atomic';
import { FOLDS } from '../judge/folds';
import { binned, boost, DEFAULTS, type BoostOptions } from '../judge/boost';
import type { PageSnapshot } from '../../core/page/snapshot';

const OPTIONS: BoostOptions = { ...DEFAULTS, trees: 120, depth: 4, rate: 0.1, leastHessian: 2 };

interface Row {
  features: Float64Array;
  label: number;
  site: string;
}

/** The site of a testbed's page: a name before the first "__" and behind it, or the page itself where each is of its own site. */
export const siteOfTestbed = (name: string): string => {
  const [, site] = name.split('__');
  return site ? organisationOf(`https://${site}/`, name) : name;
};

function rowsOf(
  snapshot: PageSnapshot,
  now: string,
  score: (texts: readonly string[]) => number,
  site: string,
  lexicons: ReturnType<typeof loadLexiconsFromDisk>,
): Row[] {
  const { page: opened, candidates } = openPage(snapshot, now, lexicons, undefined);
  const { outline, facts } = opened;
  const groups = [...new Set([...everyCandidate(candidates)].map(({ group }) => group))].filter(
    (group) => group.length > 1,
  );
  const evidence = new RegionEvidence(outline, facts, groups);
  return groups.map((group) => ({
    features: evidence.features(group),
    label: score(group.map(({ from, to }) => plain(textOf(outline, from, to))).filter(Boolean)),
    site,
  }));
}

/** Per fold the judge of regions that has not seen its sites, and last the one that has seen all. */
export async function trainRegions(): Promise<BoostedTrees[]> {
  requireData();
  const lexicons = loadLexiconsFromDisk();
  const rows: Row[] = [];
  for (const testbed of TESTBEDS) {
    requireTestbed(testbed);
    for await (const { name, snapshot, gold } of testbedPages(testbed)) {
      if (!gold) continue;
      rows.push(...rowsOf(snapshot, '2026-01-01', (texts) => recordF1(texts, gold), siteOfTestbed(name), lexicons));
    }
    console.error(`${testbed}: ${rows.length} groups`);
  }
  for (const set of SETS) {
    for await (const { snapshot, now, gold, site } of labelledPages(set)) {
      if (!gold.complete) continue;
      const names = gold.records.map((record) => plain(record.name ?? '')).filter((one) => one.length >= 4);
      if (set !== 'quiet' && new Set(names).size < 3) continue;
      rows.push(...rowsOf(snapshot, now, (texts) => (names.length > 0 ? atomicF1(texts, names) : 0), site, lexicons));
    }
    console.error(`${set}: ${rows.length} groups`);
  }
  const data = binned(rows.map(({ features }) => features));
  const labels = Float64Array.from(rows, ({ label }) => label);
  const numbers = new Map<string, number>();
  const groups = Int32Array.from(rows, ({ site }) => {
    if (!numbers.has(site)) numbers.set(site, numbers.size);
    return numbers.get(site)!;
  });
  const count = new Map<string, number>();
  for (const { site } of rows) count.set(site, (count.get(site) ?? 0) + 1);
  return Array.from({ length: FOLDS + 1 }, (_, without): BoostedTrees => {
    const weights = Float64Array.from(rows, ({ site }) =>
      foldOf(site, FOLDS) === without ? 0 : 25 / Math.max(25, count.get(site)!) ** 0.6,
    );
    return boost(data, labels, weights, groups, OPTIONS);
  });
}
