/**
 * A list of telephone numbers is a list of units where most of those who can be called are offices: "City Clerk: 349-3408", "Billing – ext. 14".
 * Each by itself says little ("Parks", "Engineering"), and nothing above need announce units ("Main Numbers").
 */
import type { Page } from '../../fields/record';
import { lineColumn } from '../../page/line-column';
import type { Candidate } from '../../records/candidates';
import { findLocalNumber } from '../../text/contacts/index';
import { foldLatin } from '../../text/lexicon';
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

/** Whether the members of a region are offices with their numbers. */
export function areUnitsWithNumbers(page: Page, group: readonly Candidate[]): boolean {
  const { outline, facts } = page;
  if (group.length < LEAST_RECORDS || group.some(({ from, to }) => to - from > LONGEST_ROW)) return false;
  const columns = new Map<string, number>();
  const kinds = new Set<string>();
  let [numbered, offices, persons] = [0, 0, 0];
  for (const { from, to } of group) {
    const { name, unit, telephones } = facts.lines[from]!;
    const { text } = outline.lines[from]!;
    if (facts.zones[outline.lines[from]!.block] !== 'main') return false;
    if (text.length > LONGEST_NAME || telephones.length > 0 || !/\p{L}{2}/u.test(text)) continue;
    const column = lineColumn(outline, from);
    columns.set(column, (columns.get(column) ?? 0) + 1);
    if (hasNumber(page, from + 1, to)) numbered++;
    const office = officeTopic(foldLatin(text)) ?? ((unit?.score ?? 0) >= SURE_UNIT ? text : undefined);
    if (office) {
      offices++;
      kinds.add(office);
    } else if ((name?.match.score ?? 0) >= SURE_PERSON) persons++;
  }
  const size = group.length;
  return (
    numbered >= WITH_NUMBER * size &&
    Math.max(0, ...columns.values()) >= NAMED * size &&
    offices >= OFFICES * size &&
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
