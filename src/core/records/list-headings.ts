/**
 * A heading that only says that units follow ("City Hospital – Departments", みなと病院 診療科) reads like a unit's name, and stands among
 * them: where several of the chosen stand below it, it is their heading and no record.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Chosen } from './choose';

/** Units that must stand below. */
const LEAST_BELOW = 3;

/** "Centre des services numériques", "Direction of Schools": what a unit is there for, and no list. */
const WHAT_FOR =
  /(?<=\p{L}\s+)(?:of|for|d[eou]s?|d[aei]|del|dei|degli|delle|der|für|van|voor|för|til)\s(?:(?!\s[-–—:|]\s).)*/giu;

/** Whether a heading says that units follow, and is no unit's name: "Support Offices", but not "Office for Libraries". */
export const saysUnitsFollow = (text: string, { words }: Facts): boolean =>
  words.has('unitList', text.replace(WHAT_FOR, ''));

/** @returns what was chosen, without departments that are nothing but the heading of others */
export function withoutListHeadings(outline: Outline, facts: Facts, chosen: readonly Chosen[]): Chosen[] {
  const below = new Map<number, number>();
  for (const { candidate, verdict } of chosen) {
    if (verdict.kind !== 'department') continue;
    for (let up = facts.lines[candidate.from]!.heading; up; up = up.above)
      below.set(up.line, (below.get(up.line) ?? 0) + 1);
  }
  const isListHeading = ({ candidate: { from, to }, verdict }: Chosen): boolean =>
    verdict.kind === 'department' &&
    to - from === 1 &&
    (below.get(from) ?? 0) >= LEAST_BELOW &&
    saysUnitsFollow(outline.lines[from]!.text, facts);
  return chosen.filter((one) => !isListHeading(one));
}
