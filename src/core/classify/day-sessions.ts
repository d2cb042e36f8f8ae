/**
 * Days that hold several events: a block begins with a day, nothing else in it but what lies in two or more alike parts could be a name,
 * and each of these has a name and a time of its own ("Friday 17 January" / "Quiz" 20:00 / "Concert" 22:30). Then the parts are the
 * records and not the day. The trees saw few such pages and prefer the day, which has all that a record must have.
 */
import { dayNear } from '../fields/day-around';
import type { Page } from '../fields/record';
import type { Candidate } from '../records/candidates';
import type { RangeFacts } from '../records/range';

/** Added to the log-odds of an event: the same as for units that a heading announces. */
export const SESSION = 3.5;

/** Sessions of a day; a longer list is more than one day. */
const MOST_SESSIONS = 30;
const LONGEST_SESSION = 60;
/** Score as a title from which on a text may be a name; and lines of the day that are not its sessions'. */
const NAMED = 0;
const MOST_BESIDE = 6;

/**
 * Whether the members of a region are the events of one day, whose block states the day and has no name of its own.
 * @param range what a run of lines holds
 */
export function sessionsOfADay(
  { outline, facts, names }: Page,
  group: readonly Candidate[],
  range: (lines: { from: number; to: number }) => RangeFacts,
): boolean {
  if (group.length < 2 || group.length > MOST_SESSIONS) return false;
  const titles = new Set<string>();
  const members = [...group].sort((a, b) => a.from - b.from);
  let end = -1;
  for (const { from, to } of members) {
    if (from < end || to - from > LONGEST_SESSION || range({ from, to }).times === 0) return false;
    end = to;
    const best = names.best(from, to);
    if (!best || best.score <= NAMED) return false;
    titles.add(best.name.text.toLowerCase());
  }
  if (titles.size * 2 <= members.length) return false;
  const first = members[0]!;
  const day = dayNear(outline, facts, first.from);
  if (!day || !members.every((member) => isOn(member))) return false;
  return nothingNamedBeside(day.block);

  /** A session names no day, or its own again. */
  function isOn({ from, to }: Candidate): boolean {
    const own = range({ from, to });
    return own.days === 0 || (own.days === 1 && own.place === range({ from: day!.line, to: first.from }).place);
  }

  /** In the day's block no line outside the sessions could be a name. */
  function nothingNamedBeside(block: number): boolean {
    const inside = new Set<number>();
    for (const { from, to } of members) for (let line = from; line < to; line++) inside.add(line);
    let beside = 0;
    for (let line = outline.from[block]!; line < outline.to[block]!; line++) {
      if (inside.has(line)) continue;
      if (++beside > MOST_BESIDE) return false;
      if ((names.best(line, line + 1)?.score ?? -1) > NAMED) return false;
    }
    return true;
  }
}
