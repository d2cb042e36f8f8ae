/** Contacts of a unit that is no more than its heading: what its own section says before the next record begins, or behind the last of its parts. */
import type { Evidence, FoundRecord } from '../finding';
import { MAIL_LABEL, NUMBER_LABEL } from '../text/contacts/contact-labels';
import { readContacts } from './contact';
import type { Extent, Page } from './record';

/** Lines of the section that are the heading's own; farther down stands what is in the unit, not how it is reached. */
const MOST_LINES = 12;

/**
 * @param next line with which the next record of the page begins
 * @param taken whether a line is a record's
 * @returns the record; where it is a unit's heading alone and has neither address nor number, with those that stand below the heading
 */
export function withSectionContacts<T extends Pick<FoundRecord, 'kind' | 'evidence'>>(
  { outline, facts }: Page,
  { from, to }: Extent,
  record: T,
  next: number,
  taken: (line: number) => boolean,
): T {
  const known = record as { email?: string; telephone?: string };
  if (record.kind !== 'department' || to - from > 1 || known.email || known.telephone) return record;
  if (!outline.blocks[outline.lines[from]!.block]!.heading) return record;
  let end = to;
  while (end < next && end - from <= MOST_LINES && facts.lines[end]?.heading?.line === from) end++;
  const evidence = { ...record.evidence } as Record<string, Evidence>;
  const contacts = readContacts(outline, facts, to, end, evidence);
  if (contacts.email ?? contacts.telephone) return { ...record, ...contacts, evidence };
  const line = contactLine({ outline, facts }, from, end, taken);
  if (line < 0) return record;
  return { ...record, ...readContacts(outline, facts, line, line + 1, evidence), evidence };
}

/** "FAX: … E-mail: …": a line that begins with what it is. */
const LABELLED = new RegExp(`^\\P{L}*(?:${NUMBER_LABEL}|${MAIL_LABEL})`, 'iu');
/** Lines of a section with the table of its parts. */
const MOST_OF_PARTS = 60;

/** The line below the parts of a section, beside its heading, that says how the whole is reached; -1 where there is none. */
function contactLine(
  { outline, facts }: Pick<Page, 'outline' | 'facts'>,
  heading: number,
  from: number,
  taken: (line: number) => boolean,
): number {
  const { parent } = outline.blocks[outline.lines[heading]!.block]!;
  const last = Math.min(from + MOST_OF_PARTS, outline.lines.length);
  for (let line = from; line < last && facts.lines[line]!.heading?.line === heading; line++) {
    const { block, text } = outline.lines[line]!;
    if (!taken(line) && outline.blocks[block]!.parent === parent && LABELLED.test(text)) return line;
  }
  return -1;
}
