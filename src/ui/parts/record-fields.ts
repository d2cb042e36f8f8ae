/** Records gone over field by field. */
import { placeLine } from '../../core/export/event-details';
import { FIELDS, type FoundRecord, type Place } from '../../core/finding';

/** A field of a record by name. */
export function fieldOf(record: FoundRecord, field: string): unknown {
  return (record as unknown as Record<string, unknown>)[field];
}

/** Names of the fields that this record has a value for, in their order. */
export function presentFields(record: FoundRecord): string[] {
  return FIELDS[record.kind].filter((field) => valueText(fieldOf(record, field)) !== '');
}

/** A value as one line: a place as its name and address, unless one holds the other; nothing as ''. */
export function valueText(value: unknown): string {
  if (value == null) return '';
  return typeof value === 'object' ? placeLine(value as Place) : String(value);
}

/** Keys by which the records of one look are told apart, the same on every look that finds them in the same place. */
export function recordKeys(records: readonly FoundRecord[]): string[] {
  const seen = new Map<string, number>();
  return records.map(({ kind, path, name }) => {
    const key = `${kind} ${path} ${name}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  });
}
