/**
 * An entry of a list of which only the day was chosen: <li>Harbour Committee <div>October 22, 3 pm</div></li>. Where a list is short, nothing tells the trees
 * that the day's block is no event of its own.
 */
import type { Outline } from '../page/outline';
import type { Facts } from '../text/facts';
import type { Candidate, Candidates } from './candidate';
import type { Chosen } from './choose';

const ITEM = /^(?:li|article)$/;
/** Of more entries that are alike the trees have seen what is a record. */
const MOST_ALIKE = 2;
const MOST_LINES = 8;
/** Share of a line from which on it says when and nothing else. */
const MOSTLY_DATE = 0.7;

/** @returns what was chosen; events that are nothing but a day are the whole entry around them, where it has no other day and holds no other record */
export function withWholeItems(
  outline: Outline,
  { lines }: Facts,
  candidates: Candidates,
  chosen: readonly Chosen[],
): Chosen[] {
  return chosen.map((one) => {
    const { candidate, verdict } = one;
    if (verdict.kind !== 'event' || candidate.group.length > MOST_ALIKE || !isOnlyDay(candidate)) return one;
    const item = itemAround(outline, candidates, candidate);
    if (!item || item.to - item.from > MOST_LINES) return one;
    const isTaken = chosen.some(
      ({ candidate: { from, to } }) => from !== candidate.from && from < item.to && to > item.from,
    );
    const hasOtherDay = lines
      .slice(item.from, item.to)
      .some(
        ({ dates }, i) => !isWithin(item.from + i, candidate) && dates.some(({ precision }) => precision === 'day'),
      );
    return isTaken || hasOtherDay ? one : { verdict, candidate: item };
  });

  function isOnlyDay({ from, to }: Candidate): boolean {
    return lines.slice(from, to).every(({ dateShare }) => dateShare >= MOSTLY_DATE);
  }
}

const isWithin = (line: number, { from, to }: Candidate): boolean => line >= from && line < to;

/** The nearest entry of a list around a candidate, where it holds more. */
function itemAround({ blocks }: Outline, { alone }: Candidates, { block, from, to }: Candidate): Candidate | undefined {
  let up = block;
  while (up >= 0 && !ITEM.test(blocks[up]!.tag)) up = blocks[up]!.parent;
  const item = alone[up];
  return item && (item.from < from || item.to > to) ? item : undefined;
}
