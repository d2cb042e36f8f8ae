/**
 * `npm run bench:records`: record boundaries of every method on the stored snapshots of the labelled sets, in one run.
 * It needs the shared data beside the project (../shared) and the snapshots; without them, it says so and stops.
 *
 *   npm run bench:records                             all sets, all methods
 *   npm run bench:records -- people                   some sets
 *   npm run bench:records -- --methods mdr,depta      some methods
 *   npm run bench:records -- events-en --vips-grid    VIPS by its two fitted parameters (on a set that is not compared)
 *
 * A record is atomic if its text holds one labelled name and no other. Per page F1 of atomic records, then the mean over pages:
 * `first` for a method's own first region, `best` for its best one, `all` for all its regions together.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordModel } from '../../core/classify/tree-judge';
import { outlineOf } from '../../core/page/outline';
import { BASELINES } from '../baselines';
import { recordText, type Region } from '../baselines/baseline';
import { oursOn } from '../baselines/ours';
import { vips } from '../baselines/vips';
import { DATA, foldOf, labelledPages, SETS, SNAPSHOTS, type LabelledPage, type SetName } from '../data/sets';
import { FOLD_MODELS, FOLDS } from '../judge/out-of-fold';
import { loadLexiconsFromDisk } from '../lexicons/load-node';

const ATOMIC = '../shared/bench/atomic.mjs';
const OUT = '.out/bench-records';
const COMPARED: readonly SetName[] = ['events-ja', 'events-world', 'people', 'departments'];

interface Method {
  name: string;
  find: (page: LabelledPage) => Region[];
}

interface Score {
  pages: string;
  first: string;
  best: string;
  all: string;
  median: string;
  worst: string;
}

/** Ours, by the model that has not seen the page's site. */
function ours(): Method {
  if (!existsSync(FOLD_MODELS))
    throw new Error(`the models of the folds are not in ${FOLD_MODELS}: npm run lab -- train records`);
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const lexicons = loadLexiconsFromDisk();
  return {
    name: 'ours',
    find: ({ snapshot, now, site }) => oursOn(snapshot, { now, lexicons, model: models[foldOf(site, FOLDS)]! }),
  };
}

function rivals(grid: boolean): Method[] {
  const baselines = grid
    ? [0.003, 0.01, 0.03, 0.1].flatMap((small) =>
        [6, 7, 8, 9, 10].map((pdoc) => vips({ pdoc, small }, `vips-${pdoc}-${small}`)),
      )
    : BASELINES;
  return baselines.map(({ name, find }) => ({ name, find: ({ snapshot }) => find(snapshot) }));
}

/** Runs all methods on every page of a set, one page after the other, and writes a line per page and method. */
async function runSet(set: SetName, methods: readonly Method[]): Promise<void> {
  const lines = new Map(methods.map(({ name }) => [name, [] as string[]]));
  for await (const page of labelledPages(set)) {
    const outline = outlineOf(page.snapshot);
    for (const { name, find } of methods) {
      const began = performance.now();
      const regions = find(page);
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

const fileOf = (method: string, set: SetName): string => join(OUT, method, `${set}.jsonl`);

/** @throws Error with what the scorer said when it did not score */
function score(method: string, set: SetName): Score {
  const { stdout, stderr } = spawnSync('node', [ATOMIC, join(DATA, set), fileOf(method, set)], { encoding: 'utf8' });
  const found =
    /pages (?<pages>\d+) .*first (?<first>\S+) +best (?<best>\S+) +all (?<all>\S+) +ms median (?<median>\S+) worst (?<worst>\S+)/.exec(
      stdout,
    );
  if (!found?.groups) throw new Error(`${ATOMIC} did not score ${method} on ${set}: ${stderr || stdout}`);
  return found.groups as unknown as Score;
}

function print(methods: readonly Method[], sets: readonly SetName[]): void {
  const width = Math.max(12, ...methods.map(({ name }) => name.length)) + 2;
  for (const set of sets) {
    const scores = methods.map(({ name }) => score(name, set));
    console.log(
      `\n${`${set} (${scores[0]?.pages ?? 0} pages)`.padEnd(width + 12)}first   best    all   ms median    worst`,
    );
    methods.forEach(({ name }, i) => {
      const { first, best, all, median, worst } = scores[i]!;
      console.log(
        `${''.padEnd(12)}${name.padEnd(width)}${first}  ${best}  ${all}${median.padStart(12)}${worst.padStart(9)}`,
      );
    });
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { methods: { type: 'string' }, 'vips-grid': { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !(SETS as readonly string[]).includes(name));
  if (unknown) throw new Error(`no such set: ${unknown} (there are: ${SETS.join(' ')})`);
  const sets = positionals.length > 0 ? SETS.filter((set) => positionals.includes(set)) : COMPARED;
  if (!existsSync(ATOMIC)) throw new Error(`the benchmark needs ${ATOMIC}, which is not there`);
  for (const set of sets) {
    if (!existsSync(join(DATA, set, 'gold')))
      throw new Error(`the labelled set ${set} is not in ${DATA}/ (npm run bench lays it out)`);
    const file = join(SNAPSHOTS, `${set}.jsonl`);
    if (!existsSync(file))
      throw new Error(
        `no snapshots of ${set}: npm run snapshot -- --pages ${DATA}/${set}/pages --urls ${DATA}/${set}/index.tsv --out ${file}`,
      );
  }
  const named = values.methods?.split(',');
  const others = rivals(values['vips-grid']);
  const known = [...others.map(({ name }) => name), 'ours'];
  const wrong = named?.find((name) => !known.includes(name));
  if (wrong) throw new Error(`no such method: ${wrong} (there are: ${known.join(' ')})`);
  const methods = others.filter(({ name }) => !named || named.includes(name));
  if (named ? named.includes('ours') : !values['vips-grid']) methods.push(ours());
  for (const set of sets) await runSet(set, methods);
  print(methods, sets);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
