/** Ranks what a page offers as regions, and keeps those that do not overlap a better one. */
import { predict, type BoostedTrees } from '../../core/learned/boosted-trees';
import type { Outline } from '../../core/page/outline';
import type { Candidate } from '../../core/records/candidate';
import type { Region } from '../baselines/baseline';
import type { Offer } from './offers';
import { blockAround } from './together';

/** Expected F1 below which an offer is left out, unless the page has no better one. */
const LEAST = 0.15;

/** @returns disjoint regions, best first */
export function rankRegions(outline: Outline, offers: readonly Offer[], model: BoostedTrees): Region[] {
  const taken = new Uint8Array(outline.lines.length);
  return offers
    .map(({ members, evidence }) => ({ members, worth: 1 / (1 + Math.exp(-predict(model, evidence))) }))
    .sort((a, b) => b.worth - a.worth)
    .filter(({ worth }, place) => worth >= LEAST || place === 0)
    .filter(({ members }) => {
      if (members.some(({ from, to }) => taken.subarray(from, to).includes(1))) return false;
      for (const { from, to } of members) taken.fill(1, from, to);
      return true;
    })
    .map(({ members }) => ({
      path: commonPath(outline, members),
      records: members.map(({ from, to, block }) => ({ from, to, path: outline.path(block) })),
    }));
}

/** Path of the nearest block around all of them; the block itself for a region of one. */
function commonPath(outline: Outline, members: readonly Candidate[]): string {
  const from = Math.min(...members.map((member) => member.from));
  const to = Math.max(...members.map((member) => member.to));
  return outline.path(blockAround(outline, members[0]!.block, { from, to }));
}
