/**
 * What stands in one list is of one kind: a member of which little can be said is what the others are. And one list may stand in
 * several parts: by letter, by rank, by faculty. Each part is a region of its own, and a short one shows little of what it is; so the
 * parts say it together. A part's log-odds move towards the mean of all parts, the farther the fewer records it has; then its members'
 * move a little towards their own mean.
 */
import { addTo } from '../../multimap';
import type { Outline } from '../../page/outline';
import { RECORD_NUMBER } from '../../page/line-column';
import { everyCandidate, type Candidate, type Candidates } from '../../records/candidate';

/** Records that all parts together must have. */
const LEAST_RECORDS = 6;
/** Records at which a part weighs as much as the list; chosen out of fold, where 6 to 10 differ little and 4 loses one site. */
const HALFWAY = 6;
/** How far a member moves towards the mean of its part; chosen out of fold, where 0.25 to 0.4 differ little. */
const LEAN = 0.3;
/** Blocks of whose tag and class names a place is made: the record's own and those around it. */
const STEPS = 3;

/** Where a candidate stands, whichever of alike lists it stands in: how it came about, tags and class names of its block and those around. */
export function placeOf({ blocks }: Outline, { block, how }: Candidate): string {
  const steps: string[] = [how];
  for (let up = block; up >= 0 && steps.length <= STEPS; up = blocks[up]!.parent)
    steps.push(`${blocks[up]!.tag}.${(blocks[up]!.hint ?? '').replace(RECORD_NUMBER, '')}`);
  return steps.join('<');
}

/** An id is one block's alone (<div id="office3">). */
const ID = /#[^\s.@<]+/g;

/** The same, however the candidate came about and whatever ids it has: a part of a list may be a single record. */
export const listPlace = (outline: Outline, candidate: Candidate): string =>
  placeOf(outline, { ...candidate, how: 'alone' }).replace(ID, '');

/** Lists as their parts: regions that stand in blocks of the same tags and class names, wherever on the page. */
export function partsOfLists(outline: Outline, candidates: Candidates): Candidate[][][] {
  const seen = new Set<Candidate[]>();
  const places = new Map<string, Candidate[][]>();
  for (const candidate of everyCandidate(candidates)) {
    const { group } = candidate;
    if (group.length < 2 || seen.has(group)) continue;
    seen.add(group);
    const place = placeOf(outline, candidate);
    addTo(places, place, group);
  }
  return [...places.values()].filter((parts) => parts.reduce((sum, { length }) => sum + length, 0) >= LEAST_RECORDS);
}

/**
 * @param oddsOf a candidate's log-odds; undefined where it cannot be a record
 * @param move adds to a candidate's log-odds
 */
export function hearParts(
  lists: readonly Candidate[][][],
  oddsOf: (candidate: Candidate) => number | undefined,
  move: (candidate: Candidate, by: number) => void,
): void {
  for (const parts of lists) {
    const heard = parts.map((part) => {
      const able = part.filter((candidate) => oddsOf(candidate) !== undefined);
      return { able, sum: able.reduce((sum, candidate) => sum + oddsOf(candidate)!, 0) };
    });
    const size = heard.reduce((sum, { able }) => sum + able.length, 0);
    const mean = heard.reduce((total, { sum }) => total + sum, 0) / size;
    for (const { able, sum } of heard) {
      const own = sum / able.length;
      const by = (HALFWAY / (HALFWAY + able.length)) * (mean - own);
      for (const candidate of able) move(candidate, by + LEAN * (own - oddsOf(candidate)!));
    }
  }
}
