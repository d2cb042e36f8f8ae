/** "総務課 総務係 電話：…" below a page's text: an office with the division above it, both of which the page lists. It is whom to ask, not one more unit. */
import type { DepartmentRecord, FoundRecord } from '../finding';
import { CJK } from '../page/scripts';

/** @returns the records without such units; the office has their number and address where it has none itself */
export function withoutUnitsAgain(records: readonly FoundRecord[]): FoundRecord[] {
  const units = new Map<string, DepartmentRecord>();
  for (const record of records) if (record.kind === 'department') units.set(record.name, record);
  const again = new Set<FoundRecord>();
  const reached = new Map<FoundRecord, DepartmentRecord>();
  for (const record of units.values()) {
    const parts = record.name.split(/[\s\u3000]+/u);
    if (parts.length < 2 || !parts.every((part) => CJK.test(part) && units.has(part))) continue;
    again.add(record);
    reached.set(units.get(parts.at(-1)!)!, record);
  }
  if (again.size === 0) return [...records];
  return records
    .filter((record) => !again.has(record))
    .map((record) => {
      const other = reached.get(record);
      return other && record.kind === 'department' ? withContactsOf(record, other) : record;
    });
}

function withContactsOf(record: DepartmentRecord, { email, telephone, evidence }: DepartmentRecord): DepartmentRecord {
  if (record.email ?? record.telephone) return record;
  const { email: writtenAt, telephone: calledAt } = evidence;
  return {
    ...record,
    ...(email ? { email } : {}),
    ...(telephone ? { telephone } : {}),
    evidence: {
      ...record.evidence,
      ...(writtenAt ? { email: writtenAt } : {}),
      ...(calledAt ? { telephone: calledAt } : {}),
    },
  };
}
