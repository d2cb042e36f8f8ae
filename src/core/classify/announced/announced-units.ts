/**
 * Lists of units by where they stand: just above the list a heading announces units, and what stands in it are short texts of their own,
 * each a heading, a link or a unit's name, all in one column. What the names say is not asked: "Heart and Lungs" is a department
 * below "Our Departments". The trees, which are told so too, make little of it.
 */
import type { Page } from '../../fields/record';
import { lineColumn } from '../../page/line-column';
import { headerLine } from '../../page/table-header';
import { everyCandidate, type Candidate, type Candidates } from '../../records/candidate';
import { headsUnits } from '../../text/units/lists-units';
import type { Context } from '../context';
import { addTo } from '../../multimap';
import { listPlace, placeOf } from './list-parts';

/** Added to the log-odds of a department; chosen out of fold, where 3.5 and 4 differ little and 3 is too little for one site. */
export const ANNOUNCED = 3.5;

const LEAST_RECORDS = 3;
/** Lines between the heading and the list: an introduction. */
const FARTHEST = 8;
/** Lines at a record's beginning among which its name stands. */
const FIRST_LINES = 6;
const LONGEST_NAME = 90;
const SENTENCE = /[.!?。；;]$|\?/u;
/** The end of a sentence, not of "Dept." */
const IN_FULL = /\p{Ll}{5}[.!?]$|[。；？！;?!]$/u;
/** Shares of the members: named in one column, and differently; with a person's name there; with a day, in lines per member. */
const NAMED = 0.8;
const MOST_PERSONS = 0.3;
const MOST_DAYS = 0.2;
const SURE_PERSON = 0.6;
const SURE_UNIT = 0.6;
/** Members that make a list by their names alone, and how sure these must be. */
const LEAST_BY_NAME = 4;
const SUREST_UNIT = 0.9;
/** The heading of a part by letter, and members that all of these must have. */
const LETTER = /^\p{L}$/u;
const LEAST_LETTERED = 6;
/** Share of the members that may hold a list of their own: names beside the first one's column, or persons. */
const MOST_LISTS = 0.4;

/** Whether the members of a region are announced as units, and look like a list of something. */
export function announcedUnits(page: Page, context: Context, group: readonly Candidate[]): boolean {
  const { outline, facts } = page;
  if (group.length < LEAST_RECORDS) return false;
  // A row of plain cells that heads the table is the first of its rows.
  const header = headerLine(outline, group[1]!.from);
  const heading = announcingLine(page, context, group[0]!.from, header);
  if (heading < 0 ? !nameThemselves(page, group) : isMenuOf(page, heading, group)) return false;
  const isHead = heading === header;
  const columns = new Map<string, number>();
  const names = new Set<string>();
  let [persons, days, lists] = [0, 0, 0];
  for (const { from, to } of group) {
    if (facts.lines[from]!.zone !== 'main') return false;
    const line = nameLine(page, from, to, isHead);
    if (line < 0) continue;
    const column = lineColumn(outline, line);
    columns.set(column, (columns.get(column) ?? 0) + 1);
    names.add(outline.lines[line]!.text.toLowerCase());
    if ((facts.lines[line]!.name?.match.score ?? 0) > SURE_PERSON) persons++;
    if (holdsList(page, line, to, column)) lists++;
    for (let i = from; i < to; i++) if (facts.lines[i]!.dates.length > 0) days++;
  }
  const size = group.length;
  return (
    Math.max(0, ...columns.values()) >= NAMED * size &&
    names.size >= NAMED * size &&
    persons < MOST_PERSONS * size &&
    days < MOST_DAYS * size &&
    lists <= MOST_LISTS * size
  );
}

/** Whether members need no heading to announce them: each begins with a line that is nothing but the name of a unit, without doubt. */
const nameThemselves = ({ outline, facts }: Page, group: readonly Candidate[]): boolean =>
  group.length >= LEAST_BY_NAME &&
  group.every(({ from }) => {
    const { unit } = facts.lines[from]!;
    return unit !== undefined && unit.score >= SUREST_UNIT && outline.lines[from]!.text.includes(unit.name);
  });

