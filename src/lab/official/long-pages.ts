/**
 * The pages that LSTMIE and ClusTex are trained and compared on: those of the labelled sets, of `more-pages.tsv` and of
 * `long-text-pages.tsv`, as the product would read them, by judges and models of page kinds that have not seen their sites.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PageKindModel } from '../../core/classify/page-kind/page-kind-model';
import type { RecordModel } from '../../core/classify/tree-judge';
import type { Finding } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import { extract } from '../../core/pipeline';
import { foldOf, labelledPages, organisation, organisationOf, SETS } from '../data/sets';
import { FOLD_KINDS, FOLD_MODELS } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { layOut, morePages, moreSnapshots } from './more-pages';

export interface LongPage {
  name: string;
  site: string;
  now: string;
  snapshot: PageSnapshot;
  /** As labelled by a reader or, for pages of saved sites and WebKB, as their address or authors say. */
  pageKind: string;
}

const LIST = fileURLToPath(new URL('./long-text-pages.tsv', import.meta.url));
const FOLDER = '.cache/long-text';
const STORED = `${FOLDER}/snapshots.jsonl`;

/** `npm run lab -- official long-text-pages`: unpacks the pages that only the long texts need. */
export function layOutLongPages(): Promise<void> {
  layOut(LIST, FOLDER);
  return Promise.resolve();
}

/** @throws Error with the commands that make what is missing */
export async function* longPages(): AsyncGenerator<LongPage> {
  for (const set of SETS)
    for await (const { name, site, now, snapshot, gold } of labelledPages(set))
      yield { name, site, now, snapshot, pageKind: gold.page_kind };
  for await (const { name, site, now, snapshot, kind } of moreSnapshots())
    yield { name, site, now, snapshot, pageKind: kind };
  if (!existsSync(STORED))
    throw new Error(
      `no snapshots of pages with long texts: npm run lab -- official long-text-pages, then npm run snapshot -- --pages ${FOLDER}/pages --urls ${FOLDER}/index.tsv --out ${STORED}`,
    );
  const listed = new Map(morePages(LIST).map((page) => [page.name, page]));
  for await (const line of createInterface({ input: createReadStream(STORED), crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const { page, snapshot } = JSON.parse(line) as { page: string; snapshot?: PageSnapshot };
    const one = listed.get(page.replace(/\.html?$/, ''));
    if (!one || !snapshot) continue;
    const site = organisationOf(one.url, one.name);
    yield { name: one.name, site, now: one.captured, snapshot, pageKind: one.kind };
  }
}

/** What the product finds on a page, by models that have not seen its site. */
export function unseenReader(): (page: LongPage) => Finding {
  const read = <T>(file: string): T[] => {
    if (!existsSync(file)) throw new Error(`${file} is missing: npm run lab -- out-of-fold`);
    return JSON.parse(readFileSync(file, 'utf8')) as T[];
  };
  const lexicons = loadLexiconsFromDisk();
  const [models, kinds] = [read<RecordModel>(FOLD_MODELS), read<PageKindModel>(FOLD_KINDS)];
  return ({ site, now, snapshot }) =>
    extract(snapshot, {
      now,
      lexicons,
      model: models[foldOf(site, models.length)]!,
      pageKind: kinds[foldOf(organisation(site), kinds.length)]!,
    });
}
