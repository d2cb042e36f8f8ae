/** The way over a site to its faculty and departments: which links to follow next, what robots.txt allows. Pure. */
/** `walk.ts` is the way in; `words/` is data per language; a page's links come from `linksOf`. */
export { GOALS, type Goal } from './goal';
export { linksOf, type PageLink } from './links';
export { AGENT, permissionFor, robotsAddress, type Permission, type RobotsAnswer } from './robots';
export {
  next,
  progressOf,
  seen,
  seenRobots,
  startWalk,
  type PageAnswer,
  type Progress,
  type Step,
  type Visit,
  type Walk,
  type WalkOptions,
} from './walk';
