/**
 * Lists that come together in a block: a page's professors and its students, the rows of a grid, the results under several
 * headings. What stands under several headings, in several wrappers or in two kinds of markup is one region of records as well.
 */
import type { Page } from '../../core/fields/record';
import type { Outline } from '../../core/page/outline';
import type { JudgedKind } from '../../core/records/judge';
import type { Candidate } from '../../core/records/candidate';
import type { Chosen } from '../../core/records/choose';
import type { Regions } from '../../core/records/regions';
import type { Facts } from '../../core/text/facts';

/** The nearest block around a run of lines that a block, or a part of it, covers. */
export function blockAround({ blocks, from, to }: Outline, block: number, lines: { from: number; to: number }): number {
  let around = block;
  while (blocks[around]!.parent >= 0 && (from[around]! > lines.from || to[around]! < lines.to))
    around = blocks[around]!.parent;
  return around;
}

/** Text of what is likeliest a record's name. */
export const nameOf = (names: Page['names'], { candidate: { from, to } }: Chosen): string =>
  names.best(from, to)?.name.text ?? '';

type List = readonly Chosen[];

/** Lists whose records are of so different lengths are not of the same things: those of one are not more than so many times longer. */
const LONGER = 3;
/** Share of different names below which lists show the same records twice. */
const DIFFERENT = 0.9;

/**
 * @param lists chosen records by place
 * @returns per block in which lists of one kind, in one zone, meet: those that it holds; of more than one list each
 */
export function listsTogether({ outline, facts, names }: Page, lists: readonly List[]): List[][] {
  const alike = new Map<string, List[]>();
  for (const list of lists) {
    addTo(alike, `${kindOf(list)} ${facts.zones[list[0]!.candidate.block]!}`, list);
  }
  const areOfOne = (some: readonly List[]): boolean => {
    const lengths = some.map((list) => meanLength(list.map(({ candidate }) => candidate)));
    const records = some.flat();
    return (
      Math.max(...lengths) <= LONGER * Math.min(...lengths) &&
      new Set(records.map((one) => nameOf(names, one))).size >= DIFFERENT * records.length
    );
  };
  return [...alike.values()]
    .flatMap((same) =>
      meetings(
        outline,
        same.map((list) => list.map(({ candidate }) => candidate)),
      ).map((met) => met.map((n) => same[n]!)),
    )
    .filter(areOfOne);
}

/** Groups of which none at the place is worth more are not put together. */
const LEAST_WORTH = 0.05;
/** A group's members are not more than so many times longer or shorter than those of the place's best: the trees tell the rest. */
const GROUP_LONGER = 6;

/**
 * The same for groups of whatever kind: those at one place (one path without positions) and in one zone, and what stands alone there.
 * @returns per block in which some of them meet their members together, in reading order, and of how many groups they are
 */
export function groupsTogether(
  outline: Outline,
  facts: Facts,
  groups: Iterable<readonly Candidate[]>,
  regions: Regions,
): { members: Candidate[]; lists: number }[] {
  const places = new Map<string, (readonly Candidate[])[]>();
  const placeOf = placesOf(outline);
  for (const group of groups) addTo(places, `${placeOf(group[0]!)} ${facts.zones[group[0]!.block]!}`, group);
  const worth = (group: readonly Candidate[]): number => (group.length > 1 ? regions.of(group[0]!).own : 0);
  return [...places.values()].flatMap((all) => {
    const best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    if (all.length < 2 || worth(best) < LEAST_WORTH) return [];
    const length = meanLength(best);
    const like = all.filter((group) => {
      const own = meanLength(group);
      return own <= GROUP_LONGER * length && length <= GROUP_LONGER * own;
    });
    const alike = disjoint(outline, like.length < 2 ? [] : like.sort((a, b) => worth(b) - worth(a)));
    return meetings(outline, alike).map((met) => ({
      members: met.flatMap((n) => alike[n]!).sort((a, b) => a.from - b.from),
      lists: met.length,
    }));
  });
}

/** Those that overlap none before them: a block's children may be divided in several ways. */
function disjoint(outline: Outline, groups: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  const taken = new Uint8Array(groups.length > 0 ? outline.lines.length : 0);
  return groups.filter((group) => {
    if (group.some(({ from, to }) => taken.subarray(from, to).includes(1))) return false;
    for (const { from, to } of group) taken.fill(1, from, to);
    return true;
  });
}

/**
 * @returns a candidate's place, its path without positions as a short key: the same for the rows of January's table and of February's
 */
export function placesOf({ blocks }: Outline): (candidate: Candidate) => string {
  // Paths of deep pages are long: each is a number by its parent's and its own step.
  const numbers = new Map<string, number>();
  const places = new Int32Array(blocks.length);
  blocks.forEach(({ parent, step }, block) => {
    const key = `${parent < 0 ? -1 : places[parent]!} ${step.replace(/\[\d+\]/g, '')}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    places[block] = numbers.get(key)!;
  });
  return ({ block, how }) => `${how === 'anchor' || how === 'window' ? how : ''} ${places[block]!}`;
}

export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Per block in which several lists meet those that it holds, by their numbers; of blocks that hold the same lists the innermost
 * counts.
 */
function meetings(outline: Outline, lists: readonly (readonly Candidate[])[]): number[][] {
  const held = new Map<number, number[]>();
  lists.forEach((list, n) => {
    const from = list.reduce((least, one) => Math.min(least, one.from), Infinity);
    const to = list.reduce((most, one) => Math.max(most, one.to), 0);
    let up = blockAround(outline, list[0]!.block, { from, to });
    for (; up >= 0; up = outline.blocks[up]!.parent) {
      const inside = held.get(up);
      if (inside) inside.push(n);
      else held.set(up, [n]);
    }
  });
  const known = new Set<string>();
  // Blocks come after their parents.
  return [...held.keys()]
    .sort((a, b) => b - a)
    .flatMap((block) => {
      const inside = held.get(block)!;
      const key = inside.join(' ');
      if (inside.length < 2 || known.has(key)) return [];
      known.add(key);
      return [inside];
    });
}

/** In lines. */
const meanLength = (members: readonly Candidate[]): number =>
  members.reduce((sum, { from, to }) => sum + to - from, 0) / members.length;

/** The kind of most records. */
function kindOf(list: List): JudgedKind {
  const count = new Map<JudgedKind, number>();
  for (const { verdict } of list) count.set(verdict.kind, (count.get(verdict.kind) ?? 0) + 1);
  return [...count].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}
