/** The labelled sets as `unpack.sh` lays them out, with the snapshots taken of their pages. */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FoundRecord } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';

export const SETS = ['events-ja', 'events-en', 'events-world', 'people', 'departments', 'quiet'] as const;
export type SetName = (typeof SETS)[number];

export type GoldRecord = Partial<FoundRecord> & { kind: string; name?: string; startDate?: string };

export interface Gold {
  complete: boolean;
  complete_for?: string | string[];
  page_kind: string;
  lang: string;
  records: GoldRecord[];
  optional?: GoldRecord[];
}

export interface LabelledPage {
  set: SetName;
  name: string;
  /** The organisation: all its pages stay on one side of a split. */
  site: string;
  now: string;
  snapshot: PageSnapshot;
  gold: Gold;
}

/** Where sets and snapshots lie. */
export const DATA = '.data';
export const SNAPSHOTS = '.cache/snapshots';

/** @throws Error with the one line that says what to do when the data is not there */
export function requireData(): void {
  for (const set of SETS) {
    if (!existsSync(join(DATA, set, 'gold')))
      throw new Error(`the labelled sets are not in ${DATA}/: this command needs them (npm run bench lays them out)`);
  }
}

/** Pages of a set one by one; those that could not be read are left out. */
export async function* labelledPages(set: SetName): AsyncGenerator<LabelledPage> {
  const file = join(SNAPSHOTS, `${set}.jsonl`);
  if (!existsSync(file))
    throw new Error(
      `no snapshots of ${set}: npm run snapshot -- --pages ${DATA}/${set}/pages --urls ${DATA}/${set}/index.tsv --out ${file}`,
    );
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const stored = JSON.parse(line) as { page: string; now?: string; snapshot?: PageSnapshot };
    if (!stored.snapshot) continue;
    const name = stored.page.replace(/\.html?$/, '');
    const gold = JSON.parse(readFileSync(join(DATA, set, 'gold', `${name}.json`), 'utf8')) as Gold;
    yield { set, name, site: name.split('__')[0]!, now: stored.now ?? '2026-01-01', snapshot: stored.snapshot, gold };
  }
}

export const goldFiles = (set: SetName): string[] =>
  readdirSync(join(DATA, set, 'gold')).filter((name) => name.endsWith('.json'));

/** Which of `folds` a site belongs to: a hash of its name, the same in every set. */
export function foldOf(site: string, folds: number): number {
  let hash = 2166136261;
  for (const char of site.replace(/^www\./, '')) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return (hash >>> 0) % folds;
}
