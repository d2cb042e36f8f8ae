/**
 * `npm run bench:records`: record boundaries of every method on the stored snapshots of the labelled sets, in one run.
 * It needs the shared data beside the project (../shared) and the snapshots; without them, it says so and stops.
 *
 *   npm run bench:records                             all sets, all methods; then the same pages by structure
 *   npm run bench:records -- people fadwa2017         some sets; the testbeds fadwa2017 and nexteval_synthetic by name only
 *   npm run bench:records -- --methods mdr,depta      some methods
 *   npm run bench:records -- fadwa2017 --verbatim     takes gold by the letter, with what the page shows nowhere (testbeds.ts)
 *   npm run bench:records -- events-en --grid vips    VIPS by its two fitted parameters (on a set that is not compared)
 *   npm run bench:records -- --grid similarity        WEB-UIE and DEPTA by their threshold (WEB-UIE's figure 10), with a plot
 *
 * A record is atomic if its text holds one labelled name and no other. Per page F1 of atomic records, then the mean over pages:
 * `first` for a method's own first region, `best` for its best one, `all` for all its regions together. On the testbeds a record is
 * right by its gold boundaries (testbeds.ts); `list` is the first region as one of a page's gold lists. Ours judges every page by the
 * models that have not seen its site.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import type { RecordModel } from '../../core/classify/tree-judge';
import { outlineOf, type Outline } from '../../core/page/outline';
import { BASELINES } from '../baselines';
import { recordText, type Baseline, type Region } from '../baselines/baseline';
import { depta } from '../baselines/depta';
import { oursOn } from '../baselines/ours';
import { vips } from '../baselines/vips';
import { webUie } from '../baselines/web-uie';
import { DATA, foldOf, labelledPages, SETS, SNAPSHOTS, type LabelledPage, type SetName } from '../data/sets';
import { siteOfTestbed } from '../regions/train';
import { RANK_FOLDS } from '../regions/train-rank';
import { FOLD_MODELS, FOLDS } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { ATOMIC, scoreAtomic, type Score } from './atomic';
import { printByStructure } from './by-structure';
import { linePlot } from './svg-plot';
import { requireTestbed, scoreTestbed, testbedPages, TESTBEDS, type Testbed } from './testbeds';

const OUT = '.out/bench-records';
const RESULTS = 'docs/results';
const COMPARED: readonly SetName[] = ['events-ja', 'events-world', 'people', 'departments'];

/** A page of a labelled set, or of a testbed (then without site and day). */
type BenchPage = Pick<LabelledPage, 'name' | 'snapshot'> & Partial<Pick<LabelledPage, 'site' | 'now'>>;

interface Method {
  name: string;
  /** Regions, and the page whose lines they count. */
  find: (page: BenchPage) => { outline: Outline; regions: Region[] };
}

/** Ours, by the model that has not seen the page's site. */
function ours(): Method {
  for (const [file, command] of [
    [FOLD_MODELS, 'train records'],
    [RANK_FOLDS, 'train regions'],
  ] as const)
    if (!existsSync(file)) throw new Error(`the models of the folds are not in ${file}: npm run lab -- ${command}`);
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const ranks = JSON.parse(readFileSync(RANK_FOLDS, 'utf8')) as BoostedTrees[];
  const lexicons = loadLexiconsFromDisk();
  return {
    name: 'ours',
    find: ({ snapshot, now = '2026-01-01', site, name }) => {
      const fold = foldOf(site ?? siteOfTestbed(name), FOLDS);
      return oursOn(snapshot, { now, lexicons, model: models[fold]!, rank: ranks[fold]! });
    },
  };
}

const THRESHOLDS = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

const GRIDS: Record<string, () => Baseline[]> = {
  vips: () =>
    [0.003, 0.01, 0.03, 0.1].flatMap((small) =>
      [6, 7, 8, 9, 10].map((pdoc) => vips({ pdoc, small }, `vips-${pdoc}-${small}`)),
    ),
  similarity: () => THRESHOLDS.flatMap((least) => [webUie(least, `web-uie-${least}`), depta(least, `depta-${least}`)]),
};

/** The rivals as the papers set them, or by a grid of their parameters. */
function rivals(grid: string | undefined): Method[] {
  const baselines = grid ? GRIDS[grid]?.() : BASELINES;
  if (!baselines) throw new Error(`no such grid: ${grid} (there are: ${Object.keys(GRIDS).join(' ')})`);
  return baselines.map(({ name, find }) => ({
    name,
    find: ({ snapshot }) => ({ outline: outlineOf(snapshot), regions: find(snapshot) }),
  }));
}

/** F1 against the similarity from which on trees are alike, the sets' mean. */
async function plotThresholds(sets: readonly (SetName | Testbed)[]): Promise<void> {
  const scores = new Map<string, Score[]>();
  for (const name of ['web-uie', 'depta'])
    for (const least of THRESHOLDS)
      scores.set(`${name}-${least}`, await Promise.all(sets.map((set) => score(`${name}-${least}`, set, false))));
  const mean = (method: string, of: 'first' | 'best'): number =>
    scores.get(method)!.reduce((sum, one) => sum + Number(one[of]), 0) / sets.length;
  const series = ['web-uie', 'depta'].flatMap((name) =>
    (['first', 'best'] as const).map((of) => ({
      name: `${name}, ${of} region`,
      points: THRESHOLDS.map((least): [number, number] => [least, mean(`${name}-${least}`, of)]),
    })),
  );
  const title = `F1 of atomic records, mean of ${sets.join(', ')}`;
  const x = { label: 'least similarity', ticks: THRESHOLDS };
  const y = { label: 'F1', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'f1-by-similarity.svg'), linePlot(title, x, y, series));
}

