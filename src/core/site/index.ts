/** The way over a site to its faculty and departments: which links to follow next, what robots.txt allows. Pure. */
/** `walk.ts` is the way in; `words/` is data per language; a page's links come from `linksOf`. */
export { GOALS, type Goal } from './goal';
export { linksOf, type PageLink } from './links';
export { AGENT, permissionFor, robotsAddress, type Permission, type RobotsAnswer } from './robots';
export { progressOf, type Progress } from './progress';
export { next, seen, seenRobots, startWalk, type Step, type WalkOptions } from './walk';
export type { PageAnswer, Visit, Walk } from './walk-state';
