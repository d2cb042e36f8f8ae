/** A whole saved site: its pages by address, its home, the target pages that were marked by reading. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressKey, cleanAddress } from '../../core/site/address';
import type { Goal } from '../../core/site/index';

export const SITES = '.data/sites';
const UNPACKED = '.cache/site/pages';

export interface SavedSite {
  name: string;
  /** Address of the home page. */
  home: string;
  /** `addressKey` → the page's file within the site. */
  files: ReadonlyMap<string, string>;
  /** Folder of the unpacked pages. */
  folder: string;
  /** Files of the marked pages that links lead to from the home page. */
  targets: Record<Goal, ReadonlySet<string>>;
}

interface Targets {
  home: string;
  targets: Record<string, string[]>;
  unreachable_targets?: string[];
}

/** @returns sites with a marked page for faculty or departments that can be reached, in order of their names */
export function markedSites(): SavedSite[] {
  if (!existsSync(SITES))
    throw new Error(`the saved sites are not in ${SITES}/: this command needs them (bench/unpack.sh lays them out)`);
  return readdirSync(SITES)
    .sort()
    .filter((name) => existsSync(join(SITES, name, 'targets.json')))
    .map(savedSite)
    .filter(({ targets }) => targets.faculty.size + targets.departments.size > 0);
}

function savedSite(name: string): SavedSite {
  const marked = JSON.parse(readFileSync(join(SITES, name, 'targets.json'), 'utf8')) as Targets;
  const rows = readFileSync(join(SITES, name, 'pages.tsv'), 'utf8')
    .split('\n')
    .slice(1);
  const files = new Map<string, string>();
  let home = '';
  for (const row of rows) {
    const [file, url] = row.split('\t');
    const address = url ? cleanAddress(url) : undefined;
    if (!file || !address) continue;
    if (!files.has(addressKey(address))) files.set(addressKey(address), file);
    if (file === marked.home) home = address;
  }
  // Servers answer "/people" with people.html; where the saved site has no other page of that address, so does this one.
  for (const [key, file] of [...files]) {
    const short = key.replace(/\.html$/, '');
    if (!files.has(short)) files.set(short, file);
  }
  if (!home) throw new Error(`${name}: its home page ${marked.home} is not among its pages`);
  const unreachable = new Set(marked.unreachable_targets);
  const reachable = (...kinds: string[]): Set<string> =>
    new Set(kinds.flatMap((kind) => marked.targets[kind] ?? []).filter((file) => !unreachable.has(file)));
  return {
    name,
    home,
    files,
    folder: unpack(name),
    targets: { faculty: reachable('person-list'), departments: reachable('department-list', 'college-list') },
  };
}

function unpack(name: string): string {
  const folder = join(UNPACKED, name);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['xzf', join(SITES, name, 'html.tar.gz'), '-C', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name}: its pages could not be unpacked: ${stderr}`);
  return folder;
}
