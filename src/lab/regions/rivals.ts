/** What an offer is beside the page's others: of two that hold much the same, one is the other with something left out. */
import type { Candidate } from '../../core/records/candidate';
import { addTo } from './together';

interface Rival {
  /** In reading order. */
  members: readonly Candidate[];
  worth: number;
}

/** Share of its members that another offer must hold to be taken for the same and more: an anchor's last record is another's only in part. */
const MOSTLY = 0.8;
/** Rivals that are asked, the worthiest: of lists that nest hundreds deep each union holds all those inside it. */
const MOST_RIVALS = 64;

/** @returns per offer how many times larger the worthiest one is that holds most of its members and more, in doublings; 0 where there is none */
export function largerRivals(offers: readonly Rival[]): number[] {
  const rivals = [...offers].sort((a, b) => b.worth - a.worth).slice(0, MOST_RIVALS);
  const holding = new Map<string, number[]>();
  rivals.forEach(({ members }, place) => {
    for (const member of members) addTo(holding, keyOf(member), place);
  });
  return offers.map(({ members }) => {
    const shared = new Int32Array(rivals.length);
    for (const member of members) for (const place of holding.get(keyOf(member)) ?? []) shared[place]!++;
    const worthiest = rivals.find(
      (rival, place) => shared[place]! >= MOSTLY * members.length && rival.members.length > members.length,
    );
    return worthiest ? Math.log2(worthiest.members.length / members.length) : 0;
  });
}

const keyOf = ({ from, to }: Candidate): string => `${from} ${to}`;
