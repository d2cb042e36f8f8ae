/** Scores entities against gold: names paired by the shared scorer, links and titles of the paired ones; precision, recall, F. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Gold, GoldRecord } from '../data/sets';
import type { Entity } from './entity';

const SCORER = '../shared/bench/score.mjs';

export interface Scorer {
  /** Pairs of indices, gold and predicted, each used once. */
  pair(gold: readonly GoldRecord[], predicted: readonly Entity[]): [number, number][];
  sameName(a: string, b: string): boolean;
}

/** @throws Error that says what is missing */
export async function loadScorer(): Promise<Scorer> {
  if (!existsSync(SCORER)) throw new Error(`the comparison needs ${SCORER}, which is not there`);
  return (await import(pathToFileURL(resolve(SCORER)).href)) as Scorer;
}

export const ROWS = ['College', 'College link', 'Department', 'Department link', 'Person', 'Title'] as const;
export type Row = (typeof ROWS)[number];

export interface Tally {
  gold: number;
  found: number;
  predicted: number;
  right: number;
}

export type Tallies = Record<Row, Tally>;

export const blank = (): Tallies =>
  Object.fromEntries(ROWS.map((row) => [row, { gold: 0, found: 0, predicted: 0, right: 0 }])) as Tallies;

export function fOf({ gold, found, predicted, right }: Tally): { p: number; r: number; f: number } {
  const p = predicted ? right / predicted : 0;
  const r = gold ? found / gold : 0;
  return { p, r, f: p + r > 0 ? (2 * p * r) / (p + r) : 0 };
}

/**
 * Adds a page. A record is right where the page has it by name (optional records too); which row it counts in says its own level on the
 * side of precision and gold's on the side of recall. Links and titles count where the record is found and the value is gold's.
 */
export function addPage(tallies: Tallies, gold: Gold, predicted: readonly Entity[], { pair, sameName }: Scorer): void {
  const wanted = gold.records.filter(isJudged);
  const all = [...wanted, ...(gold.optional ?? []).filter(isJudged)];
  const pairs = pair(all, predicted);
  const goldOf = new Map(pairs.map(([g, p]) => [p, all[g]!]));
  const entityOf = new Map(pairs.map(([g, p]) => [all[g]!, predicted[p]!]));
  const rightValue = (row: Row, record: GoldRecord, entity: Entity): boolean =>
    row === 'Title' ? sameName(titleOf(record), entity.jobTitle ?? '') : samePath(record.url, entity.url);
  predicted.forEach((entity, i) => {
    const record = goldOf.get(i);
    const row = rowOf(entity.kind, entity.college === true);
    count(tallies[row], 'predicted', 'right', record !== undefined);
    const value = valueRow(row);
    if (value === 'Title' ? entity.jobTitle : entity.url)
      count(tallies[value], 'predicted', 'right', record !== undefined && rightValue(value, record, entity));
  });
  for (const record of wanted) {
    const entity = entityOf.get(record);
    const row = rowOf(record.kind, 'level' in record && record.level === 'college');
    count(tallies[row], 'gold', 'found', entity !== undefined);
    const value = valueRow(row);
    if (value === 'Title' ? titleOf(record) : record.url)
      count(tallies[value], 'gold', 'found', entity !== undefined && rightValue(value, record, entity));
  }
}

const isJudged = ({ kind }: GoldRecord): boolean => kind === 'person' || kind === 'department';

const rowOf = (kind: string, college: boolean): 'Person' | 'College' | 'Department' =>
  kind === 'person' ? 'Person' : college ? 'College' : 'Department';

const valueRow = (row: 'Person' | 'College' | 'Department'): Row => (row === 'Person' ? 'Title' : `${row} link`);

function count(tally: Tally, all: 'gold' | 'predicted', some: 'found' | 'right', yes: boolean): void {
  tally[all]++;
  if (yes) tally[some]++;
}

function titleOf(record: GoldRecord): string {
  const value: unknown = 'jobTitle' in record ? record.jobTitle : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

/** As the shared scorer compares links: path and query, decoded, without a last slash. */
function samePath(a: unknown, b: unknown): boolean {
  const path = (value: unknown): string | undefined => {
    const href: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof href !== 'string') return undefined;
    try {
      const { pathname, search } = new URL(href, 'http://base.invalid/');
      return decodeURIComponent(pathname + search).replace(/\/$/, '');
    } catch {
      return href;
    }
  };
  return path(a) !== undefined && path(a) === path(b);
}
