/**
 * A walk over one site in search of its faculty and departments, as a pure state machine: `next` says what to fetch, `seen` and
 * `seenRobots` take what came back. It fetches nothing itself. The state is plain JSON: whoever is stopped goes on from it.
 */
import { addressKey, cleanAddress, type Scope } from './address';
import { addLinks, isOpen } from './frontier';
import { GOALS, type Goal } from './goal';
import { withAmends, withLesson } from './lessons';
import { bestOf } from './rank';
import { permissionFor, robotsAddress, type RobotsAnswer } from './robots';
import type { Why } from './score';
import { outcomeOf, withHeld, type Outcome } from './targets';
import { meetsAny, WALK_VERSION, type PageAnswer, type Waiting, type Walk } from './walk-state';

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

const BUDGET = 40;
/** What says nothing is followed as far as two steps from the first page, until its like gave nothing. */
const LEAST = -0.5;

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
