/**
 * `npm run lab -- sites`: WEB-UIE's table 1 for our data. Crawlers go over whole saved sites from the home page; target pages are those
 * that were marked by reading. Links to pages that were not saved are shown to no crawler. All crawlers' pages are recognised
 * as targets by the same engine, with a model that has not seen the site.
 *
 * Words and points were chosen on every other site by name (`npm run lab -- sites chosen-on`); the table is of the others.
 */
import type { Goal } from '../../core/site/index';
import { bestFirst } from './best-first';
import { breadthFirst } from './breadth-first';
import type { Crawler } from './crawler';
import { ours } from './ours';
import { PageStore } from './page-store';
import { PageReader } from './read-page';
import { readings, readTargets } from './readings';
import { runCrawlers, type Way } from './run';
import { markedSites, type SavedSite } from './saved-site';
import {
  fMeasure,
  listedFaculty,
  markedAndRead,
  pagesToAll,
  precision,
  reached,
  recall,
  scoreWays,
  type Counts,
} from './score-ways';

/** Pages per site that tables are made at. */
const BUDGETS = [10, 20, 40];
const MOST = 80;
/** Pages that the extension fetches at most. */
const EXTENSION = 40;
const STOPPING = 'ours, stopping by itself';

const CRAWLERS: readonly Crawler[] = [
  breadthFirst,
  bestFirst(false),
  bestFirst(true),
  ours(true, 'ours'),
  ours(false, STOPPING),
];

/** Sites by name, in turn: the first, third, … are for choosing, the others for reporting. */
const half = (sites: readonly SavedSite[], which: 'chosen-on' | 'reported'): SavedSite[] =>
  sites.filter((_, i) => (i % 2 === 0) === (which === 'chosen-on'));

export async function compareCrawlers(which: 'chosen-on' | 'reported'): Promise<void> {
  const sites = half(markedSites(), which);
  const store = new PageStore();
  try {
    const ways = await runCrawlers(CRAWLERS, sites, MOST, store, new PageReader(store));
    print(sites, ways);
    printRead(ways);
    printWebKb(ways);
    if (which === 'chosen-on') printMisses(ways);
  } finally {
    await store.close();
  }
}

const percent = (value: number): string => (100 * value).toFixed(1);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function print(sites: readonly SavedSite[], ways: readonly Way[]): void {
  const of = (name: string): Way[] => ways.filter(({ crawler }) => crawler === name);
  console.log(`\nsites: ${sites.map(({ name }) => name).join(', ')}\n`);
  console.log(
    row([
      'pages per site',
      'crawler',
      'fetched',
      'targets',
      'fetched of them',
      'P',
      'R',
      'F',
      'F departments',
      'F faculty',
      'pages per target',
      'records',
      'pages per record',
    ]),
  );
  console.log(row(Array.from({ length: 13 }, (_, i) => (i === 1 ? '---' : '---:'))));
  for (const budget of [...BUDGETS, MOST])
    for (const { name } of CRAWLERS) {
      const { pages, all, goals, records } = scoreWays(of(name), budget);
      const f = (goal: Goal): string => percent(fMeasure(goals[goal]));
      console.log(
        row([
          budget,
          name,
          pages,
          all.gold,
          percent(reached(all)),
          percent(precision(all)),
          percent(recall(all)),
          percent(fMeasure(all)),
          f('departments'),
          f('faculty'),
          perOne(pages, all.found),
          records,
          perOne(pages, records),
        ]),
      );
    }
  console.log(
    `\n${row(['site', 'targets', ...CRAWLERS.map(({ name }) => name), `taken for targets by ${STOPPING} (marked)`])}`,
  );
  console.log(row(['---', '---:', ...CRAWLERS.map(() => '---:'), '---:']));
  for (const site of sites) {
    const cells = CRAWLERS.map(({ name }) => {
      const way = of(name).find((one) => one.site === site)!;
      const counts: Counts = scoreWays([way], MOST).all;
      return `${pagesToAll(way) ?? `> ${way.pages.length}`} (${counts.fetched})`;
    });
    const { declared, right } = scoreWays([of(STOPPING).find((one) => one.site === site)!], EXTENSION).all;
    console.log(
      row([site.name, site.targets.faculty.size + site.targets.departments.size, ...cells, `${declared} (${right})`]),
    );
  }
}

/** The same with the unmarked pages that were read: marks are not complete. */
function printRead(ways: readonly Way[]): void {
  const all = readings();
  const targetsOf = markedAndRead(ways, (site) => readTargets(all, site));
  console.log(
    `\n${row(['pages per site', 'crawler', 'fetched', 'targets', 'fetched of them', 'P', 'R', 'F', 'not read'])}`,
  );
  console.log(row(Array.from({ length: 9 }, (_, i) => (i === 1 ? '---' : '---:'))));
  const isRead = new Set(all.map(({ site, file }) => `${site} ${file}`));
  for (const budget of [...BUDGETS, MOST])
    for (const { name } of CRAWLERS) {
      const own = ways.filter(({ crawler }) => crawler === name);
      const { pages, all } = scoreWays(own, budget, targetsOf);
      const unread = own.flatMap(({ site, pages }) =>
        pages
          .slice(0, budget)
          .filter(
            ({ file, meets }) =>
              meets.some((goal) => !site.targets[goal].has(file)) && !isRead.has(`${site.name} ${file}`),
          ),
      );
      const shares = [reached(all), precision(all), recall(all), fMeasure(all)].map(percent);
      console.log(row([budget, name, pages, all.gold, ...shares, unread.length]));
    }
}

/** On WebKB's link graph: how many of the faculty (by gold class) the pages found list. */
function printWebKb(ways: readonly Way[]): void {
  const webKb = ways.filter((way) => listedFaculty(way, MOST) !== undefined);
  if (webKb.length === 0) return;
  console.log(`\n${row(['faculty listed (WebKB)', 'crawler', ...BUDGETS.map((budget) => `${budget} pages`)])}`);
  console.log(row(['---', '---', ...BUDGETS.map(() => '---:')]));
  for (const way of webKb)
    console.log(row([way.site.name, way.crawler, ...BUDGETS.map((budget) => percent(listedFaculty(way, budget)!))]));
}

const perOne = (pages: number, found: number): string => (found ? (pages / found).toFixed(found > pages ? 2 : 1) : '-');

/** What there is to learn from, on the sites for choosing. */
function printMisses(ways: readonly Way[]): void {
  for (const { site, pages, crawler } of ways) {
    if (crawler !== 'ours') continue;
    console.log(`\n## ${site.name} (home ${site.home})`);
    pages.slice(0, 40).forEach(({ file, meets }, i) => {
      const gold = (['faculty', 'departments'] as const).filter((goal) => site.targets[goal].has(file));
      console.log(`${String(i + 1).padStart(3)} ${file}  ${meets.join('+') || '-'}  gold: ${gold.join('+') || '-'}`);
    });
    const fetched = new Set(pages.map(({ file }) => file));
    for (const goal of ['faculty', 'departments'] as const)
      for (const file of site.targets[goal]) if (!fetched.has(file)) console.log(`  never fetched: ${goal} ${file}`);
  }
}
