/**
 * Ours, in the shape of the comparison: regions of the records that the pipeline chooses, and regions of any kind, ranked
 * together (`lab/regions/`). Time includes reading facts and judging, which no rival does.
 */
import type { BoostedTrees } from '../../core/learned/boosted-trees';
import type { Outline } from '../../core/page/outline';
import type { PageSnapshot } from '../../core/page/snapshot';
import { offersOn, type Visit } from '../regions/offers';
import { rankRegions } from '../regions/rank';
import type { Region } from './baseline';

export interface Ours extends Visit {
  /** Ranks the regions; likewise one that has not seen the page's site. */
  rank: BoostedTrees;
}

/** @returns regions, best first, and the page as it was read, whose lines they count: rows of names are lines each */
export function oursOn(snapshot: PageSnapshot, { rank, ...visit }: Ours): { outline: Outline; regions: Region[] } {
  const { outline, offers } = offersOn(snapshot, visit);
  return { outline, regions: rankRegions(outline, offers, rank) };
}
