/**
 * A walk over one site in search of its faculty and departments, as a pure state machine: `next` says what to fetch, `seen` and
 * `seenRobots` take what came back. It fetches nothing itself. The state is plain JSON: whoever is stopped goes on from it.
 */
import type { Finding } from '../finding';
import { addressKey, cleanAddress, isWithin, type Scope } from './address';
import { besideOf } from './beside';
import { GOALS, type Goal } from './goal';
import { lessonFor, withAmends, withLesson, type Lessons } from './lessons';
import { hitsOfText } from './link-words';
import type { PageLink } from './links';
import { permissionFor, robotsAddress, type RobotsAnswer } from './robots';
import { promiseOf, type Why } from './score';
import { outcomeOf, recordPages, withHeld, type Holdings, type Outcome } from './targets';
import { trapOf } from './traps';

export const WALK_VERSION = 2;

/** A link that may be followed. */
export interface Waiting {
  address: string;
  key: string;
  text: string;
  /** Page on which the link was found first. */
  from: string;
  depth: number;
  /** Points of score.ts; what visited pages taught comes on top. */
  score: number;
  why: readonly Why[];
}

/** A page that was fetched; `refused` where it could not be read. */
export interface Visit extends Outcome {
  address: string;
  text: string;
  from: string;
  depth: number;
  why: readonly Why[];
  /** That a link of it led to a page that met a goal. */
  led?: true;
  refused?: string;
}

export interface Walk {
  version: typeof WALK_VERSION;
  start: string;
  scope: Scope;
  goals: Goal[];
  /** Pages to fetch at most; robots.txt does not count. */
  budget: number;
  /** Points from which on a link is followed. */
  least: number;
  /** By origin. */
  robots: Record<string, RobotsAnswer>;
  visits: Visit[];
  waiting: Waiting[];
  /** Keys of all addresses visited, waiting or refused. */
  known: Record<string, true>;
  /** Links that robots.txt, or its silence, closed. */
  closed: { address: string; why: 'forbidden' | 'unreachable' }[];
  lessons: Lessons;
  /** What the pages seen held, and how many of them: menus are told by it. */
  holdings: Holdings;
  /** Path → different queries already let in. */
  queries: Record<string, number>;
}

export interface WalkOptions {
  goals?: Goal[];
  scope?: Scope;
  budget?: number;
  least?: number;
}

export type Step =
  | { fetch: 'robots'; address: string; origin: string }
  /** `delay`: seconds that robots.txt asks for between two pages, 0 where it asks for none. */
  | { fetch: 'page'; address: string; text: string; why: readonly Why[]; delay: number }
  | { stop: 'budget' | 'nothing-left' | 'closed' };

export interface Progress {
  /** Pages fetched, of at most `budget`. */
  fetched: number;
  budget: number;
  waiting: number;
  closed: number;
  /** Records on pages that met a goal, counted per page. */
  people: number;
  departments: number;
  /** Pages that met a goal, in the order of the visits. */
  targets: { address: string; meets: Goal[] }[];
}

const BUDGET = 40;
/** What says nothing is followed as far as two steps from the first page, until its like gave nothing. */
const LEAST = -0.5;
/** Below 0 points no link counts for less than this, and the words of its text for so much. */
const NEUTRAL = -0.6;
const BY_TOPIC = 3;
/** Pages looked at without any success before words decide alone. */
const PATIENCE = 12;
/** Links kept for later; the rest of a page with thousands would never be reached. */
const MOST_WAITING = 600;
/** Queries of one path that are let in: more are a search, a calendar, a shop. */
const MOST_QUERIES = 12;

/**
 * @param start address of the page that the person looks at; it is visited first
 * @throws TypeError for what is no http(s) address
 */
export function startWalk(start: string, options: WalkOptions = {}): Walk {
  const address = cleanAddress(start);
  if (!address) throw new TypeError(`no address of a page: ${start}`);
  const key = addressKey(address);
  const first: Waiting = { address, key, text: '', from: '', depth: 0, score: Number.MAX_VALUE, why: [] };
  return {
    version: WALK_VERSION,
    start: address,
    scope: options.scope ?? 'host',
    goals: options.goals ?? [...GOALS],
    budget: options.budget ?? BUDGET,
    least: options.least ?? LEAST,
    robots: {},
    visits: [],
    waiting: [first],
    known: { [key]: true },
    closed: [],
    lessons: {},
    holdings: {},
    queries: {},
  };
}

