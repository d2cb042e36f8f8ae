/** What an offer is beside the page's others: of two that hold much the same, one is the other with something left out. */
import type { Candidate } from '../../core/records/candidates';

interface Rival {
  /** In reading order. */
  members: readonly Candidate[];
  worth: number;
}

/** Share of its members that another offer must hold to be taken for the same and more: an anchor's last record is another's only in part. */
const MOSTLY = 0.8;

/** @returns per offer how many times larger the worthiest one is that holds most of its members and more, in doublings; 0 where there is none */
export function largerRivals(offers: readonly Rival[]): number[] {
  const keys = offers.map(({ members }) => members.map(({ from, to }) => `${from} ${to}`));
  const holding = new Map<string, number[]>();
  keys.forEach((own, n) => {
    for (const key of own) {
      const others = holding.get(key);
      if (others) others.push(n);
      else holding.set(key, [n]);
    }
  });
  return offers.map(({ members }, n) => {
    const shared = new Map<number, number>();
    for (const key of keys[n]!) for (const other of holding.get(key)!) shared.set(other, (shared.get(other) ?? 0) + 1);
    const larger = [...shared]
      .filter(([, count]) => count >= MOSTLY * members.length)
      .map(([other]) => offers[other]!)
      .filter((rival) => rival.members.length > members.length);
    if (larger.length === 0) return 0;
    const worthiest = larger.reduce((a, b) => (b.worth > a.worth ? b : a));
    return Math.log2(worthiest.members.length / members.length);
  });
}
