/** Which of the links that wait is the most promising now, by its own points and by what the walk has learnt. */
import { lessonFor } from './lessons';
import { hitsOfText } from './link-words';
import { meetsAny, type Waiting, type Walk } from './walk-state';

/** Below 0 points no link counts for less than this, and the words of its text for so much. */
const NEUTRAL = -0.6;
const BY_TOPIC = 3;
/** Pages looked at without any success before words decide alone. */
const PATIENCE = 12;

/** Points of a link, with what visited pages taught. */
export const worth = (link: Waiting, { lessons }: Pick<Walk, 'lessons'>): number =>
  link.score + lessonFor(lessons, link);

/**
 * Where no link promises anything, what speaks against them and what visited pages taught tells little: the words of their text
 * decide, as in best-first search.
 */
export function rankOf(link: Waiting, points: number): number {
  if (points >= 0) return points;
  const lesson = points - link.score;
  return Math.min(0, Math.max(NEUTRAL, link.score) + lesson / 2 + BY_TOPIC * hitsOfText(link.text).topic - 1);
}

/** The most promising link; of equals the one found first. */
export function bestOf(walk: Walk): Waiting | undefined {
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

/** Points from which on a link is followed. As long as nothing was found, the links of a language without words here are worth a look, too. */
export function leastFor(walk: Walk): number {
  const found = walk.visits.some((visit) => meetsAny(visit, walk));
  return found || walk.visits.length >= PATIENCE ? walk.least : -Infinity;
}
