/**
 * Entries of a list that are laid out line for line like the events beside them: <li> with a house, a title and its days, some of them without a link.
 * What sets them apart for the judge is markup, not what they are.
 */
import { addTo } from '../multimap';
import { className, lineColumn } from '../page/line-column';
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidate, Candidates } from './candidate';
import type { Chosen } from './choose';
import { sharingLines } from './sharing';

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
    addTo(lists, list, one);
  }
  for (const [list, events] of lists) if (events.length < LEAST) lists.delete(list);
  if (lists.size === 0) return [...chosen];
  const sharing = sharingLines(chosen);
  const entriesOf = new Map<string, Candidate[]>();
  for (const one of alone) if (one && lists.has(listOf(one.block))) addTo(entriesOf, listOf(one.block), one);
  const added = [...lists].flatMap(([list, events]) => alikeIn(entriesOf.get(list)!, events));
  return added.length === 0 ? [...chosen] : [...chosen, ...added].sort((a, b) => a.candidate.from - b.candidate.from);

  function alikeIn(entries: readonly Candidate[], events: readonly Chosen[]): Chosen[] {
    if (events.length === entries.length || events.length < SHARE * entries.length) return [];
    const byLayout = new Map<string, Chosen[]>();
    for (const event of events) addTo(byLayout, layoutOf(event.candidate), event);
    const headed = new Set(events.map(({ candidate }) => datedHeading(candidate)));
    return entries.flatMap((entry) => {
      if (!hasDay(entry) || sharing(entry.from, entry.to).length > 0) return [];
      const isLong = entry.to - entry.from >= LEAST_LINES;
      const isHeadedAlike = headed.size === 1 && datedHeading(entry) !== undefined && headed.has(datedHeading(entry));
      const like = isHeadedAlike ? events : isLong ? (byLayout.get(layoutOf(entry)) ?? []) : [];
      if (like.length < LEAST_ALIKE) return [];
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

  /** Where the heading stands that an entry begins with, if it has a day: "February 16, 2026 - Regular Meeting". */
  function datedHeading({ from, to }: Candidate): string | undefined {
    const isHeading = blocks[outline.lines[from]!.block]!.heading !== undefined;
    return isHeading && hasDay({ from, to: Math.min(to, from + 1) }) ? lineColumn(outline, from) : undefined;
  }

  function hasDay({ from, to }: Pick<Candidate, 'from' | 'to'>): boolean {
    return lines.slice(from, to).some(({ dates }) => dates.some(({ precision }) => precision === 'day'));
  }
}
