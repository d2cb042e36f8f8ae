/**
 * Pages of kinds that the labelled sets have few of: lists of news, single departments, news in full, and what is none of the kinds. They
 * come from public benchmarks and saved sites that lie in `.data/`; which page is of which kind stands in `more-pages.tsv`, read page by page
 * or, for WebKB, as its authors labelled it. No page is kept here: they are unpacked into `.cache/official/more/`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PageSnapshot } from '../../core/page/snapshot';
import { layOutContent } from './content-pages';
import { DATA, organisationOf } from '../data/sets';

export interface MorePage {
  /** What the page is called in snapshots, from where it lies. */
  name: string;
  /** Archive it lies in: a name in `BENCHMARKS`, or the folder of a saved site. */
  source: string;
  /** Path inside the archive. */
  path: string;
  url: string;
  /** Day of saving, YYYY-MM-DD. */
  captured: string;
  kind: string;
}

export const MORE_LIST = fileURLToPath(new URL('./more-pages.tsv', import.meta.url));
const FOLDER = '.cache/official/more';
export const MORE_SNAPSHOTS = '.cache/official/more.jsonl';

export function morePages(list = MORE_LIST): MorePage[] {
  const [, ...lines] = readFileSync(list, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [source = '', path = '', url = '', captured = '', kind = ''] = line.split('\t');
    const hash = createHash('sha256').update(`${source} ${path}`).digest('hex').slice(0, 8);
    return { name: `${source.replace('sites/', '')}__${hash}`, source, path, url, captured, kind };
  });
}

const BENCHMARKS: Record<string, string> = {
  autopager: 'textual/autopager_list_pages.tar.gz',
  cleaneval: 'textual/cleaneval_dev_final.tar.gz',
  trafilatura: 'textual/trafilatura_eval_en_de_etc.tar.gz',
  webkb: 'webkb/webkb.tar.gz',
};

const archiveOf = (source: string): string => join(DATA, BENCHMARKS[source] ?? `${source}/html.tar.gz`);

/** Unpacks the pages of the list, with the `index.tsv` that the snapshot command takes. */
export function layOut(list = MORE_LIST, folder = FOLDER): void {
  const pages = morePages(list);
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const source of new Set(pages.map((page) => page.source))) {
    const own = pages.filter((page) => page.source === source);
    const to = join(folder, 'archives', source);
    mkdirSync(to, { recursive: true });
    execFileSync('tar', ['xzf', archiveOf(source), '-C', to]);
    for (const { name, path } of own)
      writeFileSync(join(folder, 'pages', `${name}.html`), decoded(readFileSync(join(to, path))));
  }
  const rows = pages.map(({ name, url, captured }) => [name, url, captured].join('\t'));
  writeFileSync(join(folder, 'index.tsv'), ['name\turl\tcaptured', ...rows, ''].join('\n'));
}

/** `npm run lab -- official pages`: also unpacks what EMSS learns from. */
export function layOutPages(): Promise<void> {
  layOut();
  layOutContent();
  return Promise.resolve();
}

/** A saved page as text: a server's header lines above the markup go, and the encoding is the one that the page names. */
function decoded(bytes: Buffer): string {
  const head = bytes.subarray(0, 4096).toString('latin1');
  const start = /^(?:MIME-Version|HTTP|Server|Date|Content-type)/i.test(head) ? head.search(/\r?\n\r?\n/) + 1 : 0;
  const named = /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  const text = (encoding: string): string => new TextDecoder(encoding).decode(bytes.subarray(start));
  if (!named) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start));
    } catch {
      return text('windows-1252');
    }
  }
  try {
    return text(named);
  } catch {
    return text('utf-8');
  }
}

/** @throws Error with the commands that make the snapshots */
export async function* moreSnapshots(): AsyncGenerator<
  MorePage & { site: string; now: string; snapshot: PageSnapshot }
> {
  if (!existsSync(MORE_SNAPSHOTS))
    throw new Error(
      `no snapshots of further pages: npm run lab -- official pages, then npm run snapshot -- --pages ${FOLDER}/pages --urls ${FOLDER}/index.tsv --out ${MORE_SNAPSHOTS}`,
    );
  const listed = new Map(morePages().map((page) => [page.name, page]));
  for await (const line of createInterface({ input: createReadStream(MORE_SNAPSHOTS), crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const { page, now, snapshot } = JSON.parse(line) as { page: string; now?: string; snapshot?: PageSnapshot };
    const one = listed.get(page.replace(/\.html?$/, ''));
    if (!one || !snapshot) continue;
    yield { ...one, site: organisationOf(one.url, one.name), now: now ?? one.captured, snapshot };
  }
}