/** @returns what to fetch now: the rules of an origin before its first page, the most promising page, or nothing more */
export function next(walk: Walk): Step {
  if (walk.visits.length >= walk.budget) return { stop: 'budget' };
  const best = bestOf(walk);
  if (!best) return { stop: walk.visits.length === 0 && walk.closed.length > 0 ? 'closed' : 'nothing-left' };
  const { origin } = new URL(best.address);
  const answer = walk.robots[origin];
  if (answer === undefined) return { fetch: 'robots', address: robotsAddress(best.address), origin };
  const permission = permissionFor(best.address, answer);
  const delay = permission.allowed ? (permission.delay ?? 0) : 0;
  return { fetch: 'page', address: best.address, text: best.text, why: best.why, delay };
}

/** Takes the rules of an origin; links that they close leave the frontier. */
export function seenRobots(walk: Walk, origin: string, answer: RobotsAnswer): Walk {
  const robots = { ...walk.robots, [origin]: answer };
  const closed = [...walk.closed];
  const waiting = walk.waiting.filter(({ address }) => isOpen(address, robots, closed));
  return { ...walk, robots, closed, waiting };
}

/** What a page gave: what was found on it and its links, or why it could not be read. */
export type PageAnswer =
  { finding: Pick<Finding, 'url' | 'title' | 'records' | 'lists'>; links: readonly PageLink[] } | { refused: string };

/** @param address the one that `next` gave */
export function seen(walk: Walk, address: string, answer: PageAnswer): Walk {
  const key = addressKey(address);
  const entry = walk.waiting.find((one) => one.key === key);
  const { text = '', from = '', depth = 0, why = [] } = entry ?? {};
  const visit = { address, text, from, depth, why };
  const waiting = walk.waiting.filter((one) => one.key !== key);
  if ('refused' in answer) {
    const nothing: Outcome = { meets: [], people: 0, departments: 0 };
    return { ...walk, waiting, visits: [...walk.visits, { ...visit, ...nothing, refused: answer.refused }] };
  }
  const outcome = outcomeOf({ ...answer, address, text, before: walk.holdings });
  const met = meetsAny(outcome, walk);
  const grown: Walk = {
    ...(met ? creditingParent(walk, from) : walk),
    known: { ...walk.known, [key]: true },
    closed: [...walk.closed],
    queries: { ...walk.queries },
    holdings: withHeld(walk.holdings, answer),
    waiting,
  };
  grown.lessons = withLesson(grown.lessons, visit, met);
  grown.visits = [...grown.visits, { ...visit, ...outcome }];
  // Where the site sent us elsewhere, that page is known too.
  const landed = cleanAddress(answer.finding.url);
  if (landed) {
    grown.known[addressKey(landed)] = true;
    grown.waiting = grown.waiting.filter((one) => one.key !== addressKey(landed));
  }
  return addLinks(grown, answer, visit, met);
}

const meetsAny = ({ meets }: Outcome, { goals }: Walk): boolean => meets.some((goal) => goals.includes(goal));

/** A page that met no goal but led to one that does was worth its visit. */
function creditingParent(walk: Walk, from: string): Walk {
  const parent = walk.visits.find(({ address }) => address === from);
  if (!parent || parent.led || meetsAny(parent, walk)) return walk;
  return {
    ...walk,
    lessons: withAmends(walk.lessons, parent),
    visits: walk.visits.map((visit) => (visit === parent ? { ...visit, led: true } : visit)),
  };
}

