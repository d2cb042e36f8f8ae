/** The foot of a unit's page names it again, and says how to reach it: "Department of Optics, 1 Bell Hall · Phone … · optics@…". */
import type { Evidence, FoundRecord } from '../../finding';
import { readContacts } from '../contact';
import type { Page } from '../record';
import { alike } from './subject';

/** Lines of the foot from the name on that may say it. */
const LINES = 6;

/**
 * @returns the records; the page's one unit with the address and the number that stand below its name in the page's foot, where it has neither.
 *   The foot of a directory links units, and says how to reach the whole
 */
export function withImprint(page: Page, records: readonly FoundRecord[]): FoundRecord[] {
  const units = records.filter(({ kind }) => kind === 'department');
  return records.map((record) => (units.length === 1 && record === units[0] ? reachable(page, record) : record));
}

function reachable({ outline, facts }: Page, record: FoundRecord): FoundRecord {
  if (record.kind !== 'department' || record.email || record.telephone) return record;
  const isFoot = (line: number): boolean => facts.lines[line]?.zone === 'footer';
  const named = outline.lines.find(({ index, text }) => isFoot(index) && names(text, record.name));
  if (!named) return record;
  let to = named.index + 1;
  while (to < named.index + LINES && isFoot(to)) to++;
  const evidence = { ...record.evidence } as Record<string, Evidence>;
  const { email, telephone } = readContacts(outline, facts, named.index, to, evidence);
  return { ...record, ...(email ? { email } : {}), ...(telephone ? { telephone } : {}), evidence };
}

/** Whether the name is all of the line, or of a part of it between commas and bars. */
const names = (text: string, name: string): boolean =>
  text.split(/\s*[,|·•–—:]\s*/u).some((part) => part.length > 0 && alike(part, name));
