/** What an offer is beside the page's others: of two that hold much the same, one is the other with something left out. */
import type { Candidate } from '../../core/records/candidates';

interface Rival {
  /** In reading order. */
  members: readonly Candidate[];
  worth: number;
}

/** Share of its members that another offer must hold to be taken for the same and more: an anchor's last record is another's only in part. */
const MOSTLY = 0.8;

/**
 * @returns per offer what it is worth less than the worthiest one that holds most of its members and more (−1 where there is none), how many times
 * larger that one is, in doublings, and the share of lines from its first member to its last that its members cover: where they skip every
 * second sibling, they do not
 */
export function besideRivals(offers: readonly Rival[]): number[][] {
  const keys = offers.map(({ members }) => members.map(({ from, to }) => `${from} ${to}`));
  const holding = new Map<string, number[]>();
  keys.forEach((own, n) => {
    for (const key of own) {
      const others = holding.get(key);
      if (others) others.push(n);
      else holding.set(key, [n]);
    }
  });
  return offers.map(({ members, worth }, n) => {
    const shared = new Map<number, number>();
    for (const key of keys[n]!) for (const other of holding.get(key)!) shared.set(other, (shared.get(other) ?? 0) + 1);
    let more = -1;
    let larger = 0;
    for (const [other, count] of shared) {
      const rival = offers[other]!;
      if (rival.members.length <= members.length || count < MOSTLY * members.length) continue;
      if (larger > 0 && rival.worth - worth <= more) continue;
      more = rival.worth - worth;
      larger = Math.log2(rival.members.length / members.length);
    }
    return [more, larger, shareCovered(members)];
  });
}

function shareCovered(members: readonly Candidate[]): number {
  const lines = members.reduce((sum, { from, to }) => sum + to - from, 0);
  return lines / Math.max(1, members.at(-1)!.to - members[0]!.from);
}
