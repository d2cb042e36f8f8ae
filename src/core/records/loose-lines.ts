/**
 * A person's lines that no block holds: <b>Ann Lee</b>, Professor<br>Phone …<p><b>Bo Ray</b> … With a <p> set after each, as hand-made
 * pages have it, all but the first stand in a block; of the first only the name is chosen, and its other lines are left.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Chosen } from './choose';

const MOST_LINES = 8;
/** Score from which on another name begins another person. */
const SURE_NAME = 0.6;

/** @returns what was chosen; a person's one loose line takes those after it, up to where the next person begins */
export function withLooseLines(outline: Outline, facts: Facts, chosen: readonly Chosen[]): Chosen[] {
  return chosen.map((one, i) => {
    const { candidate, verdict } = one;
    if (verdict.kind !== 'person' || candidate.to - candidate.from !== 1) return one;
    const to = endOfLines(outline, facts, candidate.block, candidate.to);
    const next = chosen[i + 1];
    const told = facts.lines
      .slice(candidate.to, to)
      .some(({ emails, telephones }) => emails.length + telephones.length > 0);
    return told && next?.verdict.kind === 'person' && next.candidate.from === to
      ? { verdict, candidate: { ...candidate, to } }
      : one;
  });
}

/** The line after the last one of the block's own lines from `from` on, without a rule or another name between. */
function endOfLines({ units, rules }: Outline, facts: Facts, block: number, from: number): number {
  const own = units[block]!;
  const ruled = new Set(rules.get(block) ?? []);
  let place = own.findIndex((unit) => unit.from === from);
  let to = from;
  while (
    place >= 0 &&
    place < own.length &&
    own[place]!.block < 0 &&
    !ruled.has(own[place]!.from) &&
    to - from < MOST_LINES
  ) {
    if ((facts.lines[own[place]!.from]!.name?.match.score ?? 0) >= SURE_NAME) break;
    to = own[place++]!.to;
  }
  return to;
}