/** Runs all methods on every page of a set, one page after the other, and writes a line per page and method. */
async function runSet(set: SetName | Testbed, methods: readonly Method[]): Promise<void> {
  const lines = new Map(methods.map(({ name }) => [name, [] as string[]]));
  const pages: AsyncIterable<BenchPage> = isTestbed(set) ? testbedPages(set) : labelledPages(set);
  for await (const page of pages) {
    for (const { name, find } of methods) {
      const began = performance.now();
      const { outline, regions } = find(page);
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const texts = regions.map(({ path, records }) => ({
        path,
        records: records.map((record) => ({ text: recordText(outline, record) })),
      }));
      lines.get(name)!.push(JSON.stringify({ page: `${page.name}.html`, regions: texts, ms }));
    }
  }
  for (const [name, of] of lines) {
    mkdirSync(join(OUT, name), { recursive: true });
    writeFileSync(fileOf(name, set), `${of.join('\n')}\n`);
  }
}

const isTestbed = (set: string): set is Testbed => (TESTBEDS as readonly string[]).includes(set);

const fileOf = (method: string, set: SetName | Testbed): string => join(OUT, method, `${set}.jsonl`);

async function score(method: string, set: SetName | Testbed, verbatim: boolean): Promise<Score> {
  if (isTestbed(set)) {
    const { pages, first, best, all, list, ms } = await scoreTestbed(set, fileOf(method, set), verbatim);
    const [f, b, a, l] = [first, best, all, list].map((value) => value.toFixed(3));
    return {
      pages: String(pages),
      first: f!,
      best: b!,
      all: a!,
      list: l!,
      median: String(ms[ms.length >> 1] ?? '-'),
      worst: String(ms.at(-1) ?? '-'),
    };
  }
  return scoreAtomic(join(DATA, set), fileOf(method, set));
}

async function print(
  methods: readonly Method[],
  sets: readonly (SetName | Testbed)[],
  verbatim: boolean,
): Promise<void> {
  const width = Math.max(12, ...methods.map(({ name }) => name.length)) + 2;
  for (const set of sets) {
    const scores = await Promise.all(methods.map(({ name }) => score(name, set, verbatim)));
    console.log(
      `\n${`${set} (${scores[0]?.pages ?? 0} pages)`.padEnd(width + 12)}first   best    all   ms median    worst${scores[0]?.list ? '     list' : ''}`,
    );
    methods.forEach(({ name }, i) => {
      const { first, best, all, median, worst, list = '' } = scores[i]!;
      console.log(
        `${''.padEnd(12)}${name.padEnd(width)}${first}  ${best}  ${all}${median.padStart(12)}${worst.padStart(9)}${list && list.padStart(9)}`,
      );
    });
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { methods: { type: 'string' }, grid: { type: 'string' }, verbatim: { type: 'boolean', default: false } },
  });
  const known: readonly (SetName | Testbed)[] = [...SETS, ...TESTBEDS];
  const unknown = positionals.find((name) => !(known as readonly string[]).includes(name));
  if (unknown) throw new Error(`no such set: ${unknown} (there are: ${known.join(' ')})`);
  const sets = positionals.length > 0 ? known.filter((set) => positionals.includes(set)) : COMPARED;
  if (!existsSync(ATOMIC)) throw new Error(`the benchmark needs ${ATOMIC}, which is not there`);
  for (const set of sets) {
    if (isTestbed(set)) {
      requireTestbed(set);
      continue;
    }
    if (!existsSync(join(DATA, set, 'gold')))
      throw new Error(`the labelled set ${set} is not in ${DATA}/ (npm run bench lays it out)`);
    const file = join(SNAPSHOTS, `${set}.jsonl`);
    if (!existsSync(file))
      throw new Error(
        `no snapshots of ${set}: npm run snapshot -- --pages ${DATA}/${set}/pages --urls ${DATA}/${set}/index.tsv --out ${file}`,
      );
  }
  const named = values.methods?.split(',');
  const others = rivals(values.grid);
  const names = [...others.map(({ name }) => name), 'ours'];
  const wrong = named?.find((name) => !names.includes(name));
  if (wrong) throw new Error(`no such method: ${wrong} (there are: ${names.join(' ')})`);
  const methods = others.filter(({ name }) => !named || named.includes(name));
  if (named ? named.includes('ours') : !values.grid) methods.push(ours());
  for (const set of sets) await runSet(set, methods);
  await print(methods, sets, values.verbatim);
  await printByStructure(
    join(OUT, 'by-structure'),
    sets.filter((set) => !isTestbed(set)),
    methods.map(({ name }) => name),
    fileOf,
  );
  if (values.grid === 'similarity' && !named) await plotThresholds(sets);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
