/** Reads the fields of records, region by region: what a column is, all records of the region decide together. */
import type { FoundRecord } from '../finding';
import type { JudgedKind } from '../records/judge';
import { withContactsBelow } from './contacts-below';
import { dayColumns } from './when/day-columns';
import { readDepartment } from './department';
import { readEvent, type EventFields } from './event';
import { areInverted } from './person/inverted-names';
import { statedPlaces } from './place/meeting-place';
import { commonTexts, kindColumns, leadColumn } from './kind-columns';
import { withMatchNames } from './name/match-name';
import { placesBySpot } from './place/place-spots';
import { readPerson } from './person';
import { withPicturesBetween } from './pictures-between';
import { nameRegion } from './name/name-ranker';
import type { Extent, Page } from './record';
import { saidOfAll } from './state/said-of-all';
import { resolveWhens } from './when/resolve-whens';
import { titleColumns } from './person/title-columns';
import { whenOf, type EventWhen } from './when/when';

/** Fields as read; what the judge knows of the record is added by the pipeline. */
export type ReadFields = Omit<FoundRecord, 'confidence' | 'ordinal' | 'why' | 'path'>;

/**
 * @param records of one kind and one region, in reading order
 * @returns per record its fields, undefined where it has no name
 */
export function readRegion(page: Page, kind: JudgedKind, records: readonly Extent[]): (ReadFields | undefined)[] {
  if (kind === 'person') {
    const titles = titleColumns(page, records);
    const columns = kindColumns(page, records, ({ name }) => (name?.match.score ?? 0) >= 0.55);
    const common = commonTexts(page, records);
    const inverted = areInverted(page, records);
    const people = records.map((record, at) => {
      const person = readPerson(page, record, titles, { columns, common, inverted });
      return person && withContactsBelow(page, records, at, person);
    });
    return withPicturesBetween(page.outline, records, people);
  }
  if (kind === 'department') {
    const named = kindColumns(page, records, ({ unit }) => (unit?.score ?? 0) >= 0.45);
    const columns = named.size > 0 ? named : leadColumn(page, records);
    const common = commonTexts(page, records);
    return records.map((record, at) => {
      const unit = readDepartment(page, record, columns, common);
      return unit && withContactsBelow(page, records, at, unit);
    });
  }
  const apart = saidOfAll(page, records);
  const events = records.filter((_, i) => !apart[i]);
  const read = withPicturesBetween(page.outline, events, readEvents(page, events));
  return apart.map((isApart) => (isApart ? undefined : read.shift()));
}

function readEvents(page: Page, records: readonly Extent[]): (EventFields | undefined)[] {
  const { outline, facts, now } = page;
  const names = withMatchNames(page, records, nameRegion(page, records));
  const days = dayColumns(outline, facts, records);
  const whens: (EventWhen | undefined)[] = records.map(({ from, to }) => whenOf(outline, facts, from, to, days, now));
  const dates = resolveWhens(outline, facts, whens, now, records);
  const stated = statedPlaces(outline, facts, records);
  const spotted = placesBySpot(page, records, names);
  const rows = new Set(whens.flatMap((when) => (when?.inherited ? [when.line] : [])));
  // A day without a name of its own, which the records below it take for theirs, is their heading.
  const isHeading = ({ from, to }: Extent, i: number): boolean => {
    if (rows.size === 0 || (names[i] && names[i].inherited === undefined)) return false;
    for (let line = from; line < to; line++) if (rows.has(line)) return true;
    return false;
  };
  return records.map((record, i) =>
    isHeading(record, i) ? undefined : readEvent(page, record, names[i], whens[i], dates[i], stated[i], spotted[i]),
  );
}
