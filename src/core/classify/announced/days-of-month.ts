/**
 * A month with its days in one block: "4月", and below it a list of "8日(水) Opening", "24日(金) Outing". The entries are the records and not the
 * month, whose block has days and a name as well.
 */
import { namesEvents } from '../../text/list-of-events';
import { withoutDates } from '../../fields/name/undated';
import type { Extent, Page } from '../../fields/record';
import type { RangeFacts } from '../../records/range';

/** Entries of a month, and lines of one. */
const [LEAST, MOST] = [2, 40];
const LONGEST = 6;
/** Share of the entries that must begin with a day and have a name, and share of these that are to come where no heading says events. */
const SHARE = 0.8;
const AHEAD = 0.6;
/** Two letters are a name in scripts without blanks (遠足), however little they score as one. */
const NAME = /\p{L}{2}/u;
/** A mark or bracket may stand before the day. */
const FIRST_SIGNS = 2;

const NONE: ReadonlySet<number> = new Set();

/**
 * @param members parts that lie side by side, in reading order
 * @param range what a run of lines holds
 * @returns first lines of those that are on some day of the month that their block begins with; none where they are not of one month
 */
export function daysOfAMonth(
  page: Page,
  members: readonly Extent[],
  range: (lines: Extent) => RangeFacts,
): ReadonlySet<number> {
  const { outline, facts } = page;
  if (members.length < LEAST || members.length > MOST || !isBelowMonth(page, members)) return NONE;
  const dated = members.filter(({ from, to }) => {
    const [day] = facts.lines[from]!.dates;
    const begins = day?.precision === 'day' && day.index <= FIRST_SIGNS;
    const isNamed = (line: number): boolean => NAME.test(withoutDates(facts, line, outline.lines[line]!.text));
    return begins && to - from <= LONGEST && (isNamed(from) || (from + 1 < to && isNamed(from + 1)));
  });
  if (dated.length < SHARE * members.length) return NONE;
  const toCome = dated.filter((one) => range(one).ahead > 0).length;
  return saysEvents(page, members[0]!.from) || toCome >= AHEAD * dated.length
    ? new Set(dated.map(({ from }) => from))
    : NONE;
}

/** The entries of the month that a block begins with; none where it is no month with its days. */
export function entriesOfMonth(page: Page, block: number, range: (lines: Extent) => RangeFacts): ReadonlySet<number> {
  const { units, from, to } = page.outline;
  let list = units[block]!.at(-1)?.block ?? -1;
  while (list >= 0 && units[list]!.length === 1) list = units[list]![0]!.block;
  if (list < 0 || from[list] === from[block] || to[list] !== to[block]) return NONE;
  return daysOfAMonth(page, units[list]!, range);
}

/** Whether the members are all of a block but a month, which it begins with. */
function isBelowMonth({ outline, facts }: Page, members: readonly Extent[]): boolean {
  const { blocks, lines, from, to } = outline;
  const [first, end] = [members[0]!.from, members.at(-1)!.to];
  let { block } = lines[first]!;
  while (block > 0 && from[block] === first) block = blocks[block]!.parent;
  if (to[block] !== end) return false;
  const above = lines.slice(from[block], first).filter(({ text }) => text !== '');
  const [month, ...others] = above.length === 1 ? facts.lines[above[0]!.index]!.dates : [];
  return month?.precision === 'month' && !month.end && others.length === 0 && month.length === above[0]!.text.length;
}

/** Whether a heading above says that events follow, and nothing of news. */
export function saysEvents({ facts }: Page, line: number): boolean {
  const { words } = facts;
  for (let { heading } = facts.lines[line]!; heading; heading = heading.above)
    if (namesEvents(heading.text) || (words.has('eventSection', heading.text) && !words.has('news', heading.text)))
      return true;
  return false;
}
