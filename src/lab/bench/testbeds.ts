/**
 * The record-extraction testbeds with gold boundaries: their pages, and the score of a method's regions. A record is right if it is one
 * gold record whole and no other: all of the gold fields' texts are in it (fadwa2017, whose gold is fields in page order), or its
 * text is the gold record's (nexteval, whose gold is nodes: gold-nodes.ts). Letters and digits are compared only.
 *
 * The fields of fadwa2017 were typed into a spreadsheet, which writes a date its own way ("11-Oct-16" for "October 11, 2016") and
 * garbles letters. A field that the page nowhere shows is therefore not asked for. `verbatim` takes all gold by the letter.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { outlineOf, textOf } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { DATA, SNAPSHOTS } from '../data/sets';
import { listsOf, nodesAsShown, type NodeRecord } from './gold-nodes';

export const TESTBEDS = ['fadwa2017', 'nexteval_synthetic'] as const;
export type Testbed = (typeof TESTBEDS)[number];

/** Fields in page order, or nodes. */
export interface GoldRecord {
  text: string;
  fields?: string[];
  xpaths?: string[];
}

export interface Gold {
  records: GoldRecord[];
}

export interface TestbedPage {
  name: string;
  snapshot: PageSnapshot;
  /** Records as the page shows them; absent where the page has no gold. */
  gold?: Gold;
}

export const snapshotsOf = (testbed: Testbed): string => join(SNAPSHOTS, 'records', `${testbed}.jsonl`);
export const pagesOf = (testbed: Testbed): string => join(DATA, 'records', testbed, 'pages');

/** @throws Error with the one line that says what to do when pages or snapshots are not there */
export function requireTestbed(testbed: Testbed): void {
  if (!existsSync(pagesOf(testbed)))
    throw new Error(`the testbed ${testbed} is not in ${DATA}/records (npm run bench lays the data out)`);
  if (!existsSync(snapshotsOf(testbed)))
    throw new Error(
      `no snapshots of ${testbed}: npm run snapshot -- --pages ${pagesOf(testbed)} --out ${snapshotsOf(testbed)}`,
    );
}

/** @param verbatim the gold is taken by the letter, with what the page shows nowhere */
export async function* testbedPages(testbed: Testbed, verbatim = false): AsyncGenerator<TestbedPage> {
  const lines = createInterface({ input: createReadStream(snapshotsOf(testbed)), crlfDelay: Infinity });
  for await (const line of lines) {
    if (!line.trim()) continue;
    const { page, snapshot } = JSON.parse(line) as { page: string; snapshot?: PageSnapshot };
    if (!snapshot) continue;
    const name = page.replace(/\.html?$/, '');
    const file = join(DATA, 'records', testbed, 'gold', `${name}.json`);
    if (!existsSync(file)) yield { name, snapshot };
    else {
      const gold = JSON.parse(readFileSync(file, 'utf8')) as Gold;
      const outline = outlineOf(snapshot);
      const shown = (): Gold =>
        gold.records.every(isOfNodes)
          ? { records: nodesAsShown(gold.records, outline, plain) }
          : asShown(gold, plain(textOf(outline, 0, outline.lines.length)));
      yield { name, snapshot, ...(gold.records.length > 0 ? { gold: verbatim ? gold : shown() } : {}) };
    }
  }
}

const isOfNodes = (record: GoldRecord): record is GoldRecord & NodeRecord => !record.fields && !!record.xpaths;

/** Share of a record's letters that the page must show at all; else nothing but the whole record, which nobody finds, will do. */
const LEAST_SHOWN = 0.5;

/**
 * Gold records without the fields that the page shows nowhere.
 * @param page all of its text, as `plain` has it
 */
export function asShown({ records }: Gold, page: string): Gold {
  const letters = (fields: readonly string[]): number => fields.reduce((sum, field) => sum + plain(field).length, 0);
  return {
    records: records.map((record) => {
      const { fields } = record;
      const shown = fields?.filter((field) => page.includes(plain(field)));
      if (!fields || !shown || shown.length === fields.length || letters(shown) < LEAST_SHOWN * letters(fields))
        return record;
      return { text: shown.join(' '), fields: shown };
    }),
  };
}

export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export interface TestbedScore {
  pages: number;
  first: number;
  best: number;
  all: number;
  /** First region as one of the page's gold lists (the one that it is most like), where the gold is of several. */
  list: number;
  /** Milliseconds, sorted. */
  ms: number[];
}

/** @param file regions as `bench:records` writes them; pages without a line in it count as missed */
export async function scoreTestbed(testbed: Testbed, file: string, verbatim = false): Promise<TestbedScore> {
  const predicted = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { page: string; regions: { records: { text: string }[] }[]; ms: number })
      .map((line) => [line.page.replace(/\.html?$/, ''), line] as const),
  );
  const sum: TestbedScore = { pages: 0, first: 0, best: 0, all: 0, list: 0, ms: [] };
  for await (const { name, gold } of testbedPages(testbed, verbatim)) {
    if (!gold) continue;
    sum.pages++;
    const page = predicted.get(name);
    if (!page) continue;
    sum.ms.push(page.ms);
    const regions = page.regions.map(({ records }) => records.map(({ text }) => plain(text)).filter(Boolean));
    const scores = regions.map((texts) => recordF1(texts, gold));
    sum.first += scores[0] ?? 0;
    sum.best += scores.reduce((a, b) => Math.max(a, b), 0);
    sum.all += recordF1(regions.flat(), gold);
    sum.list += Math.max(scores[0] ?? 0, ...listsIn(gold).map((records) => recordF1(regions[0] ?? [], { records })));
  }
  sum.ms.sort((a, b) => a - b);
  const mean = (of: 'first' | 'best' | 'all' | 'list'): number => sum[of] / sum.pages;
  return { ...sum, first: mean('first'), best: mean('best'), all: mean('all'), list: mean('list') };
}

const listsIn = ({ records }: Gold): GoldRecord[][] => (records.every(isOfNodes) ? listsOf(records) : []);

/** F1 of a page's records; each gold record is found once at most. */
export function recordF1(texts: readonly string[], { records }: Gold): number {
  const golds = records.map(({ text, fields }) => ({
    whole: plain(text),
    fields: fields?.map(plain).filter(Boolean),
  }));
  const found = new Set<number>();
  for (const text of texts) {
    const inside = golds.flatMap(({ whole, fields }, i) =>
      (fields && fields.length > 0 ? fields.every((field) => text.includes(field)) : text === whole) ? [i] : [],
    );
    // Of records that say the same, each is as good; one that says less than another is inside it on every page.
    const longest = inside.reduce((most, i) => Math.max(most, golds[i]!.whole.length), 0);
    const whole = inside.filter((i) => golds[i]!.whole.length === longest);
    const others = inside.filter((i) => !whole.includes(i) && !golds[whole[0]!]!.whole.includes(golds[i]!.whole));
    const free = whole.find((i) => !found.has(i));
    const same = whole.every((i) => golds[i]!.whole === golds[whole[0]!]!.whole);
    if (free !== undefined && same && others.length === 0) found.add(free);
  }
  return found.size === 0 ? 0 : (2 * found.size) / (texts.length + golds.length);
}
