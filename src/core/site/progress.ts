/** How far a walk over a site has come. */
import type { Goal } from './goal';
import { leastFor, worth } from './rank';
import { meetsAny, type Walk } from './walk-state';

export interface Progress {
  /** Pages fetched, of at most `budget`. */
  fetched: number;
  /** Those among them that did not come or could not be read. */
  refused: number;
  budget: number;
  waiting: number;
  closed: number;
  /** Records on pages that met a goal, counted per page. */
  people: number;
  departments: number;
  /** Pages that met a goal, in the order of the visits. */
  targets: { address: string; meets: Goal[] }[];
}

export function progressOf(walk: Walk): Progress {
  const targets = walk.visits.filter((visit) => meetsAny(visit, walk));
  const sum = (of: 'people' | 'departments'): number => targets.reduce((total, visit) => total + visit[of], 0);
  return {
    fetched: walk.visits.length,
    refused: walk.visits.filter(({ refused }) => refused !== undefined).length,
    budget: walk.budget,
    waiting: walk.waiting.filter((one) => worth(one, walk) >= leastFor(walk)).length,
    closed: walk.closed.length,
    people: sum('people'),
    departments: sum('departments'),
    targets: targets.map(({ address, meets }) => ({ address, meets })),
  };
}
