/** Contacts of a unit that is no more than its heading: what its own section says before the next record begins. */
import type { Evidence, FoundRecord } from '../finding';
import { readContacts } from './contact';
import type { Extent, Page } from './record';

/** Lines of the section that are the heading's own; farther down stands what is in the unit, not how it is reached. */
const MOST_LINES = 12;

/**
 * @param next line with which the next record of the page begins
 * @returns the record; where it is a unit's heading alone and has neither address nor number, with those that stand below the heading
 */
export function withSectionContacts<T extends Pick<FoundRecord, 'kind' | 'evidence'>>(
  { outline, facts }: Page,
  { from, to }: Extent,
  record: T,
  next: number,
): T {
  const known = record as { email?: string; telephone?: string };
  if (record.kind !== 'department' || to - from > 1 || known.email || known.telephone) return record;
  if (!outline.blocks[outline.lines[from]!.block]!.heading) return record;
  let end = to;
  while (end < next && end - from <= MOST_LINES && facts.lines[end]?.heading?.line === from) end++;
  const evidence = { ...record.evidence } as Record<string, Evidence>;
  const contacts = readContacts(outline, facts, to, end, evidence);
  return { ...record, ...contacts, evidence };
}
