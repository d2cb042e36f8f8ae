/** What methods reach by how a page's records lie: the sets' pages sorted by structure, and each part scored as a set. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outlineOf } from '../../core/page/outline';
import { DATA, labelledPages, type SetName } from '../data/sets';
import { scoreAtomic } from './atomic';
import { lieOf, STRUCTURES } from './structure';

/** Parts of the sets; a page is in one of the structures, and in one of these two. */
const PARTS = [...STRUCTURES, 'one list', 'several lists'];

/**
 * Prints per part the pages, and mean F1 of the first and of the best region by each method. The scorer takes one page per site: here
 * one per site and part, so that there are more pages in all than without parts.
 * @param out folder for the parts
 * @param fileOf where a method's regions of a set lie
 */
export async function printByStructure(
  out: string,
  sets: readonly SetName[],
  methods: readonly string[],
  fileOf: (method: string, set: SetName) => string,
): Promise<void> {
  if (sets.length === 0) return;
  rmSync(out, { recursive: true, force: true });
  for (const set of sets) await layOut(out, set);
  const width = Math.max('0.00 / 0.00'.length, ...methods.map((name) => name.length)) + 2;
  console.log(`\n${'by structure, first / best'.padEnd(34)}${methods.map((name) => name.padStart(width)).join('')}`);
  for (const part of PARTS) {
    const parts = sets.filter((set) => existsSync(join(out, part, set)));
    const of = methods.map((method) =>
      mean(parts.map((set) => scoreAtomic(join(out, part, set), fileOf(method, set)))),
    );
    const pages = of[0]?.pages ?? 0;
    if (pages === 0) continue;
    const cells = of.map(({ first, best }) => `${first.toFixed(2)} / ${best.toFixed(2)}`.padStart(width));
    console.log(`${`${part} (${pages} pages)`.padEnd(34)}${cells.join('')}`);
  }
}

/** A folder per part as the scorer wants a set: its pages' lines of the index, and the gold. */
async function layOut(out: string, set: SetName): Promise<void> {
  const parts = new Map<string, string[]>();
  for await (const { name, snapshot, gold } of labelledPages(set)) {
    const names = gold.records.flatMap((record) => record.name ?? []);
    const lie = lieOf(outlineOf(snapshot), names);
    if (!lie) continue;
    for (const part of [lie.structure, lie.inSeveralLists ? 'several lists' : 'one list'])
      parts.set(part, [...(parts.get(part) ?? []), name]);
  }
  const [head, ...lines] = readFileSync(join(DATA, set, 'index.tsv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  const column = head!.split('\t').indexOf('name');
  for (const [part, names] of parts) {
    const own = lines.filter((line) => names.includes(line.split('\t')[column]!));
    mkdirSync(join(out, part, set), { recursive: true });
    writeFileSync(join(out, part, set, 'index.tsv'), `${[head, ...own].join('\n')}\n`);
    symlinkSync(resolve(DATA, set, 'gold'), join(out, part, set, 'gold'));
  }
}

/** Over all pages of several sets; a set without a judged page says nothing. */
function mean(scores: readonly { pages: string; first: string; best: string }[]): {
  pages: number;
  first: number;
  best: number;
} {
  const sum = { pages: 0, first: 0, best: 0 };
  for (const { pages, first, best } of scores) {
    const n = Number(pages);
    if (n === 0) continue;
    sum.pages += n;
    sum.first += n * Number(first);
    sum.best += n * Number(best);
  }
  return { pages: sum.pages, first: sum.first / sum.pages, best: sum.best / sum.pages };
}
