/** Entries of which the page says elsewhere when or what they are: each has the day that its list gave it, or the body that its table did. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import { isBodyOfDay } from '../../text/days-of-bodies';
import { isDayOfList } from '../../text/day-lists/day-list';

/** @returns whether all members of a group are entries of lists by day of which the page says that they are events */
export const areOfDayLists = ({ outline }: Page, group: readonly Candidate[]): boolean =>
  group.every(({ from, to }) => to - from > 1 && isDayOfList(outline.lines[from]!));

/** @returns whether the members of a group are cells of a table of bodies and their days, each a day or a dash */
export function areDaysOfBodies({ outline: { lines } }: Page, group: readonly Candidate[]): boolean {
  const days = group.filter(({ from }) => isBodyOfDay(lines[from]!));
  const isDash = ({ from, to }: Candidate): boolean => to - from === 1 && !/[\p{L}\p{N}]/u.test(lines[from]!.text);
  return (
    days.length > 0 && group.every((one) => one.to - one.from <= LONGEST_CELL && (days.includes(one) || isDash(one)))
  );
}
/** A body, its day, and perhaps an hour. */
const LONGEST_CELL = 3;
