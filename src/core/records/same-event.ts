/**
 * One event in two pieces: an entry of a list of which the choice took the name with its day and, for a second record, the day again with
 * its hours and the place, the calendar leaf beside the entry, or the text below, which says day, name and hour again. Together they are the entry.
 */
import { className } from '../page/line-column';
import { textOf, type Outline } from '../page/outline';
import { isSameDay, type DateMention } from '../text/dates/index';
import type { Facts } from '../text/facts';
import { lettersOf } from '../text/letters';
import type { Candidate, Candidates } from './candidate';
import type { Chosen } from './choose';
import { sharingLines } from './sharing';

const ITEM = /^(?:li|article|tr)$/;
/** Entries of more lines hold several events. */
const MOST_LINES = 20;
/** Lines between the pieces. */
const FARTHEST = 2;

/** @returns what was chosen; two events that are pieces of one entry of a list are that entry */
export function withWholeEvents(
  outline: Outline,
  facts: Facts,
  candidates: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  const sharing = sharingLines(chosen);
  const out: Chosen[] = [];
  for (const one of chosen) {
    const before = out.at(-1);
    const entry =
      before && arePieces(outline, facts, before, one) && !areTwins(before, one) ? entryAround(before, one) : undefined;
    if (!before || !entry) {
      out.push(one);
      continue;
    }
    const { verdict } = one.verdict.probability > before.verdict.probability ? one : before;
    out[out.length - 1] = { candidate: entry, verdict };
  }
  return out;

  /** Whether each is a block of its own, of one kind and side by side: two cards below one day. */
  function areTwins({ candidate: one }: Chosen, { candidate: next }: Chosen): boolean {
    const { blocks } = outline;
    const isWhole = ({ block, from, to }: Candidate): boolean =>
      outline.from[block] === from && outline.to[block] === to;
    const [a, b] = [blocks[one.block]!, blocks[next.block]!];
    return (
      isWhole(one) &&
      isWhole(next) &&
      a.parent === b.parent &&
      a.tag === b.tag &&
      className(a.hint) === className(b.hint)
    );
  }

  /** The entry that holds two pieces and no other record: one that stands beside others like it, or an item. */
  function entryAround(one: Chosen, next: Chosen): Candidate | undefined {
    const { blocks, from, to } = outline;
    let item: Candidate | undefined;
    for (let block = one.candidate.block; block >= 0; block = blocks[block]!.parent) {
      if (to[block]! < next.candidate.to) continue;
      const lines = to[block]! - from[block]!;
      if (lines > MOST_LINES || (item && lines > item.to - item.from) || holdsOther(from[block]!, to[block]!)) break;
      const alone = candidates.alone[block];
      if (alone && alone.group.length > 1) return alone;
      if (alone && ITEM.test(blocks[block]!.tag)) item ??= alone;
    }
    return item;

    function holdsOther(start: number, end: number): boolean {
      return sharing(start, end).some((other) => other !== one && other !== next);
    }
  }
}

/**
 * Whether two records follow each other, are on the same and no other day, only one says an hour (or one repeats the other's heading and hour), only
 * one has a heading, and they lead to no two pages.
 */
function arePieces(outline: Outline, facts: Facts, one: Chosen, next: Chosen): boolean {
  if (one.verdict.kind !== 'event' || next.verdict.kind !== 'event') return false;
  const gap = next.candidate.from - one.candidate.to;
  if (gap < 0 || gap > FARTHEST) return false;
  const [days, others] = [daysOf(facts, one), daysOf(facts, next)];
  const first = days[0];
  if (!first || others.length === 0 || ![...days, ...others].every((day) => isSameDay(day, first))) return false;
  if (hasHour(facts, one) === hasHour(facts, next) && !repeats(outline, facts, one, next)) return false;
  return !(hasHeading(outline, one) && hasHeading(outline, next)) && linksOf(outline, [one, next]).size < 2;
}

const mentionsOf = ({ lines }: Facts, { candidate: { from, to } }: Chosen): DateMention[] =>
  lines.slice(from, to).flatMap(({ dates }) => dates);

const daysOf = (facts: Facts, one: Chosen): DateMention[] =>
  mentionsOf(facts, one).filter(({ precision }) => precision === 'day');

const hasHour = (facts: Facts, one: Chosen): boolean => mentionsOf(facts, one).some(({ startTime }) => startTime);

const hasHeading = ({ blocks, lines }: Outline, { candidate: { from, to } }: Chosen): boolean =>
  lines.slice(from, to).some(({ block }) => blocks[block]!.heading);

/** "Reed Night" / "5 May, 18:30 – 23:00", and "5 May: Hay presents Reed Night, doors 18:30, start 19:00". */
function repeats(outline: Outline, facts: Facts, one: Chosen, next: Chosen): boolean {
  const hours = hoursOf(facts, next);
  const heading = lettersOf(headingsOf(outline, one));
  return (
    heading.length >= SHORTEST_HEADING &&
    hoursOf(facts, one).some((hour) => hours.includes(hour)) &&
    lettersOf(textOf(outline, next.candidate.from, next.candidate.to)).includes(heading)
  );
}

/** Shorter ones stand in any text. */
const SHORTEST_HEADING = 4;

const headingsOf = ({ blocks, lines }: Outline, { candidate: { from, to } }: Chosen): string =>
  lines
    .slice(from, to)
    .filter(({ block }) => blocks[block]!.heading)
    .map(({ text }) => text)
    .join(' ');

/** Hours at which it begins or the doors open. */
const hoursOf = (facts: Facts, one: Chosen): string[] =>
  mentionsOf(facts, one).flatMap(({ startTime, doorTime }) =>
    [startTime, doorTime].flatMap((time) => (time ? [`${time.hour}:${time.minute}`] : [])),
  );

const linksOf = ({ lines }: Outline, pieces: readonly Chosen[]): Set<string> =>
  new Set(
    pieces
      .flatMap(({ candidate: { from, to } }) => lines.slice(from, to))
      .flatMap(({ runs }) => runs.flatMap(({ link }) => (link ? [link] : []))),
  );
