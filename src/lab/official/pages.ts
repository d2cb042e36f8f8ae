/** The labelled pages as the models of page kinds see them: read once, kept in `.cache/official/` until code or data is newer. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { nineFeatures } from '../../core/classify/page-kind/nine-features';
import { pageEvidence } from '../../core/classify/page-kind/page-evidence';
import { pageWords } from '../../core/classify/page-kind/page-vocabulary';
import type { FoundRecord } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import { extract, openPage } from '../../core/pipeline';
import type { RecordModel } from '../../core/classify/tree-judge';
import {
  foldOf,
  labelledPages,
  organisation,
  organisationOf,
  requireData,
  SETS,
  SNAPSHOTS,
  type SetName,
} from '../data/sets';
import { readersOfFolds } from '../events/fold-readers';
import { FOLD_MODELS, FOLDS, OUT_OF_FOLD } from '../judge/folds';
import { loadLexiconsFromDisk } from '../lexicons/load-node';
import { conceptsOf } from './concepts';
import { kindOf, secondReading } from './kinds';
import { contentPages, CONTENT_SNAPSHOTS } from './content-pages';
import { contentWords, trainContent, type ContentModel } from './emss';
import { MORE_LIST, MORE_SNAPSHOTS, morePages, moreSnapshots } from './more-pages';

/** Values of the threshold k of the information block that are tried. */
export const THRESHOLDS = [0.5, 0.7, 0.8, 0.9, 0.95, 1];

export interface OfficialPage {
  /** Labelled set, or `more` for the pages of `more-pages.tsv`. */
  set: SetName | 'more';
  name: string;
  site: string;
  /** Index in `OFFICIAL_KINDS`: as labelled, and as read a second time. */
  labelled: number;
  kind: number;
  /** The nine features, per threshold of `THRESHOLDS`. */
  nine: number[][];
  /** All evidence, in the order of `names`. */
  evidence: number[];
  /** How often each word occurs, by place. */
  words: [word: string, count: number][];
  /** How often each word of the content occurs, content as EMSS finds it. */
  content: [word: string, count: number][];
  /** How often each concept of ONBC's ontology occurs. */
  concepts: number[];
  /** Milliseconds: the readers' facts, which every step of the product shares; the nine; all evidence and words; EMSS's content; the concepts. */
  ms: { facts: number; nine: number; evidence: number; content: number; concepts: number };
}

export interface OfficialPages {
  names: string[];
  pages: OfficialPage[];
}

const CACHE = '.cache/official/pages.json';
/** What the cache is made by: it is stale when one of them is newer. */
const MADE_BY = [
  'src/core/classify/page-kind/nine-features.ts',
  'src/core/classify/page-kind/page-days.ts',
  'src/core/classify/page-kind/page-evidence.ts',
  'src/core/classify/page-kind/page-lists.ts',
  'src/core/classify/page-kind/page-records.ts',
  'src/core/classify/page-kind/page-titles.ts',
  'src/core/classify/page-kind/page-vocabulary.ts',
  'src/core/classify/page-kind/page-words.ts',
  'src/core/page/function-words.ts',
  'src/core/page/information-block.ts',
  'src/lab/official/concepts.ts',
  'src/lab/official/kinds.ts',
  'src/lab/official/pages.ts',
  'src/lab/official/second-reading.tsv',
  MORE_LIST,
  MORE_SNAPSHOTS,
  CONTENT_SNAPSHOTS,
  'src/lab/official/emss.ts',
  ...SETS.flatMap((set) => [`${SNAPSHOTS}/${set}.jsonl`, `${OUT_OF_FOLD}/${set}.jsonl`]),
];

/** @throws Error where snapshots, labels or the records found out of fold are missing */
export async function officialPages(): Promise<OfficialPages> {
  requireData();
  const missing = MADE_BY.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is missing: snapshots and "npm run lab -- out-of-fold" come first`);
  const newest = Math.max(...MADE_BY.map((file) => statSync(file).mtimeMs));
  if (existsSync(CACHE) && statSync(CACHE).mtimeMs > newest)
    return JSON.parse(readFileSync(CACHE, 'utf8')) as OfficialPages;
  const made = await readAll();
  mkdirSync('.cache/official', { recursive: true });
  writeFileSync(CACHE, JSON.stringify(made));
  return made;
}

async function readAll(): Promise<OfficialPages> {
  const lexicons = loadLexiconsFromDisk();
  const again = secondReading();
  const content = await contentModel();
  const pages: OfficialPage[] = [];
  let names: string[] = [];
  const read = (
    where: Pick<OfficialPage, 'set' | 'name' | 'site' | 'labelled' | 'kind'>,
    snapshot: PageSnapshot,
    now: string,
    records: FoundRecord[],
  ): void => {
    const clock = stopwatch();
    const { page } = openPage(snapshot, now, lexicons, undefined);
    const facts = clock();
    const nine = THRESHOLDS.map((k) => [...nineFeatures(page.outline, page.facts, k)]);
    const nineMs = clock() / THRESHOLDS.length;
    const evidence = pageEvidence(page, records);
    const words = [...pageWords(page)];
    const evidenceMs = clock();
    const found = [...contentWords(content, page.outline)];
    const contentMs = clock();
    const concepts = conceptsOf(page);
    names = [...evidence.keys()];
    const ms = { facts, nine: nineMs, evidence: evidenceMs, content: contentMs, concepts: clock() };
    pages.push({ ...where, nine, evidence: [...evidence.values()], words, content: found, concepts, ms });
  };
  // As in the product, the page's kind is told from what was found before it: no gate by kind, no event that the page is about.
  const models = JSON.parse(readFileSync(FOLD_MODELS, 'utf8')) as RecordModel[];
  const readers = await readersOfFolds();
  const found = (site: string, snapshot: PageSnapshot, now: string): FoundRecord[] => {
    const fold = foldOf(site, FOLDS);
    return extract(snapshot, { now, lexicons, model: models[fold]!, text: readers[fold]! }).records;
  };
  for (const set of SETS) {
    for await (const { name, site, snapshot, now, gold } of labelledPages(set)) {
      const labelled = kindOf(gold.page_kind);
      const kind = again.get(`${set}/${name}`) ?? labelled;
      read({ set, name, site: organisation(site), labelled, kind }, snapshot, now, found(site, snapshot, now));
    }
    console.error(`${set}: ${pages.filter((page) => page.set === set).length} pages`);
  }
  for await (const { name, site, snapshot, now, kind: label } of moreSnapshots()) {
    const kind = kindOf(label);
    read(
      { set: 'more', name, site: organisation(site), labelled: kind, kind },
      snapshot,
      now,
      found(site, snapshot, now),
    );
  }
  return { names, pages };
}

/** EMSS's model of content, from pages of none of the sites that are told apart. */
async function contentModel(): Promise<ContentModel> {
  const sites = new Set<string>();
  for (const set of SETS) for await (const { site } of labelledPages(set)) sites.add(site);
  for (const { url, name } of morePages()) sites.add(organisationOf(url, name));
  const pages: { snapshot: PageSnapshot; content: string }[] = [];
  for await (const page of contentPages()) if (!sites.has(page.site)) pages.push(page);
  return trainContent(pages);
}

/** Milliseconds since the last call. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    return passed;
  };
}
