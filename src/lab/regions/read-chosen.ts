/** What the reading of fields leaves of the chosen records: those with a name, and each thing once. */
import { readRegion, type ReadFields } from '../../core/fields/read';
import type { Page } from '../../core/fields/record';
import type { FoundRecord } from '../../core/finding';
import type { Chosen } from '../../core/records/choose';

/** @returns of the chosen those that fields could be read of, in the order given; what is shown twice (a slider's copy) once */
export function withFields(page: Page, chosen: readonly Chosen[]): Chosen[] {
  const fields = fieldsOf(page, chosen);
  const starts = new Map<string, string[]>();
  return chosen.filter((one) => {
    const read = fields.get(one) as (Partial<FoundRecord> & { startDate?: string; email?: string }) | undefined;
    if (!read) return false;
    const { kind, name, startDate = '', email } = read;
    const key = [kind, name, startDate.slice(0, DAY), email].join('\n');
    const known = starts.get(key);
    if (known?.some((other) => other === startDate || other.length <= DAY || startDate.length <= DAY)) return false;
    if (known) known.push(startDate);
    else starts.set(key, [startDate]);
    return true;
  });
}

/** Length of a date without a time. */
const DAY = 10;

/** Fields as the pipeline reads them: what a column is, the records of one group and kind decide together. */
function fieldsOf(page: Page, chosen: readonly Chosen[]): Map<Chosen, ReadFields> {
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
  return fields;
}
