/** Records for tests, of the page and declared. */
import type { DepartmentRecord, EventRecord, Evidence, FoundRecord, PersonRecord, Source } from '../finding';
import type { DeclaredRecord } from '../structured/index';

function base(source: Source, fields: object): Record<string, unknown> {
  const evidence: Record<string, Evidence> = {};
  for (const [field, value] of Object.entries(fields))
    evidence[field] = { confidence: 0.8, source, quote: typeof value === 'string' ? value : '', path: '/html/body/p' };
  const name = String(Reflect.get(fields, 'name'));
  return { text: name, path: '/html/body/p', confidence: 0.7, ordinal: 0, why: [], evidence, ...fields };
}

export const event = (fields: Partial<EventRecord> & { name: string }): EventRecord =>
  ({ kind: 'event', ...base('page', fields) }) as unknown as EventRecord;
export const person = (fields: Partial<PersonRecord> & { name: string }): PersonRecord =>
  ({ kind: 'person', ...base('page', fields) }) as unknown as PersonRecord;
export const department = (fields: Partial<DepartmentRecord> & { name: string }): DepartmentRecord =>
  ({ kind: 'department', ...base('page', fields) }) as unknown as DepartmentRecord;

export function declared(
  record: FoundRecord,
  standing: DeclaredRecord['standing'] = 'listed',
  syntax: DeclaredRecord['syntax'] = 'json-ld',
): DeclaredRecord {
  const evidence = Object.fromEntries(
    Object.entries(record.evidence).map(([field, said]) => [field, { ...said!, source: 'markup' as const }]),
  );
  return { record: { ...record, path: '', confidence: 0.8, why: ['declared'], evidence }, standing, syntax };
}
