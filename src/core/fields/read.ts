/** Reads the fields of records, region by region: what a column is, all records of the region decide together. */
import type { FoundRecord } from '../finding';
import type { JudgedKind } from '../classify/judge';
import type { ResolvedDate } from '../text/dates/index';
import { readDepartment } from './department';
import { readEvent } from './event';
import { readPerson } from './person';
import { voteForColumns, type Extent, type Page } from './record';
import { resolveWhens, whenOf, type EventWhen } from './when';

/** Fields as read; what the judge knows of the record is added by the pipeline. */
export type ReadFields = Omit<FoundRecord, 'confidence' | 'ordinal' | 'why' | 'path'>;

/**
 * @param records of one kind and one region, in reading order
 * @returns per record its fields, undefined where it has no name
 */
export function readRegion(page: Page, kind: JudgedKind, records: readonly Extent[]): (ReadFields | undefined)[] {
  if (kind === 'person') return records.map((record) => readPerson(page, record));
  if (kind === 'department') return records.map((record) => readDepartment(page, record));
  const { outline, facts, names, now } = page;
  const votes = voteForColumns(names, records);
  const whens: (EventWhen | undefined)[] = records.map(({ from, to }) => whenOf(outline, facts, from, to));
  const dates: (ResolvedDate | undefined)[] = resolveWhens(outline, facts, whens, now);
  return records.map((record, i) => readEvent(page, record, votes, whens[i], dates[i]));
}
