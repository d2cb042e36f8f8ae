/** Scores of ways over sites: which target pages were found, how many pages that took. */
import { GOALS, type Goal } from '../../core/site/index';
import type { Way } from './run';

export interface Counts {
  /** Marked pages that can be reached. */
  gold: number;
  /** Of them: fetched; fetched and recognised. */
  fetched: number;
  found: number;
  /** Pages that were taken for targets; of them marked. */
  declared: number;
  right: number;
}

export interface Score {
  sites: number;
  pages: number;
  /** Different people and units on pages that were taken for targets. */
  records: number;
  goals: Record<Goal, Counts>;
  all: Counts;
}

export type Targets = Readonly<Record<Goal, ReadonlySet<string>>>;

/**
 * @param budget pages counted per site; ways may be longer
 * @param targetsOf the pages to be found; the marked ones where it is left out
 */
export function scoreWays(
  ways: readonly Way[],
  budget: number,
  targetsOf: (site: Way['site']) => Targets = ({ targets }) => targets,
): Score {
  const goals = Object.fromEntries(GOALS.map((goal) => [goal, blank()])) as Record<Goal, Counts>;
  const all = blank();
  let pages = 0;
  let records = 0;
  for (const { site, pages: way } of ways) {
    const seen = way.slice(0, budget);
    pages += seen.length;
    records += new Set(seen.flatMap((page) => page.records)).size;
    for (const goal of GOALS) {
      const gold = targetsOf(site)[goal];
      const fetched = seen.filter(({ file }) => gold.has(file));
      const declared = seen.filter(({ meets }) => meets.includes(goal));
      const counts: Counts = {
        gold: gold.size,
        fetched: fetched.length,
        found: fetched.filter(({ meets }) => meets.includes(goal)).length,
        declared: declared.length,
        right: declared.filter(({ file }) => gold.has(file)).length,
      };
      for (const into of [goals[goal], all])
        for (const key of Object.keys(counts) as (keyof Counts)[]) into[key] += counts[key];
    }
  }
  return { sites: ways.length, pages, records, goals, all };
}

/**
 * The marked pages, and those read to be targets that any of the ways fetched.
 * @param read per goal the files of the site that were read to meet it
 */
export function markedAndRead(ways: readonly Way[], read: (site: string) => Targets): (site: Way['site']) => Targets {
  const known = new Map<string, Targets>();
  return (site) => {
    const before = known.get(site.name);
    if (before) return before;
    const fetched = new Set(
      ways.filter((way) => way.site === site).flatMap(({ pages }) => pages.map(({ file }) => file)),
    );
    const targets = Object.fromEntries(
      GOALS.map((goal) => [
        goal,
        new Set([...site.targets[goal], ...[...read(site.name)[goal]].filter((file) => fetched.has(file))]),
      ]),
    ) as Record<Goal, Set<string>>;
    known.set(site.name, targets);
    return targets;
  };
}

const blank = (): Counts => ({ gold: 0, fetched: 0, found: 0, declared: 0, right: 0 });

export const precision = ({ right, declared }: Counts): number => (declared ? right / declared : 0);
export const recall = ({ found, gold }: Counts): number => (gold ? found / gold : 0);
export const reached = ({ fetched, gold }: Counts): number => (gold ? fetched / gold : 0);
export function fMeasure(counts: Counts): number {
  const [p, r] = [precision(counts), recall(counts)];
  return p + r > 0 ? (2 * p * r) / (p + r) : 0;
}

/** @returns pages fetched until the last of the site's marked pages was fetched; undefined where one never was */
export function pagesToAll({ site, pages }: Way): number | undefined {
  const wanted = new Set(GOALS.flatMap((goal) => [...site.targets[goal]]));
  for (let i = 0; i < pages.length; i++) {
    wanted.delete(pages[i]!.file);
    if (wanted.size === 0) return i + 1;
  }
  return undefined;
}

/**
 * WebKB's pages have their class: of all pages of faculty members on the site, the share that a fetched page which was taken for a list
 * of people links to. @returns 0 to 1; undefined for other sites
 */
export function listedFaculty({ site, pages }: Way, budget: number): number | undefined {
  const faculty = new Set([...site.files.values()].filter((file) => file.startsWith('faculty/')));
  if (!site.name.startsWith('webkb-') || faculty.size === 0) return undefined;
  const lists = pages.slice(0, budget).filter(({ meets }) => meets.includes('faculty'));
  const listed = new Set(lists.flatMap(({ linked }) => linked.filter((file) => faculty.has(file))));
  return listed.size / faculty.size;
}
