/**
 * The record-extraction testbeds with gold boundaries: their pages, and the score of a method's regions. A record is right if it is one
 * gold record whole and no other: all of the gold fields' texts are in it (fadwa2017, whose gold is fields in page order), or its
 * text is the gold record's (nexteval, whose gold is nodes). Letters and digits are compared only.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { DATA, SNAPSHOTS } from '../data/sets';

export const TESTBEDS = ['fadwa2017', 'nexteval_synthetic'] as const;
export type Testbed = (typeof TESTBEDS)[number];

interface Gold {
  records: { text: string; fields?: string[] }[];
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

/** Gold of a testbed's page, if it has any. */
export function testbedGold(testbed: Testbed, name: string): Gold | undefined {
  const file = join(DATA, 'records', testbed, 'gold', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Gold) : undefined;
}

export async function* testbedPages(testbed: Testbed): AsyncGenerator<{ name: string; snapshot: PageSnapshot }> {
  const lines = createInterface({ input: createReadStream(snapshotsOf(testbed)), crlfDelay: Infinity });
  for await (const line of lines) {
    if (!line.trim()) continue;
    const { page, snapshot } = JSON.parse(line) as { page: string; snapshot?: PageSnapshot };
    if (snapshot) yield { name: page.replace(/\.html?$/, ''), snapshot };
  }
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
  /** Milliseconds, sorted. */
  ms: number[];
}

/** @param file regions as `bench:records` writes them; pages without a line in it count as missed */
export function scoreTestbed(testbed: Testbed, file: string): TestbedScore {
  const predicted = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { page: string; regions: { records: { text: string }[] }[]; ms: number })
      .map((line) => [line.page.replace(/\.html?$/, ''), line] as const),
  );
  const sum: TestbedScore = { pages: 0, first: 0, best: 0, all: 0, ms: [] };
  const folder = join(DATA, 'records', testbed, 'gold');
  for (const name of readdirSync(folder)) {
    const gold = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Gold;
    if (gold.records.length === 0) continue;
    sum.pages++;
    const page = predicted.get(name.replace(/\.json$/, ''));
    if (!page) continue;
    sum.ms.push(page.ms);
    const regions = page.regions.map(({ records }) => records.map(({ text }) => plain(text)).filter(Boolean));
    const scores = regions.map((texts) => recordF1(texts, gold));
    sum.first += scores[0] ?? 0;
    sum.best += scores.reduce((a, b) => Math.max(a, b), 0);
    sum.all += recordF1(regions.flat(), gold);
  }
  sum.ms.sort((a, b) => a - b);
  return { ...sum, first: sum.first / sum.pages, best: sum.best / sum.pages, all: sum.all / sum.pages };
}

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
