/** Hours of units: "Monday to Friday, 8 to 17" in the card of an office is when it is open, not what is on there. */
import type { FoundRecord } from '../../finding';

/** @returns the records without the events that have no day and are called after the unit that the same block is */
export function withoutUnitHours(records: readonly FoundRecord[]): FoundRecord[] {
  const key = ({ path, name }: FoundRecord): string => `${path} ${name ?? ''}`;
  const units = new Set(records.filter(({ kind }) => kind === 'department').map(key));
  const isHours = (record: FoundRecord): boolean =>
    record.kind === 'event' && record.startDate === undefined && units.has(key(record));
  return records.filter((record) => !isHours(record));
}
