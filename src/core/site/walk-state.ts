/** What a walk over a site knows, as plain JSON, and what it is told of a page. */
import type { Finding } from '../finding';
import type { Scope } from './address';
import type { Goal } from './goal';
import type { Lessons } from './lessons';
import type { PageLink } from './links';
import type { RobotsAnswer } from './robots';
import type { Why } from './score';
import type { Holdings, Outcome } from './targets';

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

/** What a page gave: what was found on it and its links, or why it could not be read. */
export type PageAnswer =
  { finding: Pick<Finding, 'url' | 'title' | 'records' | 'lists'>; links: readonly PageLink[] } | { refused: string };

/** True where a page met one of the goals of the walk. */
export const meetsAny = ({ meets }: Outcome, { goals }: Walk): boolean => meets.some((goal) => goals.includes(goal));
