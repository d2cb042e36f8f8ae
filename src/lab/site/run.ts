/** Runs crawlers over sites side by side: in every round each asks for one page, all pages of a round are read together. */
import { addressKey } from '../../core/site/address';
import { GOALS, type Goal } from '../../core/site/index';
import { outcomeOf, withHeld, type Holdings } from '../../core/site/targets';
import type { Crawl, Crawler } from './crawler';
import type { PageStore, Wanted } from './page-store';
import type { PageReader } from './read-page';
import type { SavedSite } from './saved-site';

export interface Fetched {
  file: string;
  /** Goals that the page meets by what the engine finds on it. */
  meets: Goal[];
  /** Names of the people and units on it, with their kind before; empty where it meets no goal. */
  records: string[];
  /** Files that it links to. */
  linked: string[];
}

/** A crawler's way over a site, page by page. */
export interface Way {
  crawler: string;
  site: SavedSite;
  pages: Fetched[];
}

interface Running extends Way {
  crawl: Crawl;
  /** `addressKey` → text of the first link to it on the pages seen: part of what a page is recognised by. */
  texts: Map<string, string>;
  /** What the pages seen held: the rest of what a page is recognised by. */
  before: Holdings;
  page: (Wanted & { address: string }) | undefined;
}

/** @param budget pages per site and crawler */
export async function runCrawlers(
  crawlers: readonly Crawler[],
  sites: readonly SavedSite[],
  budget: number,
  store: PageStore,
  reader: PageReader,
): Promise<Way[]> {
  const ways = crawlers.flatMap((crawler) =>
    sites.map((site): Running => {
      const crawl = crawler.start(site.home, GOALS);
      return { crawler: crawler.name, site, pages: [], crawl, page: undefined, texts: new Map(), before: {} };
    }),
  );
  for (let round = 1; round <= budget; round++) {
    for (const way of ways) way.page = wantedBy(way);
    const asked = ways.filter((way) => way.page !== undefined);
    if (asked.length === 0) break;
    await store.fetch(asked.map(({ page }) => page!));
    for (const way of asked) visit(way, reader);
    if (round % 10 === 0) console.error(`${round} of ${budget} pages per site`);
  }
  return ways.map(({ crawler, site, pages }) => ({ crawler, site, pages }));
}

function wantedBy({ crawl, site }: Running): Running['page'] {
  const address = crawl.next();
  if (address === undefined) return undefined;
  return { site, file: site.files.get(addressKey(address))!, url: address, address };
}

function visit(way: Running, reader: PageReader): void {
  const { page, crawl, pages } = way;
  const read = reader.read(page!);
  crawl.seen(page!.address, read);
  if ('refused' in read) {
    pages.push({ file: page!.file, meets: [], records: [], linked: [] });
    return;
  }
  const text = way.texts.get(addressKey(page!.address)) ?? '';
  const { meets } = outcomeOf({ ...read, address: page!.address, text, before: way.before });
  way.before = withHeld(way.before, read);
  for (const link of read.links)
    if (link.text && !way.texts.has(addressKey(link.address))) way.texts.set(addressKey(link.address), link.text);
  const kinds: string[] = meets.map((goal) => (goal === 'faculty' ? 'person' : 'department'));
  pages.push({
    file: page!.file,
    meets,
    records: read.finding.records.filter(({ kind }) => kinds.includes(kind)).map(({ kind, name }) => `${kind} ${name}`),
    linked: read.links.map(({ address }) => way.site.files.get(addressKey(address))!),
  });
}
