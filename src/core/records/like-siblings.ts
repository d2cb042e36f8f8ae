/**
 * Entries of a list that are laid out line for line like the events beside them: <li> with a house, a title and its days, some of them without a link.
 * What sets them apart for the judge is markup, not what they are.
 */
import { className, lineColumn } from '../page/line-column';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidate, Candidates } from './candidates';
import type { Chosen } from './choose';

/** Events that a list must have already, and their share of its entries. */
const LEAST = 4;
const SHARE = 0.6;
/** Events that must be laid out just so. */
const LEAST_ALIKE = 2;
/** Single lines are alike by chance. */
const LEAST_LINES = 3;

/** @returns what was chosen, and the entries beside it that are laid out as it is */
export function withLikeSiblings(
  outline: Outline,
  { lines }: Facts,
  { alone }: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const { blocks } = outline;
  const lists = new Map<string, Chosen[]>();
  for (const one of chosen) {
    const { block, from, to } = one.candidate;
    const whole = alone[block];
    if (one.verdict.kind !== 'event' || whole?.from !== from || whole.to !== to) continue;
    const list = listOf(block);
    lists.set(list, [...(lists.get(list) ?? []), one]);
  }
  const added = [...lists].flatMap(([list, events]) => (events.length < LEAST ? [] : alikeIn(list, events)));
  return added.length === 0 ? [...chosen] : [...chosen, ...added].sort((a, b) => a.candidate.from - b.candidate.from);

  function alikeIn(list: string, events: readonly Chosen[]): Chosen[] {
    const { parent } = blocks[events[0]!.candidate.block]!;
    const entries = alone.filter(
      (one): one is Candidate =>
        one !== undefined && blocks[one.block]!.parent === parent && listOf(one.block) === list,
    );
    if (events.length < SHARE * entries.length) return [];
    const layouts = events.map(({ candidate }) => layoutOf(candidate));
    return entries.flatMap((entry) => {
      if (chosen.some(({ candidate: { from, to } }) => from < entry.to && to > entry.from)) return [];
      const layout = layoutOf(entry);
      const like = events.filter((_, n) => layouts[n] === layout);
      if (entry.to - entry.from < LEAST_LINES || !hasDay(entry) || like.length < LEAST_ALIKE) return [];
      const { candidate, verdict } = like[0]!;
      return [{ verdict, candidate: { ...entry, group: candidate.group } }];
    });
  }

  /** Its parent, and its tag and class in it. */
  function listOf(block: number): string {
    const { parent, tag, hint } = blocks[block]!;
    return `${parent} ${tag}.${className(hint)}`;
  }

  /** What its lines are, and which of them say when. */
  function layoutOf({ from, to }: Candidate): string {
    return lines
      .slice(from, to)
      .map(({ dates }, n) => `${lineColumn(outline, from + n)} ${dates.length > 0}`)
      .join('\n');
  }

  function hasDay({ from, to }: Candidate): boolean {
    return lines.slice(from, to).some(({ dates }) => dates.some(({ precision }) => precision === 'day'));
  }
}
