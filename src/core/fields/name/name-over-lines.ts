/** Names that go over several lines: where one that begins on a line may end. */
import type { Outline } from '../../page/outline';
import type { Block } from '../../page/snapshot';
import type { Facts } from '../../text/facts';
import { isCardSort } from './sort-of-event';

/** "＠Harbour Hall" below a name is where it is. */
const AT_PLACE = /^\s*[@＠]/u;
/** A line longer than this is no part of a name over two lines. */
const LONGEST_PART = 90;
const MOST_JOINED = 4;

/** Ends (exclusive) of names that begin on a line and go on: over the next line, and over all lines of one style. */
export function endsOver(outline: Outline, facts: Facts, index: number, to: number): number[] {
  if (!mayJoin(outline, facts, index) || isCardSort(outline.lines[index]!.text)) return [];
  let end = index + 1;
  while (end < to && end - index < MOST_JOINED && mayJoin(outline, facts, end) && areTogether(outline, end - 1, end))
    end++;
  if (end === index + 1) return [];
  const alike = (at: number): boolean => {
    const [a, b] = [facts.lines[index]!, facts.lines[at]!];
    return a.size === b.size && a.weight === b.weight;
  };
  let run = index + 1;
  while (run < end && alike(run)) run++;
  return run > index + 2 ? [index + 2, run] : [index + 2];
}

function mayJoin(outline: Outline, facts: Facts, index: number): boolean {
  const { text, runs } = outline.lines[index]!;
  const { dateShare, price, emails, telephones } = facts.lines[index]!;
  return (
    text !== '' &&
    text.length <= LONGEST_PART &&
    dateShare === 0 &&
    !price &&
    emails.length + telephones.length === 0 &&
    !AT_PLACE.test(text) &&
    !runs.some(({ hint }) => hint === 'location')
  );
}

/** Two lines of one block, or of blocks side by side, but not of two cells. */
function areTogether({ blocks, lines }: Outline, first: number, second: number): boolean {
  const [a, b] = [lines[first]!.block, lines[second]!.block];
  if (a === b) return true;
  return blocks[a]!.parent === blocks[b]!.parent && !isCell(blocks[a]!) && !isCell(blocks[b]!);
}

const isCell = ({ tag }: Block): boolean => tag === 'td' || tag === 'th';
