/** Two accounts of one thing made into one. What the person edited wins; whatever is replaced goes into the history. */
import { FIELDS, type FoundRecord } from '../core/finding';
import type { KeptRecord, PageInfo } from './entries';

type Change = KeptRecord['history'][number];

/** Fields of a record by name, for code that goes over all of them. */
export function fieldOf(record: FoundRecord, field: string): unknown {
  return (record as unknown as Record<string, unknown>)[field];
}

/** Equal as JSON, whatever the order of keys; undefined equals absent. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

/**
 * Fields in which a fresh look differs from what is kept. A value that the page does not give this time is no change
 * (a list says less than a detail page), and neither is one that the person edited.
 */
export function differences(kept: FoundRecord, fresh: FoundRecord): { field: string; before: unknown; now: unknown }[] {
  return FIELDS[kept.kind].flatMap((field: string) => {
    const [before, now] = [fieldOf(kept, field), fieldOf(fresh, field)];
    const isChange = now !== undefined && !isEdited(kept, field) && !sameValue(before, now);
    return isChange ? [{ field, before, now }] : [];
  });
}

/** Fields that the person edited, with their values; undefined for one that was cleared. */
export function editsOf(record: FoundRecord): [field: string, value: unknown][] {
  const fields = (FIELDS[record.kind] as readonly string[]).filter((field) => isEdited(record, field));
  return fields.map((field) => [field, fieldOf(record, field)]);
}

/** The kept record after it was kept again from a page with `fresh` on it. Its id and `keptAt` stay. */
export function mergeFresh(kept: KeptRecord, fresh: FoundRecord, page: PageInfo, at: number): KeptRecord {
  const changes = differences(kept.record, fresh).map(({ field, before, now }) => ({
    at,
    field,
    from: before,
    to: now,
  }));
  const { goneSince: _, ...rest } = kept;
  return {
    ...rest,
    record: overlay(kept.record, fresh),
    page,
    // Not where it stands twice on the page from which it is first kept.
    ...(at !== kept.keptAt && { keptAgainAt: at }),
    seenAt: at,
    history: [...changes, ...kept.history],
  };
}

/** The kept record after the person changed fields of it. A field set to undefined or '' is cleared, and stays so. */
export function mergeEdit(kept: KeptRecord, fields: Record<string, unknown>, at: number): KeptRecord {
  const record: Record<string, unknown> = { ...kept.record };
  const evidence = { ...kept.record.evidence };
  const changes: Change[] = [];
  for (const [field, value] of Object.entries(fields)) {
    const to = value === '' ? undefined : value;
    const from = fieldOf(kept.record, field);
    if (sameValue(from, to)) continue;
    changes.push({ at, field, from, to });
    evidence[field] = { confidence: 1, source: 'user', quote: quoteOf(to), path: '' };
    record[field] = to;
  }
  return {
    ...kept,
    record: { ...present(record), evidence } as unknown as FoundRecord,
    history: [...changes, ...kept.history],
  };
}

/**
 * Two states of one kept record (library and backup): the one touched last wins field by field, the person's edits win
 * over page values, and what loses is kept in the history. Merging the same state again changes nothing.
 */
export function mergeKept(existing: KeptRecord, incoming: KeptRecord): KeptRecord {
  if (sameValue(existing, incoming)) return existing;
  const [newer, older] = touchedAt(incoming) > touchedAt(existing) ? [incoming, existing] : [existing, incoming];
  const lookedLast = lookedAt(incoming) > lookedAt(existing) ? incoming : existing;
  const { goneSince: _, keptAgainAt: __, ...rest } = newer;
  const keptAt = Math.min(existing.keptAt, incoming.keptAt);
  const lastKeptAt = Math.max(...[existing, incoming].map((kept) => kept.keptAgainAt ?? kept.keptAt));
  const record = overlay(older.record, newer.record);
  const history = [...newer.history, ...older.history];
  const lost: Change[] = FIELDS[record.kind].flatMap((field: string) => {
    const to = fieldOf(record, field);
    const values = [older, newer].map((kept) => fieldOf(kept.record, field));
    const from = values.find((value) => value !== undefined && !sameValue(value, to));
    const isKnown = history.some((change) => change.field === field && sameValue(change.from, from));
    return from === undefined || isKnown ? [] : [{ at: touchedAt(newer), field, from, to }];
  });
  return {
    ...rest,
    record,
    keptAt,
    ...(lastKeptAt > keptAt && { keptAgainAt: lastKeptAt }),
    seenAt: Math.max(existing.seenAt, incoming.seenAt),
    ...(lookedLast.goneSince !== undefined && { goneSince: lookedLast.goneSince }),
    history: union([...lost, ...history]),
  };
}

/** Newer values over older ones, field by field, each with its evidence; what the person edited stays on top. */
function overlay(older: FoundRecord, newer: FoundRecord): FoundRecord {
  const merged: Record<string, unknown> = { ...older, ...newer };
  const evidence = { ...older.evidence, ...newer.evidence };
  for (const field of FIELDS[older.kind] as readonly string[]) {
    const keepsOlder = isEdited(newer, field) ? false : isEdited(older, field) || fieldOf(newer, field) === undefined;
    const source = keepsOlder ? older : newer;
    merged[field] = fieldOf(source, field);
    evidence[field] = source.evidence[field];
  }
  merged.hidden = newer.hidden;
  return { ...present(merged), evidence: present(evidence) } as unknown as FoundRecord;
}

/** Without keys that are undefined: absent and undefined are one thing, and JSON knows only the first. */
function present(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

function isEdited(record: FoundRecord, field: string): boolean {
  return record.evidence[field]?.source === 'user';
}

function touchedAt(kept: KeptRecord): number {
  return Math.max(kept.keptAt, kept.seenAt, ...kept.history.map(({ at }) => at));
}

/** When a look at the page last said whether the record is on it. */
function lookedAt(kept: KeptRecord): number {
  return Math.max(kept.seenAt, kept.goneSince ?? 0);
}

function quoteOf(value: unknown): string {
  const text = value !== null && typeof value === 'object' ? Object.values(value).join(', ') : String(value ?? '');
  return text.slice(0, 200);
}

/** Newest first, each change once. */
function union(history: Change[]): Change[] {
  const byContent = new Map(history.map((change) => [canonical(change), change]));
  return [...byContent.values()].toSorted((a, b) => b.at - a.at);
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  );
}