/** Places of all lists of the page that are announced as units. */
export function announcedPlaces(page: Page, context: Context, candidates: Candidates): Set<string> {
  const places = new Set<string>();
  const lettered = new Map<string, Candidate[]>();
  const seen = new Set<readonly Candidate[]>();
  for (const candidate of everyCandidate(candidates)) {
    const { group } = candidate;
    if (seen.has(group)) continue;
    seen.add(group);
    if (announcedUnits(page, context, group)) places.add(listPlace(page.outline, candidate));
    else if (group.every(({ from }) => LETTER.test(page.facts.lines[from]!.heading?.text ?? '')))
      for (const one of group) addTo(lettered, placeOf(page.outline, one), one);
  }
  // Below letters each part may be too short to be a list by itself.
  for (const group of lettered.values())
    if (group.length >= LEAST_LETTERED && announcedUnits(page, context, group))
      places.add(listPlace(page.outline, group[0]!));
  return places;
}

/** Whether one of a list that is announced as units may be one: it begins with neither a sentence nor a person. */
export function mayBeUnit({ outline, facts }: Page, { from, to }: Candidate): boolean {
  for (let i = from; i < to; i++) {
    const { text } = outline.lines[i]!;
    if (/\p{L}{2}/u.test(text)) return !IN_FULL.test(text) && (facts.lines[i]!.name?.match.score ?? 0) <= SURE_PERSON;
  }
  return true;
}

/** Whether a member goes on as a list: with more links or headings in the column of its name, or with two persons and more. */
function holdsList({ outline, facts }: Page, name: number, to: number, column: string): boolean {
  let [alike, persons] = [0, 0];
  for (let i = name + 1; i < to; i++) {
    const { block, runs } = outline.lines[i]!;
    const stands = outline.blocks[block]!.heading || outline.blocks[block]!.link || runs.some((run) => run.link);
    if (stands && lineColumn(outline, i) === column) alike++;
    if ((facts.lines[i]!.name?.match.score ?? 0) > SURE_PERSON) persons++;
  }
  return alike > 0 || persons > 1;
}

/** The line of the head of the list's column, or of a heading just above, that announces units: the nearest one, one that it stands under, or the last that is shown, in whichever section; else -1. */
function announcingLine({ outline, facts }: Page, context: Context, from: number, header: number | undefined): number {
  if (header !== undefined) {
    const { text } = outline.lines[header]!;
    if (context.announcesUnits(text) || headsUnits(text)) return header;
  }
  const { heading } = facts.lines[from]!;
  if (heading && from - heading.line <= FARTHEST && context.at(from).unitList >= 2) return heading.line;
  for (let line = from - 1; line >= Math.max(0, from - FARTHEST); line--) {
    const { block, text } = outline.lines[line]!;
    const { heading, hidden } = outline.blocks[block]!;
    if (heading && !hidden) return context.announcesUnits(text) ? line : -1;
  }
  return -1;
}

/** Whether a list is the menu of the section that the heading stands over: one of its entries, this very page's, is called as the heading is. */
function isMenuOf({ outline }: Page, heading: number, [first, second]: readonly Candidate[]): boolean {
  const { text } = outline.lines[heading]!;
  // Members are blocks of the list, or runs of lines in it.
  const list = first!.block === second!.block ? first!.block : outline.blocks[first!.block]!.parent;
  return (outline.units[list] ?? []).some(({ from, to }) =>
    outline.lines.slice(Math.max(from, heading + 1), to).some((line) => line.text === text),
  );
}

/**
 * The first line that is shown and is a heading, a link or a unit's name; -1 where there is none, or it is a sentence.
 * @param isHead whether the head of a column announces the units: what stands in it need be none of these
 */
function nameLine({ outline, facts }: Page, from: number, to: number, isHead: boolean): number {
  for (let i = from; i < to && i < from + FIRST_LINES; i++) {
    const { text, block, runs } = outline.lines[i]!;
    const { hidden, heading, link } = outline.blocks[block]!;
    if (hidden || !/\p{L}{2}/u.test(text)) continue;
    const stands =
      isHead || heading || link || runs.some((run) => run.link) || (facts.lines[i]!.unit?.score ?? 0) >= SURE_UNIT;
    if (stands) return text.length <= LONGEST_NAME && !SENTENCE.test(text) ? i : -1;
  }
  return -1;
}
