/** The labelled sets as `unpack.sh` lays them out, with the snapshots taken of their pages. */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FoundRecord } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';

export const SETS = ['events-ja', 'events-en', 'events-world', 'people', 'departments', 'quiet'] as const;
export type SetName = (typeof SETS)[number];
/** Pages of our own, which stand in the project. */
export const OWN = 'own';
/** A set in a folder of its own, as `lab labels` lays one out: its path. */
export type SetFolder = `${string}/${string}`;
export type AnySet = SetName | typeof OWN | SetFolder;

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
  set: AnySet;
  name: string;
  /** The organisation, by the domain that it has registered: all its pages stay on one side of a split, in all sets. */
  site: string;
  now: string;
  snapshot: PageSnapshot;
  gold: Gold;
}

/** Where the labelled sets and snapshots lie. */
export const DATA = '.data';
export const SNAPSHOTS = '.cache/snapshots';

export const isFolder = (set: string): set is SetFolder => set.includes('/');

/** The folder of a set: pages/, gold/, index.tsv. */
export const folderOf = (set: AnySet): string =>
  isFolder(set) ? set : set === OWN ? 'test/own-pages' : join(DATA, set);

/** The file of a set's snapshots. */
export const snapshotsOf = (set: AnySet): string =>
  isFolder(set) ? join(set, 'snapshots.jsonl') : join(SNAPSHOTS, `${set}.jsonl`);

/** @throws Error with the one line that says what to do when the data is not there */
export function requireData(): void {
  for (const set of SETS) {
    if (!existsSync(join(DATA, set, 'gold')))
      throw new Error(`the labelled sets are not in ${DATA}/: this command needs them (npm run bench lays them out)`);
  }
}

/** Pages of a set one by one; those that could not be read are left out. */
export async function* labelledPages(set: AnySet): AsyncGenerator<LabelledPage> {
  const file = snapshotsOf(set);
  if (!existsSync(file))
    throw new Error(
      `no snapshots of ${set}: npm run snapshot -- --pages ${folderOf(set)}/pages --urls ${folderOf(set)}/index.tsv --out ${file}`,
    );
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const stored = JSON.parse(line) as { page: string; now?: string; snapshot?: PageSnapshot };
    if (!stored.snapshot) continue;
    const name = stored.page.replace(/\.html?$/, '');
    const gold = JSON.parse(readFileSync(join(folderOf(set), 'gold', `${name}.json`), 'utf8')) as Gold;
    yield {
      set,
      name,
      site: organisationOf(stored.snapshot.url, name),
      now: stored.now ?? '2026-01-01',
      snapshot: stored.snapshot,
      gold,
    };
  }
}

export const goldFiles = (set: AnySet): string[] =>
  readdirSync(join(folderOf(set), 'gold')).filter((name) => name.endsWith('.json'));

/** Second levels under which countries let organisations register. */
const SECOND_LEVEL = /^(ac|co|com|ed|edu|go|gov|gr|lg|ne|net|or|org|k12|state)$/;
/** Hosts of many organisations: each name under them is one. */
const PLATFORM =
  /(^|\.)(github\.io|gitlab\.io|wordpress\.com|blogspot\.[a-z.]+|jimdofree\.com|jimdo\.com|weebly\.com|wixsite\.com|netlify\.app|legistar\.com|iqm2\.com|boarddocs\.com|granicus\.com|invalid)$/;

/** What an organisation is known by: its registered domain ("cmu.edu", "u-tokyo.ac.jp"), or its name on a platform. */
export function organisationOf(url: string, page: string): string {
  let host: string;
  try {
    host = new URL(url).hostname.replace(/^www\d?\./, '');
  } catch {
    return page.split('__')[0]!;
  }
  if (PLATFORM.test(host) || !host.includes('.')) return host;
  const labels = host.split('.');
  const country = labels.at(-1)!.length === 2 && SECOND_LEVEL.test(labels.at(-2)!);
  return labels.slice(country ? -3 : -2).join('.');
}

/** Sites saved without their address stand under a made-up one in one set and under their own in another: both are one site. */
export const organisation = (site: string): string => site.replace(/\.(?:github\.io|example|invalid)$/, '');

/** Which of `folds` a site belongs to: a hash of its name, the same in every set. */
export function foldOf(site: string, folds: number): number {
  let hash = 2166136261;
  for (const char of site) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return (hash >>> 0) % folds;
}