export function progressOf(walk: Walk): Progress {
  const targets = walk.visits.filter((visit) => meetsAny(visit, walk));
  const sum = (of: 'people' | 'departments'): number => targets.reduce((total, visit) => total + visit[of], 0);
  return {
    fetched: walk.visits.length,
    budget: walk.budget,
    waiting: walk.waiting.filter((one) => worth(one, walk) >= leastFor(walk)).length,
    closed: walk.closed.length,
    people: sum('people'),
    departments: sum('departments'),
    targets: targets.map(({ address, meets }) => ({ address, meets })),
  };
}

/** Changes the given walk, which is nobody else's yet. */
function addLinks(
  walk: Walk,
  answer: Extract<PageAnswer, { links: unknown }>,
  page: Pick<Visit, 'address' | 'depth'>,
  onTarget: boolean,
): Walk {
  const pages = recordPages(answer.finding);
  const beside = besideOf(answer.links);
  const byKey = new Map(walk.waiting.map((one, i) => [one.key, i]));
  const depth = page.depth + 1;
  for (const link of answer.links) {
    const { address } = link;
    const key = addressKey(address);
    const at = byKey.get(key);
    if (at === undefined && (walk.known[key] || !isWithin(address, walk.start, walk.scope) || trapOf(address)))
      continue;
    const known = pages.get(key);
    const { score, why } = promiseOf(link, walk.goals, {
      ...beside(link),
      depth,
      onTarget,
      ...(known ? { known } : {}),
    });
    if (at !== undefined) {
      // Another link to the same page may say more about it.
      const before = walk.waiting[at]!;
      if (score > before.score) walk.waiting[at] = { ...before, score, why, text: link.text || before.text };
      continue;
    }
    if (!letsIn(walk, address) || !isOpen(address, walk.robots, walk.closed)) {
      walk.known[key] = true;
      continue;
    }
    walk.known[key] = true;
    byKey.set(key, walk.waiting.push({ address, key, text: link.text, from: page.address, depth, score, why }) - 1);
  }
  if (walk.waiting.length > MOST_WAITING) {
    const ranked = walk.waiting.map((one) => [one, rankOf(one, worth(one, walk))] as const);
    const kept = new Set(
      ranked
        .sort((a, b) => b[1] - a[1])
        .slice(0, MOST_WAITING)
        .map(([one]) => one),
    );
    walk.waiting = walk.waiting.filter((one) => kept.has(one));
  }
  return walk;
}

function letsIn({ queries }: Walk, address: string): boolean {
  const { search, host, pathname } = new URL(address);
  if (!search) return true;
  const path = host + pathname;
  queries[path] = (queries[path] ?? 0) + 1;
  return queries[path] <= MOST_QUERIES;
}

/** True where nothing is known against it yet; else it is put among the closed ones. */
function isOpen(address: string, robots: Walk['robots'], closed: Walk['closed']): boolean {
  const answer = robots[new URL(address).origin];
  if (answer === undefined) return true;
  const permission = permissionFor(address, answer);
  if (!permission.allowed) closed.push({ address, why: permission.why });
  return permission.allowed;
}

const worth = (link: Waiting, { lessons }: Pick<Walk, 'lessons'>): number => link.score + lessonFor(lessons, link);

/**
 * Where no link promises anything, what speaks against them and what visited pages taught tells little: the words of their text
 * decide, as in best-first search.
 */
function rankOf(link: Waiting, points: number): number {
  if (points >= 0) return points;
  const lesson = points - link.score;
  return Math.min(0, Math.max(NEUTRAL, link.score) + lesson / 2 + BY_TOPIC * hitsOfText(link.text).topic - 1);
}

/** The most promising link; of equals the one found first. */
function bestOf(walk: Walk): Waiting | undefined {
  let best: Waiting | undefined;
  let most = -Infinity;
  const least = leastFor(walk);
  for (const one of walk.waiting) {
    const points = worth(one, walk);
    if (points < least) continue;
    const rank = rankOf(one, points);
    if (rank > most) [best, most] = [one, rank];
  }
  return best;
}

/** As long as nothing was found, the links of a language without words here are worth a look, too. */
function leastFor(walk: Walk): number {
  const found = walk.visits.some((visit) => meetsAny(visit, walk));
  return found || walk.visits.length >= PATIENCE ? walk.least : -Infinity;
}
