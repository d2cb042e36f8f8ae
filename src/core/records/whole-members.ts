/**
 * Cards of which only a part was chosen, each time one: a heading with its sheet of facts inside, and beside it the picture, the text and the
 * link that leads on. The part reads more like an event than the card does; where the judge takes the cards for records as well, they are.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidate, Candidates } from './candidate';
import type { Chosen } from './choose';
import type { Judge, Verdict } from './judge';
import { sharingLines } from './sharing';

/** Cards that must hold one record each. */
const LEAST = 3;
const LONGEST = 40;
/** Blocks around a part that may be its card. */
const UP = 3;

/** @returns what was chosen; events that are each the one of a card are the whole card */
export function withWholeMembers(
  outline: Outline,
  facts: Facts,
  { alone }: Candidates,
  judge: Judge,
  chosen: readonly Chosen[],
): Chosen[] {
  const seen = new Set<Candidate[]>();
  const sharing = sharingLines(chosen);
  /** What was chosen → the card that it is now. */
  const cardOf = new Map<Chosen, Chosen>();
  for (const { candidate, verdict } of chosen) {
    if (verdict.kind !== 'event') continue;
    for (const member of cardsAround(candidate)) {
      if (seen.has(member.group)) continue;
      seen.add(member.group);
      const whole = wholeOf(member.group);
      if (!whole) continue;
      for (const card of whole)
        for (const part of sharing(card.candidate.from, card.candidate.to)) cardOf.set(part, card);
      break;
    }
  }
  return [...new Set(chosen.map(now))].sort((a, b) => a.candidate.from - b.candidate.from);

  function now(one: Chosen): Chosen {
    return cardOf.get(one) ?? one;
  }

  function cardsAround({ block, from, to }: Candidate): Candidate[] {
    const found: Candidate[] = [];
    for (let up = block, n = 0; up >= 0 && n <= UP; up = outline.blocks[up]!.parent, n++) {
      const card = alone[up];
      if (card && card.group.length >= LEAST && (card.from < from || card.to > to)) found.push(card);
    }
    return found;
  }

  /** The cards of a group that hold a record; undefined where one of them holds more than one, or is none by itself. */
  function wholeOf(group: readonly Candidate[]): Chosen[] | undefined {
    const whole: Chosen[] = [];
    for (const card of group) {
      const parts = [...new Set(sharing(card.from, card.to).map(now))];
      if (parts.length === 0) continue;
      const verdict = verdictOn(card);
      if (!verdict || card.to - card.from > LONGEST || !isOne(card, parts)) return undefined;
      const probability = Math.max(...parts.map((part) => part.verdict.probability));
      whole.push({ candidate: card, verdict: { ...verdict, probability } });
    }
    return whole.length >= LEAST ? whole : undefined;
  }

  function verdictOn(card: Candidate): Verdict | undefined {
    return judge.judge(card).find(({ kind, gain }) => kind === 'event' && gain > 0);
  }

  /** One part, or a heading and what stands below it taken for two; no other day stands beside, but in a heading. */
  function isOne(card: Candidate, parts: readonly Chosen[]): boolean {
    if (!parts.every(({ candidate, verdict }) => verdict.kind === 'event' && isWithin(candidate, card))) return false;
    const [first, second, ...more] = parts.map(({ candidate }) => candidate);
    if (more.length > 0 || (second && !(isAllHeading(first!) && first!.to === second.from))) return false;
    for (let line = card.from; line < card.to; line++) {
      const isInside = parts.some(({ candidate: { from, to } }) => line >= from && line < to);
      const isDated = facts.lines[line]!.dates.some(({ precision }) => precision === 'day');
      if (isDated && !isInside && !isHeading(line)) return false;
    }
    return true;
  }

  function isAllHeading({ from, to }: Candidate): boolean {
    for (let line = from; line < to; line++) if (!isHeading(line)) return false;
    return true;
  }

  function isHeading(line: number): boolean {
    return outline.blocks[outline.lines[line]!.block]!.heading !== undefined;
  }
}

const isWithin = ({ from, to }: Candidate, card: Candidate): boolean => from >= card.from && to <= card.to;
