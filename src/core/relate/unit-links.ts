/** In a table of offices and who heads them the office's name leads to the office: that is not the page of the person beside it. */
import type { FoundRecord } from '../finding';

/** @returns the records in their order; persons without an address that a unit of the page has more surely, from the same place */
export function withoutUnitLinks(records: readonly FoundRecord[]): FoundRecord[] {
  const units = new Map<string, number>();
  for (const { kind, url, evidence } of records) {
    const said = evidence['url'];
    if (kind !== 'department' || !url || !said) continue;
    const key = `${said.path} ${url}`;
    units.set(key, Math.max(units.get(key) ?? 0, said.confidence));
  }
  return records.map((record) => {
    const { kind, url, evidence } = record;
    const said = evidence['url'];
    if (kind !== 'person' || !url || !said || said.confidence >= (units.get(`${said.path} ${url}`) ?? 0)) return record;
    const { url: _, evidence: known, ...rest } = record;
    const { url: __, ...others } = known;
    return { ...rest, evidence: others };
  });
}
