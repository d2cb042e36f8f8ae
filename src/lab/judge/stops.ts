/**
 * Where the first layer of the judge may stop asking: a soft cascade (Bourdev and Brandt 2005), its thresholds measured on
 * candidates of sites that the trees have not seen. `npm run lab -- train stops` finds them anew for the judges of the last training.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { predict, type BoostedTrees, type Stop } from '../../core/learned/boosted-trees';
import { Evidence } from '../../core/classify/features';
import type { RecordModel } from '../../core/classify/tree-judge';
import { openPage } from '../../core/pipeline';
import { everyCandidate } from '../../core/records/candidate';
import { JUDGED_KINDS, type JudgedKind } from '../../core/records/judge';
import { foldOf, labelledPages, requireData, SETS } from '../data/sets';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { FOLD_MODELS, FOLDS, MODEL_FILE } from './folds';

/** Shares of the trees after which it is asked whether to go on. Trees of all bags take turns, so that each has its say. */
const AFTER = [1 / 16, 1 / 4];
/** Log-odds by all trees from which on a candidate has hope: of a thousand events chosen one has less. */
export const HOPE = -2;
/** Lists in parts raise members of theirs later, and headings that announce units raise units: they have hope from farther below. */
const RAISED: Partial<Record<JudgedKind, number>> = { person: 2, department: 3.5 };
/** Share of the candidates with hope that a stop may give up. */
export const LOST = 1 / 2000;

/** A candidate's evidence, and the trees of one kind that have not seen its site. */
export interface Unseen {
  features: Float64Array;
  trees: BoostedTrees;
}

/**
 * The stops for a kind; none where nothing has hope.
 * @param hope log-odds by all trees from which on a candidate has any
 */
export function stopsOf(rows: readonly Unseen[], hope = HOPE): Stop[] {
  const hopeful = rows.filter(({ features, trees }) => predict(trees, features) >= hope);
  if (hopeful.length === 0) return [];
  return AFTER.map((share) => {
    const asked = Math.floor(share * hopeful[0]!.trees.roots.length);
    const odds = Float64Array.from(hopeful, ({ features, trees }) => predict(trees, features, asked)).sort();
    return { trees: asked, below: Number(odds[Math.floor(LOST * odds.length)]!.toPrecision(5)) };
  });
}

/**
 * @param rows candidates with their folds
 * @param first per fold the first layer that has not seen its sites, per kind, and last the one that has seen all
 * @returns the same layers with the stops of their kinds
 */
export function withStops(
  rows: readonly { features: Float64Array; fold: number }[],
  first: readonly (readonly BoostedTrees[])[],
): BoostedTrees[][] {
  const stops = JUDGED_KINDS.map((kind, k) => {
    const unseen = rows.map(({ features, fold }) => ({ features, trees: first[fold]![k]! }));
    const found = stopsOf(unseen, HOPE - (RAISED[kind] ?? 0));
    console.error(`${kind}: ${found.map(({ trees, below }) => `after ${trees} trees below ${below}`).join(', ')}`);
    return found;
  });
  return first.map((kinds) => kinds.map((trees, k) => ({ ...trees, stops: stops[k]! })));
}

export async function trainStops(): Promise<void> {
  requireData();
  const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
  const models = [...read<RecordModel[]>(FOLD_MODELS), read<RecordModel>(MODEL_FILE)];
  const rows = await unseenCandidates(models);
  const first = withStops(
    rows,
    models.map((model) => JUDGED_KINDS.map((kind) => model[kind].trees)),
  );
  const stopped = models.map((model, fold): RecordModel => {
    const [event, person, department] = JUDGED_KINDS.map((kind, k) => ({ ...model[kind], trees: first[fold]![k]! }));
    return { ...model, event: event!, person: person!, department: department! };
  });
  writeFileSync(FOLD_MODELS, JSON.stringify(stopped.slice(0, FOLDS)));
  writeFileSync(MODEL_FILE, JSON.stringify(stopped[FOLDS]));
  console.error(`wrote ${MODEL_FILE}`);
}

async function unseenCandidates(models: readonly RecordModel[]): Promise<{ features: Float64Array; fold: number }[]> {
  const lexicons = loadLexiconsFromDisk();
  const rows: { features: Float64Array; fold: number }[] = [];
  for (const set of SETS) {
    for await (const { snapshot, now, site } of labelledPages(set)) {
      const fold = foldOf(site, FOLDS);
      const { page, candidates } = openPage(snapshot, now, lexicons, models[fold]!);
      const evidence = new Evidence(page, candidates);
      for (const candidate of everyCandidate(candidates))
        if (evidence.plausible(candidate)) rows.push({ features: evidence.features(candidate), fold });
    }
  }
  return rows;
}
