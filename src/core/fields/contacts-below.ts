/** Contacts that stand below the persons or units of a list, outside of their records: in a table or a part to fold out between one and the next. */
import type { DepartmentRecord, Evidence, PersonRecord } from '../finding';
import type { Outline } from '../page/outline';
import { beforeNumber } from '../text/chunks';
import { matchUnit } from '../text/units/index';
import { isWithinParent } from './beside';
import { readContacts } from './contact';
import type { Extent, Page } from './record';

/** Farther below a person stands what somebody wrote, below a unit what is in it. */
const MOST_LINES = { person: 12, department: 2 };
const LONGEST_LINE = 60;
const SURE_UNIT = 0.6;

/**
 * @param list the records of one list, in the page's order
 * @param at which of them
 * @returns the record; where it has neither address nor number, with those that stand between it and the next. Below the last one as
 * many lines are its own as below another that is reached so
 */
export function withContactsBelow<
  T extends Pick<PersonRecord | DepartmentRecord, 'kind' | 'email' | 'telephone' | 'evidence'>,
>({ outline, facts }: Page, list: readonly Extent[], at: number, record: T): T {
  if (record.email || record.telephone || list.length < 2) return record;
  const { block, to } = list[at]!;
  const below = (i: number): number => Math.max(0, (list[i + 1]?.from ?? 0) - list[i]!.to);
  const lines = at + 1 < list.length ? below(at) : mostBelow();
  let end = to;
  while (end < to + Math.min(lines, MOST_LINES[record.kind]) && isBeside(outline, end, block)) end++;
  if (end === to) return record;
  let found = record;
  for (let line = to; line < end; line++) {
    // In a sentence stands how somebody else is reached.
    if (outline.lines[line]!.text.length > LONGEST_LINE) continue;
    // So is how a unit is reached that stands below its division.
    if (record.kind === 'department' && namesUnit(line)) continue;
    const evidence: Record<string, Evidence> = {};
    const contacts = readContacts(outline, facts, line, line + 1, evidence);
    // What stands nearer is the record's own.
    found = { ...contacts, ...found, evidence: { ...evidence, ...found.evidence } };
  }
  return found;

  function namesUnit(line: number): boolean {
    const before = beforeNumber(outline.lines[line]!)?.text;
    const unit = before === undefined ? facts.lines[line]!.unit : matchUnit(before, facts.lang);
    return (unit?.score ?? 0) >= SURE_UNIT;
  }

  /** The most lines below another of the list, of those below which contacts stand. */
  function mostBelow(): number {
    const isReached = (_: Extent, i: number): boolean =>
      facts.lines
        .slice(list[i]!.to, list[i]!.to + below(i))
        .some(({ emails, telephones }) => emails.length + telephones.length > 0);
    return Math.max(0, ...list.flatMap((one, i) => (isReached(one, i) ? [below(i)] : [])));
  }
}

/** Whether a line is no heading and stands within the parent of a block. */
function isBeside(outline: Outline, line: number, block: number): boolean {
  const own = outline.lines[line]?.block;
  return own !== undefined && !outline.blocks[own]!.heading && isWithinParent(outline, line, block);
}
