/** A day and the list below or beside it. */
import type { Line } from '../../page/outline';
import type { Item } from '../../page/snapshot';
import { findDates } from '../dates/index';

/** A block, or lines of a cell that become one. */
export type Entry = number | { cell: number; items: Item[] };

export interface DayList {
  /** The day as it is said, and an index into the snapshot's styles. */
  said: string;
  style: number;
  /** The block whose item `at` gives way to the entries. */
  parent: number;
  at: number;
  entries: Entry[];
  /** The block of the day above the list. */
  head?: number;
}

/** What a day that an entry was given is marked with, in place of class names. */
export const OF_LIST = 'day-of-list';

/** @returns whether a line is the day that an entry was given, or that of the list itself */
export const isDayOfList = ({ runs: [first] }: Line): boolean => first?.hint === OF_LIST;

const LONGEST_DAY = 40;
/** Share of its line that the day must be: "6日（土） 仏滅". */
const WHOLLY = 0.6;

/** @returns whether a text is one day and hardly more */
export function isDay(text: string, lang: string): boolean {
  if (text === '' || text.length > LONGEST_DAY || !/\p{N}/u.test(text)) return false;
  const [mention, ...others] = findDates(text, { lang });
  return (
    others.length === 0 &&
    mention?.precision === 'day' &&
    mention.start?.day !== undefined &&
    mention.end === undefined &&
    mention.length >= WHOLLY * text.length
  );
}

/** @returns whether a text says an hour or a day of its own */
export const isDated = (text: string, lang: string, precision: 'day' | 'time'): boolean =>
  findDates(text, { lang }).some((mention) =>
    precision === 'day' ? mention.precision === 'day' : mention.startTime !== undefined,
  );

/** What is longer is told, and no entry. */
export const LONGEST_ENTRY = 200;
export const SAYS_ANYTHING = /[\p{L}\p{N}]/u;
