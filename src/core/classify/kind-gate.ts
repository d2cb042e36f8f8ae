/** The second gate: what was read off a page whose kind holds no records is left out; what the page declares stays. */
import type { FoundRecord } from '../finding';
import type { PageKindOpinion } from './page-kind';

/**
 * From here on a page is taken for one without records. Chosen out of fold on pages of the labelled sets: 110 of 124 quiet pages are, and 27 of
 * the 713 of kinds that hold records.
 */
const SURE = 0.8;

/** @returns the records in two parts, each in their order, those that are kept numbered anew */
export function throughKindGate(
  records: readonly FoundRecord[],
  { without }: PageKindOpinion,
): { kept: FoundRecord[]; left: FoundRecord[] } {
  if (without < SURE) return { kept: [...records], left: [] };
  const kept = records.filter(isDeclared).map((record, i) => ({ ...record, ordinal: i + 1 }));
  return { kept, left: records.filter((record) => !isDeclared(record)) };
}

const isDeclared = ({ why }: FoundRecord): boolean => why?.includes('declared') ?? false;
