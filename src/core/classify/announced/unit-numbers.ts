/**
 * A list of telephone numbers is a list of units where most of those who can be called are offices: "City Clerk: 349-3408", "Billing – ext. 14".
 * Each by itself says little ("Parks", "Engineering"), and nothing above need announce units ("Main Numbers").
 */
import type { Page } from '../../fields/record';
import { beforeContact } from '../../fields/kind-columns';
import { lineColumn } from '../../page/line-column';
import type { Candidate } from '../../records/candidate';
import { findLocalNumber } from '../../text/contacts/index';
import { foldLatin } from '../../text/lexicon';
import { matchUnit } from '../../text/units/index';
import { officeTopic } from '../../text/units/words/office-topics';

/** Added to the log-odds of a department: the trees know offices by their names alone, and of these few say what they are. */
export const NUMBERED = 4.5;

const LEAST_RECORDS = 5;
/** Lines of a row: the office, its numbers, where it is. */
const LONGEST_ROW = 6;
const LONGEST_NAME = 60;
/** Shares of the rows: with a number; named in one column; named as an office is; with a person's name there. */
const WITH_NUMBER = 0.8;
const NAMED = 0.8;
const OFFICES = 0.5;
const MOST_PERSONS = 0.15;
/** Different offices: "Parking Lot A" to "E" are none, nor are the town's pharmacies. */
const LEAST_KINDS = 3;
const SURE_UNIT = 0.5;
const SURE_PERSON = 0.6;

/**
 * Whether the members of a region are offices with their numbers.
 * @param isAnnounced whether a heading says so: fewer need be called so themselves
 */
export function areUnitsWithNumbers(page: Page, group: readonly Candidate[], isAnnounced: boolean): boolean {
  const { outline, facts } = page;
  if (group.length < LEAST_RECORDS || group.some(({ from, to }) => to - from > LONGEST_ROW)) return false;
  const columns = new Map<string, number>();
  const kinds = new Set<string>();
  const mostWithout = group.length - WITH_NUMBER * group.length;
  let [without, offices, persons] = [0, 0, 0];
  for (const { from, to } of group) {
    const { name, telephones, chunks } = facts.lines[from]!;
    const line = outline.lines[from]!;
    if (facts.zones[line.block] !== 'main') return false;
    // The number stands on lines of its own, or behind the name on its line.
    const text = telephones.length > 0 ? (beforeContact(line, chunks)?.text ?? '') : line.text;
    const isNamed = text.length <= LONGEST_NAME && /\p{L}{2}/u.test(text);
    const isNumbered = isNamed && (telephones.length > 0 || hasNumber(page, from + 1, to));
    if (!isNumbered && ++without > mostWithout) return false;
    if (!isNamed) continue;
    const unit = text === line.text ? facts.lines[from]!.unit : matchUnit(text, facts.lang);
    const column = lineColumn(outline, from);
    columns.set(column, (columns.get(column) ?? 0) + 1);
    const office = officeTopic(foldLatin(text)) ?? ((unit?.score ?? 0) >= SURE_UNIT ? text : undefined);
    if (office) {
      offices++;
      kinds.add(office);
    } else if ((name?.match.score ?? 0) >= SURE_PERSON) persons++;
  }
  const size = group.length;
  return (
    Math.max(0, ...columns.values()) >= NAMED * size &&
    offices >= (isAnnounced ? OFFICES / 2 : OFFICES) * size &&
    kinds.size >= LEAST_KINDS &&
    persons < MOST_PERSONS * size
  );
}

/** A number of the town or the house among the lines. */
function hasNumber({ outline, facts }: Page, from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (facts.lines[i]!.telephones.length > 0 || findLocalNumber(outline.lines[i]!.text, true)) return true;
  return false;
}
