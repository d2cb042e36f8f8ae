/**
 * Who works where: below each of several units stands a line that is nothing but full names, with commas between them ("Ann Lee, Bo Ray"). The
 * choice takes the card for the unit's, rightly; each of these names is a record of a person as much. Beside titles of papers and of events such
 * lines name authors and acts, so this is asked of units only.
 */
import { addTo } from '../../multimap';
import type { Extent, Page } from '../record';
import type { PersonRecord } from '../../finding';
import { lineColumn } from '../../page/line-column';
import type { Candidate } from '../../records/candidate';
import type { Chosen } from '../../records/choose';
import { isFullName, personOn } from './full-name';

const LEAST_UNITS = 3;
/** Share of the units of the list that have such a line, in one column. */
const PEOPLED = 0.7;
/** Scores of a line's first name: alone on its line, and with others behind it, which makes it less like a name. */
const SURE_NAME = 0.6;
const FIRST_OF_MANY = 0.25;
/** How sure a person is beside the unit. */
const SHARE = 0.8;

/** @returns the persons named within the chosen units, each with the line that names it */
export function peopleOfUnits(page: Page, chosen: readonly Chosen[]): { from: number; record: PersonRecord }[] {
  const lists = new Map<readonly Candidate[], Chosen[]>();
  for (const one of chosen) {
    if (one.verdict.kind !== 'department') continue;
    addTo(lists, one.candidate.group, one);
  }
  const taken = new Set<number>();
  for (const { candidate, verdict } of chosen)
    if (verdict.kind === 'person') for (let i = candidate.from; i < candidate.to; i++) taken.add(i);
  return [...lists.values()].flatMap((units) => {
    const column = columnOfNames(page, units);
    if (column === undefined) return [];
    return units.flatMap(({ candidate, verdict }) =>
      linesOfNames(page, candidate)
        .filter((line) => !taken.has(line) && lineColumn(page.outline, line) === column)
        .flatMap((line) =>
          namesOf(page.outline.lines[line]!.text).map((name) => ({
            from: line,
            record: personOn(page, line, name, SHARE * verdict.probability),
          })),
        ),
    );
  });
}

/** The column in which most of the units have such a line. */
function columnOfNames(page: Page, units: readonly Chosen[]): string | undefined {
  if (units.length < LEAST_UNITS) return undefined;
  const counts = new Map<string, number>();
  for (const { candidate } of units) {
    const own = linesOfNames(page, candidate).map((line) => lineColumn(page.outline, line));
    for (const column of new Set(own)) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= PEOPLED * units.length)?.[0];
}

const namesOf = (text: string): string[] => text.split(',').map((name) => name.trim());

/** Lines behind the unit's name that are nothing but full names. */
function linesOfNames({ outline, facts }: Page, { from, to }: Extent): number[] {
  return outline.lines.slice(from + 1, to).flatMap(({ index, text, block }) => {
    const match = facts.lines[index]!.name?.match;
    const names = namesOf(text);
    const isSure = match && match.score >= (names.length > 1 ? FIRST_OF_MANY : SURE_NAME) && match.name === names[0];
    const areNames = isSure && names.every(isFullName);
    return areNames && !outline.blocks[block]!.hidden ? [index] : [];
  });
}
