/**
 * Colleges named by headings: a heading that names a college, with departments chosen below it, is a record as much as they
 * are. Alone on its line it looks like any heading; what stands below says what it is (WEB-UIE, section 4: a college contains
 * its departments).
 */
import { addTo } from '../multimap';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidates } from './candidate';
import type { Chosen } from './choose';
import { candidateOfLine } from './line-candidate';

/** Departments that must stand below, and how surely the heading must name a college. */
const LEAST_BELOW = 2;
const LEAST_SCORE = 0.8;
/** How sure it is beside what stands below it. */
const SHARE = 0.7;

/** @returns what was chosen, and the headings' own candidates as departments of the level "college" */
export function withParentUnits(
  outline: Outline,
  facts: Facts,
  candidates: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const below = new Map<number, Chosen[]>();
  for (const one of chosen) {
    const heading = one.verdict.kind === 'department' ? facts.lines[one.candidate.from]!.heading : undefined;
    if (heading) addTo(below, heading.line, one);
  }
  const taken = (line: number): boolean => chosen.some(({ candidate: { from, to } }) => from <= line && line < to);
  const parents = [...below].flatMap(([line, units]): Chosen[] => {
    const { unit } = facts.lines[line]!;
    if (units.length < LEAST_BELOW || !unit || unit.level !== 'college' || unit.score < LEAST_SCORE) return [];
    const candidate = taken(line) ? undefined : candidateOfLine(outline, candidates, line);
    if (!candidate) return [];
    const probability = (SHARE * units.reduce((sum, { verdict }) => sum + verdict.probability, 0)) / units.length;
    return [{ candidate, verdict: { kind: 'department', probability, gain: 0 } }];
  });
  return [...chosen, ...parents];
}
