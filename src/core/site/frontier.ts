/** The links that wait to be followed: which of a page's are let in, and how many are kept. */
import { addressKey, isWithin } from './address';
import { besideOf } from './beside';
import { permissionFor } from './robots';
import { promiseOf } from './score';
import { rankOf, worth } from './rank';
import { recordPages } from './targets';
import { trapOf } from './traps';
import type { PageAnswer, Visit, Walk } from './walk-state';

/** Links kept for later; the rest of a page with thousands would never be reached. */
const MOST_WAITING = 600;
/** Queries of one path that are let in: more are a search, a calendar, a shop. */
const MOST_QUERIES = 12;

/** Changes the given walk, which is nobody else's yet. */
export function addLinks(
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
export function isOpen(address: string, robots: Walk['robots'], closed: Walk['closed']): boolean {
  const answer = robots[new URL(address).origin];
  if (answer === undefined) return true;
  const permission = permissionFor(address, answer);
  if (!permission.allowed) closed.push({ address, why: permission.why });
  return permission.allowed;
}
