/** Ours as a crawler: the state machine of `src/core/site/`, on a site whose robots.txt forbids nothing. */
import { next, seen, seenRobots, startWalk } from '../../core/site/index';
import type { Crawler } from './crawler';

const NO_ROBOTS = { status: 404, text: '' };
/** The comparison stops walks itself. */
const ENDLESS = 10_000;

/** @param patient true: it goes on as long as there are links, so that recall at every budget is comparable */
export const ours = (patient: boolean, name: string): Crawler => ({
  name,
  start(home, goals) {
    let walk = startWalk(home, {
      goals: [...goals],
      scope: 'domain',
      budget: ENDLESS,
      ...(patient ? { least: -Infinity } : {}),
    });
    return {
      next() {
        for (;;) {
          const step = next(walk);
          if ('stop' in step) return undefined;
          if (step.fetch === 'page') return step.address;
          walk = seenRobots(walk, step.origin, NO_ROBOTS);
        }
      },
      seen(address, page) {
        walk = seen(walk, address, page);
      },
    };
  },
});
