/**
 * `npm run lab -- labels FILE [DIR]`: lays training examples, as the annotator exports them, out as a labelled set:
 * gold/, index.tsv and snapshots.jsonl. `npm run bench -- DIR` scores it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PAGE_KINDS } from '../../core/finding';
import type { TrainingExample } from '../../core/export/labels';
import type { StoredSnapshot } from '../cli/snapshot-file';
import { isFolder, snapshotsOf, type SetFolder } from './sets';

const record = v.looseObject({ kind: v.string(), name: v.string() });
const example = v.looseObject({
  // It becomes the name of a file.
  page: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*$/)),
  now: v.pipe(v.string(), v.isoDate()),
  gold: v.looseObject({
    url: v.string(),
    lang: v.string(),
    page_kind: v.picklist(PAGE_KINDS),
    captured: v.string(),
    complete: v.boolean(),
    basis: v.string(),
    records: v.array(record),
    optional: v.array(record),
  }),
  snapshot: v.looseObject({ version: v.number(), url: v.string(), blocks: v.array(v.unknown()) }),
});

const COLUMNS = ['name', 'url', 'captured', 'lang', 'page_kind', 'site', 'complete', 'n_records', 'basis'];

/**
 * @param file training examples, JSON Lines
 * @param folder made where it is missing; pages of the same name are overwritten
 * @returns how many pages were laid out
 * @throws Error that names the line that is no training example; nothing was written then
 */
export function layOutLabels(file: string, folder: SetFolder): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const examples = lines.flatMap((line, at) => (line.trim() ? [parse(line, `${file}, line ${at + 1}`)] : []));
  mkdirSync(join(folder, 'gold'), { recursive: true });
  for (const { page, gold } of examples)
    writeFileSync(join(folder, 'gold', `${page}.json`), `${JSON.stringify(gold, null, 1)}\n`);
  const rows = examples.map(({ page, gold }) => [
    ...[page, gold.url, gold.captured, gold.lang, gold.page_kind, page.split('__')[0]!],
    ...[String(gold.complete), String(gold.records.length), gold.basis],
  ]);
  const table = [COLUMNS, ...rows].map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'));
  writeFileSync(join(folder, 'index.tsv'), `${table.join('\n')}\n`);
  const snapshots = examples.map(({ page, now, snapshot }): StoredSnapshot => ({ page, now, snapshot }));
  writeFileSync(snapshotsOf(folder), snapshots.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return examples.length;
}

function parse(line: string, where: string): TrainingExample {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${where}: no JSON`);
  }
  const checked = v.safeParse(example, value);
  if (checked.success) return value as TrainingExample;
  const [issue] = checked.issues;
  throw new Error(`${where}: no training example: ${v.getDotPath(issue) ?? 'the line'}: ${issue.message}`);
}

/** The command: says what it did and how to go on. */
export function runLabels([file, named = '.data/labels']: readonly string[]): void {
  if (file === undefined) throw new Error('usage: npm run lab -- labels FILE [DIR]');
  const folder: SetFolder = isFolder(named) ? named : `./${named}`;
  const pages = layOutLabels(file, folder);
  console.log(`${pages} labelled pages in ${folder}: npm run bench -- ${folder}`);
}
