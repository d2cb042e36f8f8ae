/** Entries of lists by day, of which the page says that they are events: each begins with the day that its list gave it. */
import type { Page } from '../../fields/record';
import type { Candidate } from '../../records/candidate';
import { isDayOfList } from '../../text/day-lists/day-list';

/** @returns whether all members of a group are such entries */
export const areOfDayLists = ({ outline }: Page, group: readonly Candidate[]): boolean =>
  group.every(({ from, to }) => to - from > 1 && isDayOfList(outline.lines[from]!));
