/**
 * Departments that only their heading names, with their people below: "Access Services", "Administration". Where a heading above announces
 * departments, and at least half of the headings of one level are chosen as such, so are those of which no word says that they are units.
 */
import { addTo } from '../multimap';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidates } from './candidate';
import type { Chosen } from './choose';
import { candidateOfLine } from './line-candidate';

const LEAST_UNITS = 3;
const SHARE = 0.5;
const LONGEST = 60;
/** How sure they are beside their like. */
const SURE = 0.7;
const SURE_NAME = 0.6;
/** Those of a sort, whichever department they are of, and how to reach it: "Retired Staff", "Student Workers", "In Memoriam", "Contact Us". */
export const OF_NO_UNIT =
  /(?<!\p{L})(?:contacts?|directory|(?:about|contact|join|meet) us|in memoriam|emerit[aiu]s?|alumni|retirees|workers|volunteers|interns|assistants|trustees|members|(?:retired|former|other|all|our|new|students?|temporary|part-time|adjunct|emerit[aiu]s?) (?:staff|people|employees|faculty|personnel)|kontakte?|ansprechpartner(?:innen)?|ehemalige|im ruhestand|contactos?|jubilados|anciens|retraités)\P{L}*$/iu;

/**
 * @param isAnnounced whether a heading above a line announces units
 * @returns what was chosen, and the other headings of the same level below which somebody stands as departments
 */
export function withSiblingHeadings(
  outline: Outline,
  facts: Facts,
  isAnnounced: (line: number) => boolean,
  candidates: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const lists = new Map<string, Chosen[]>();
  for (const one of chosen) {
    const { candidate, verdict } = one;
    const key = candidate.to - candidate.from === 1 ? levelAt(outline, candidate.from) : undefined;
    if (verdict.kind !== 'department' || key === undefined || !isAnnounced(candidate.from)) continue;
    addTo(lists, key, one);
  }
  const headed = new Set(
    chosen
      .filter(({ verdict }) => verdict.kind === 'person')
      .map(({ candidate }) => facts.lines[candidate.from]!.heading?.line),
  );
  // A person's lines may run on to the next heading; a unit's are the unit's.
  const taken = new Set<number>();
  for (const { candidate, verdict } of chosen)
    if (verdict.kind === 'department') for (let i = candidate.from; i < candidate.to; i++) taken.add(i);
  const mayBe = (line: number): boolean =>
    headed.has(line) &&
    !taken.has(line) &&
    outline.lines[line]!.text.length <= LONGEST &&
    !OF_NO_UNIT.test(outline.lines[line]!.text) &&
    (facts.lines[line]!.name?.match.score ?? 0) < SURE_NAME;
  const others = [...lists].flatMap(([key, units]) => {
    if (units.length < LEAST_UNITS) return [];
    const all = outline.lines.filter(({ index }) => levelAt(outline, index) === key);
    if (units.length < SHARE * all.length) return [];
    const probability = (SURE * units.reduce((sum, { verdict }) => sum + verdict.probability, 0)) / units.length;
    return all.flatMap(({ index }): Chosen[] => {
      const candidate = mayBe(index) ? candidateOfLine(outline, candidates, index) : undefined;
      return candidate ? [{ candidate, verdict: { kind: 'department', probability, gain: 0 } }] : [];
    });
  });
  return [...chosen, ...others];
}

/** Which headings a heading stands beside: those of its level in the same block; undefined for what is none, or is not shown. */
function levelAt({ blocks, lines }: Outline, line: number): string | undefined {
  const { heading, parent, hidden } = blocks[lines[line]!.block]!;
  return heading && !hidden ? `${parent} ${heading}` : undefined;
}
