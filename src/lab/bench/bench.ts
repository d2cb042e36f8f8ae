/**
 * `npm run bench`: reads the labelled sets with the built extension, scores the records, prints one table.
 * It needs the shared data beside the project (../shared); without it, it says so and stops.
 *
 *   npm run bench                       all sets, pages through headless Chromium
 *   npm run bench -- people quiet       some sets
 *   npm run bench -- own                the pages of our own in test/own-pages
 *   npm run bench -- DIR                a set in a folder of its own (npm run lab -- labels)
 *   npm run bench -- --snapshots        stored snapshots instead of the browser (npm run snapshot)
 *   npm run bench -- --out-of-fold     each page as judged by the model that has not seen its site (after a training)
 *   npm run bench -- --errors           what was missed, extra and wrong, page by page; then the worst of the wrong fields
 *                                       with the piece of page behind each
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepTimes } from '../../core/finding';
import { OUT_OF_FOLD } from '../judge/folds';
import { DATA, folderOf, goldFiles, isFolder, OWN, SETS, snapshotsOf, type AnySet } from '../data/sets';
import { printWorst } from './worst-errors';

const SHARED = '../shared/bench';
const OUT = '.out/bench';

interface Summary {
  pages: number;
  gold: number;
  precision: number | null;
  recall: number | null;
  f1: number | null;
  fields: Record<string, { asked: number; accuracy: number }>;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} failed`);
}

function read(set: AnySet, flags: ReadonlySet<string>): string {
  if (flags.has('--out-of-fold')) return outOfFold(set);
  const out = join(OUT, `${set.replace(/\W+/g, '-')}.jsonl`);
  const source =
    flags.has('--snapshots') || isFolder(set)
      ? ['--snapshots', snapshotsOf(set)]
      : ['--pages', join(folderOf(set), 'pages'), '--urls', join(folderOf(set), 'index.tsv')];
  run('npx', ['tsx', 'src/lab/cli/extract.ts', ...source, '--out', out]);
  return out;
}

function outOfFold(set: AnySet): string {
  const file = join(OUT_OF_FOLD, `${set}.jsonl`);
  if (!existsSync(file)) throw new Error(`${file} is not there: run \`npm run lab -- train records\` first`);
  return file;
}

function score(set: AnySet, predicted: string, extra: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    'node',
    [join(SHARED, 'score.mjs'), join(folderOf(set), 'gold'), predicted, ...extra],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const percent = (value: number | null): string => (value === null ? '–' : (100 * value).toFixed(1)).padStart(6);

function printSet(set: AnySet, predicted: string): void {
  const { groups, negatives } = JSON.parse(score(set, predicted, ['--by', 'lang', '--json'])) as {
    groups: Record<string, Record<string, Summary>>;
    negatives: { pages: number; without_a_false_record: number; false_records: number };
  };
  for (const [group, kinds] of Object.entries(groups)) {
    for (const [kind, s] of Object.entries(kinds)) {
      if (s.gold === 0 || (group !== 'all' && s.gold < 20)) continue;
      const fields = Object.entries(s.fields).map(([name, { accuracy }]) => `${name} ${percent(accuracy).trim()}`);
      console.log(
        `${set.padEnd(13)}${group.padEnd(9)}${kind.padEnd(11)}${String(s.gold).padStart(6)}${percent(s.precision)}${percent(s.recall)}${percent(s.f1)}   ${fields.join('  ')}`,
      );
    }
  }
  if (negatives.pages > 0) {
    console.log(
      `${set.padEnd(13)}pages with nothing to find: ${negatives.without_a_false_record} of ${negatives.pages} quiet, ${negatives.false_records} false records`,
    );
  }
}

/** Median and worst milliseconds per step over all pages. */
function printTimes(files: readonly string[]): void {
  const times: StepTimes[] = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const { ms } = JSON.parse(line) as { ms?: StepTimes };
        return ms ? [ms] : [];
      }),
  );
  const of = (step: keyof StepTimes): string => {
    const sorted = times.map((ms) => ms[step]).sort((a, b) => a - b);
    return `${step} ${sorted[sorted.length >> 1]} / ${sorted.at(-1)}`;
  };
  console.log(
    `ms, median / worst of ${times.length} pages: ${(['snapshot', 'records', 'classify', 'fields', 'relate'] as const).map(of).join('  ')}`,
  );
}

async function main(argv: readonly string[]): Promise<void> {
  const flags = new Set(argv.filter((arg) => arg.startsWith('--')));
  const named = argv.filter((arg) => !arg.startsWith('--'));
  const all: readonly AnySet[] = [...SETS, OWN];
  const folders = named.filter(isFolder);
  const missing = folders.find((name) => !existsSync(join(name, 'gold')));
  if (missing) throw new Error(`no labelled set in ${missing}: it has no gold/`);
  const unknown = named.find((name) => !isFolder(name) && !(all as readonly string[]).includes(name));
  if (unknown) throw new Error(`no such set: ${unknown} (there are: ${all.join(' ')})`);
  const chosen = all.filter((set) => (named.length === 0 ? set !== OWN : named.includes(set)));
  const sets = [...chosen, ...folders];
  if (!existsSync(join(SHARED, 'unpack.sh')))
    throw new Error(`the benchmark needs the shared data in ${SHARED}, which is not there`);
  const labelled = chosen.filter((set) => set !== OWN);
  if (labelled.length > 0) run('bash', [join(SHARED, 'unpack.sh'), DATA, ...labelled]);
  mkdirSync(OUT, { recursive: true });
  const files = sets.map((set) => read(set, flags));
  if (flags.has('--errors')) {
    sets.forEach((set, i) => console.log(score(set, files[i]!, ['--errors'])));
    for (const [i, set] of sets.entries()) await printWorst(set, files[i]!, join(SHARED, 'score.mjs'));
  }
  console.log(
    `${'set'.padEnd(13)}${'group'.padEnd(9)}${'kind'.padEnd(11)}  gold     P     R    F1   fields (% right of those found)`,
  );
  sets.forEach((set, i) => printSet(set, files[i]!));
  console.log(sets.map((set) => `${set}: ${goldFiles(set).length} pages`).join(', '));
  if (flags.has('--out-of-fold')) return;
  printTimes(files);
  if (chosen.length === 0) return;
  console.log(
    'The shipped model was trained on these very sets: sites it has never seen give less (npm run bench -- --out-of-fold).',
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
