/** Fields of the chosen records, region by region and kind by kind. */
import { addTo } from './multimap';
import { listPlace } from './classify/announced/list-parts';
import { explain } from './classify/explain';
import type { Evidence } from './classify/features';
import type { FoundRecord } from './finding';
import type { Chosen } from './records/choose';
import type { JudgedKind } from './records/judge';
import { withCellsAround } from './fields/person/grid-of-cells';
import { leadersOfUnits } from './fields/person/leaders-of-units';
import { peopleBeside } from './fields/person/people-beside';
import { peopleOfUnits } from './fields/person/people-of-units';
import { readRegion } from './fields/read-region';
import type { Page } from './fields/record';
import { withSectionContacts } from './fields/section-contacts';

/** @returns the records that the chosen candidates are, and others named in them, in the page's order; those without a name are left out */
export function readRecords(page: Page, evidence: Evidence, chosen: readonly Chosen[]): FoundRecord[] {
  const regions = new Map<string, Chosen[]>();
  const numbers = new Map<unknown, number>();
  for (const one of chosen) {
    const { candidate, verdict } = one;
    const { group } = candidate;
    if (!numbers.has(group)) numbers.set(group, numbers.size);
    // Sessions of one day are few, and so are the units under one letter; all parts of the list are one region.
    const inParts =
      evidence.days.roleOf(candidate) === 'session' ||
      (verdict.kind === 'department' && evidence.announced(group) === 'units');
    const place = inParts ? listPlace(page.outline, candidate) : `${numbers.get(group)!}`;
    const key = `${place} ${verdict.kind}`;
    addTo(regions, key, one);
  }
  const starts = chosen.map(({ candidate }) => candidate.from).sort((a, b) => a - b);
  const next = new Map(starts.map((from, i) => [from, starts[i + 1] ?? page.outline.lines.length]));
  const taken = new Set<number>();
  for (const { candidate } of chosen) for (let i = candidate.from; i < candidate.to; i++) taken.add(i);
  const records: { from: number; record: FoundRecord }[] = [];
  for (const region of regions.values()) {
    const kind: JudgedKind = region[0]!.verdict.kind;
    const read = readRegion(
      page,
      kind,
      region.map(({ candidate }) => candidate),
    );
    read.forEach((fields, i) => {
      const { candidate, verdict } = region[i]!;
      if (!fields) return;
      const hidden = page.outline.blocks[candidate.block]!.hidden ? { hidden: true as const } : {};
      const record = {
        ...withSectionContacts(page, candidate, fields, next.get(candidate.from)!, (line) => taken.has(line)),
        path: page.outline.path(candidate.block),
        confidence: Math.round(verdict.probability * 1000) / 1000,
        ordinal: 0,
        why: explain(evidence, candidate, kind, fields, page.now),
        ...hidden,
      } as FoundRecord;
      records.push({ from: candidate.from, record });
      if (record.kind === 'person' && region.length > 1) records.push(...peopleBeside(page, candidate, record));
    });
  }
  records.push(...peopleOfUnits(page, chosen), ...leadersOfUnits(page, chosen));
  records.sort((a, b) => a.from - b.from);
  return withCellsAround(page, records).map(({ record }, i) => ({ ...record, ordinal: i + 1 }));
}
