/** What the reading of fields leaves of the chosen records: those with a name, and each thing once. */
import type { FoundRecord } from '../../core/finding';
import { readRegion, type ReadFields } from '../../core/fields/read';
import type { Page } from '../../core/fields/record';
import type { Chosen } from '../../core/records/choose';

/** @returns of the chosen those that fields could be read of, as the pipeline would have them, in the order given */
export function withFields(page: Page, chosen: readonly Chosen[]): Chosen[] {
  const regions = new Map<unknown, Map<string, Chosen[]>>();
  for (const one of chosen) {
    const { group } = one.candidate;
    const kinds = regions.get(group) ?? new Map<string, Chosen[]>();
    regions.set(group, kinds);
    kinds.set(one.verdict.kind, [...(kinds.get(one.verdict.kind) ?? []), one]);
  }
  const fields = new Map<Chosen, ReadFields>();
  for (const kinds of regions.values()) {
    for (const region of kinds.values()) {
      const extents = region.map(({ candidate }) => candidate);
      readRegion(page, region[0]!.verdict.kind, extents).forEach((read, i) => {
        if (read) fields.set(region[i]!, read);
      });
    }
  }
  const known = new Set<string>();
  return chosen.filter((one) => {
    const read = fields.get(one);
    if (!read) return false;
    const key = identity(read);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** The same for two records that show one thing: a slider's copy, a list beside its calendar. */
function identity(read: ReadFields): string {
  const { kind, name, startDate, email, url } = read as Partial<FoundRecord> & { startDate?: string; email?: string };
  return [kind, name, startDate, email, url].join('\n');
}
