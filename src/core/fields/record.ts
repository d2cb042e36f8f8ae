/** What the readers of fields are given: one record's lines, and what they share with its neighbours. */
import type { Outline } from '../page/outline';
import type { BoostedTrees } from '../learned/boosted-trees';
import type { WordingModel } from '../learned/wording';
import type { Facts } from '../text/facts';
import type { NameScorer } from './name/name';
import type { NameModel } from './name/name-model';

export interface Page {
  outline: Outline;
  facts: Facts;
  names: NameScorer;
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
  /** Ranks the candidates for an event's name. */
  nameModel: NameModel | undefined;
  /** Judges groups of candidates as regions of records. */
  regionModel: BoostedTrees | undefined;
  /** Weighs the words of candidates. */
  wordingModel: WordingModel | undefined;
}

/** A record whose kind is known and whose fields are to be read. */
export interface Extent {
  /** Block whose path names the record. */
  block: number;
  from: number;
  to: number;
}
