/** Which found record is which kept one. */
import type { KeptRecord } from './entries';
import { dayIdentity } from './identity';

/**
 * Pairs by identity; what is then left on both sides is paired when it is the only one of its name and day on each: an
 * event that moved to another hour.
 * @param ids identities of all records on the page, in their order
 * @param keptHere records kept from this page
 * @param byId kept records of any page, by identity
 * @returns for each id its kept record, or undefined
 */
export function pair(
  ids: string[],
  keptHere: KeptRecord[],
  byId: ReadonlyMap<string, KeptRecord>,
): (KeptRecord | undefined)[] {
  const found = new Set(ids);
  const unseen = groupByDay(
    keptHere.filter(({ id }) => !found.has(id)),
    ({ id }) => id,
  );
  const unknown = groupByDay(
    [...found].filter((id) => !byId.has(id)),
    (id) => id,
  );
  return ids.map((id) => {
    const day = dayIdentity(id);
    const [before, ...others] = unseen.get(day) ?? [];
    return byId.get(id) ?? (others.length === 0 && unknown.get(day)?.length === 1 ? before : undefined);
  });
}

function groupByDay<T>(items: T[], idOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const day = dayIdentity(idOf(item));
    groups.set(day, [...(groups.get(day) ?? []), item]);
  }
  return groups;
}
