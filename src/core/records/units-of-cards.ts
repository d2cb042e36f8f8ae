/**
 * Units at the head of cards of one list, where the choice took some of the cards for the unit's and others only for those named in them: 外科 above
 * its doctors in a group of three, as 総合内科 above its in a group of four. Cards that stand alike and begin alike are alike.
 */
import { addTo } from '../multimap';
import { lineColumn } from '../page/line-column';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidate, Candidates } from './candidate';
import type { Chosen } from './choose';
import { candidateOfLine } from './line-candidate';

const LEAST_CARDS = 4;
const SURE_UNIT = 0.6;
const SURE_NAME = 0.6;
/** Score of a short name, which says little by itself (外科). */
const MAYBE_UNIT = 0.15;
const LONGEST_NAME = 60;
/** Shares of the cards: begin with a unit's name in one column, and each with another; are chosen as units already. */
const NAMED = 0.7;
const CHOSEN = 1 / 3;
/** How sure they are beside those. */
const SURE = 0.7;

/**
 * @param placeOf where a candidate stands, whichever of alike lists it stands in
 * @returns what was chosen, and the other cards of such lists as departments
 */
export function withUnitsOfCards(
  outline: Outline,
  facts: Facts,
  placeOf: (candidate: Candidate) => string,
  candidates: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const units = new Map<string, Chosen[]>();
  for (const one of chosen)
    if (one.verdict.kind === 'department' && candidates.alone[one.candidate.block] === one.candidate)
      addTo(units, placeOf(one.candidate), one);
  const cards = new Map<string, Candidate[]>();
  for (const candidate of units.size > 0 ? candidates.alone : []) {
    const place = candidate ? placeOf(candidate) : '';
    if (candidate && units.has(place) && isShown(outline, facts, candidate.from)) addTo(cards, place, candidate);
  }
  const takenBy = ({ from, to }: Candidate): Chosen[] =>
    chosen.filter(({ candidate }) => candidate.from < to && from < candidate.to);
  const others = [...units].flatMap(([place, known]) => {
    const all = cards.get(place) ?? [];
    if (all.length < LEAST_CARDS || known.length < CHOSEN * all.length || !areUnits(outline, facts, all)) return [];
    const probability = (SURE * known.reduce((sum, { verdict }) => sum + verdict.probability, 0)) / known.length;
    return all.flatMap((card): Chosen[] => {
      const taken = takenBy(card);
      if (taken.length === 0 || taken.some(({ verdict }) => verdict.kind !== 'person')) return [];
      if (isHead(outline, card) || !mayBeUnit(outline, facts, card.from)) return [];
      // What is said of several people within it is theirs; a term by itself is no candidate.
      const isWhole = taken.every(({ candidate }) => candidate === card);
      const own = isWhole ? undefined : candidateOfLine(outline, candidates, card.from);
      return [{ candidate: own ?? card, verdict: { kind: 'department', probability, gain: 0 } }];
    });
  });
  return [...chosen, ...others];
}

const isShown = ({ blocks, lines }: Outline, facts: Facts, line: number): boolean =>
  facts.lines[line]!.zone === 'main' && !blocks[lines[line]!.block]!.hidden;

/** Whether all cells of a row are heads of columns. */
const isHead = ({ blocks, lines }: Outline, { from, to }: Candidate): boolean =>
  lines.slice(from, to).every(({ block }) => blocks[block]!.tag === 'th');

/** Whether cards begin with units, most of them by their words, all with different ones, in one column. */
function areUnits(outline: Outline, facts: Facts, cards: readonly Candidate[]): boolean {
  const columns = new Map<string, number>();
  const names = new Set<string>();
  for (const { from } of cards) {
    names.add(outline.lines[from]!.text);
    const { unit, title } = facts.lines[from]!;
    if (!unit?.chunk.whole || unit.score < SURE_UNIT || title) continue;
    const column = lineColumn(outline, from);
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  return Math.max(0, ...columns.values()) >= NAMED * cards.length && names.size === cards.length;
}

/** Whether a line may be a unit's name beside those of others. */
function mayBeUnit({ lines }: Outline, facts: Facts, line: number): boolean {
  const { unit, name, title } = facts.lines[line]!;
  const isUnit = (unit?.score ?? 0) >= MAYBE_UNIT && unit!.chunk.whole;
  return isUnit && !title && (name?.match.score ?? 0) < SURE_NAME && lines[line]!.text.length <= LONGEST_NAME;
}
