/** What the readers of fields are given: one record's lines, and what they share with its neighbours. */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { NameScorer } from './name';

export interface Page {
  outline: Outline;
  facts: Facts;
  names: NameScorer;
  /** Day of the visit, YYYY-MM-DD. */
  now: string;
}

/** A record whose kind is known and whose fields are to be read. */
export interface Extent {
  /** Block whose path names the record. */
  block: number;
  from: number;
  to: number;
}

/** Score that a column's candidates share: what is the name in the other records is likelier the name in this one. */
export type ColumnVotes = Map<string, number>;

/** Every record of a region votes with its best candidates for the column that holds the names. */
export function voteForColumns(names: NameScorer, records: readonly Extent[]): ColumnVotes {
  const sums = new Map<string, { sum: number; records: number }>();
  for (const { from, to } of records) {
    const seen = new Map<string, number>();
    for (const { column, score } of names.range(from, to)) seen.set(column, Math.max(seen.get(column) ?? -9, score));
    for (const [column, score] of seen) {
      const entry = sums.get(column) ?? { sum: 0, records: 0 };
      sums.set(column, { sum: entry.sum + Math.max(-3, Math.min(4, score)), records: entry.records + 1 });
    }
  }
  const votes: ColumnVotes = new Map();
  for (const [column, { sum, records: count }] of sums) {
    if (count >= 2) votes.set(column, (sum / count) * (count / records.length));
  }
  return votes;
}

/** How much a column's vote weighs beside a candidate's own score. */
export const COLUMN_WEIGHT = 0.8;
