/** Cells of a month's grid: the number of the day, an hour and what is on. A bare number is a day by its place alone, so that the month is known there. */
import { withoutDates } from '../../fields/name/undated';
import type { Extent, Page } from '../../fields/record';

type Run = Pick<Extent, 'from' | 'to'>;

/** Lines of one cell. */
const LONGEST = 8;
const NUMBER = /^\d{1,2}$/;
/** Two letters are a name in scripts without blanks. */
const NAME = /\p{L}{2}/u;

/** Whether a line is a day and nothing else, be it by its place. */
export const isDayWhole = ({ outline, facts }: Page, { from, to }: Run): boolean =>
  to - from === 1 && wholeLength(facts.lines[from]!.dates) === outline.lines[from]!.text.length;

const wholeLength = ([day, ...others]: readonly { precision: string; length: number }[]): number =>
  day?.precision === 'day' && others.length === 0 ? day.length : 0;

/** Whether lines begin with a day that is a bare number, and have one hour and one name below it. */
export function isCellOfDay({ outline, facts }: Page, { from, to }: Run): boolean {
  const [day] = facts.lines[from]!.dates;
  if (to - from > LONGEST || day?.precision !== 'day' || day.index > 0 || day.start?.month === undefined) return false;
  if (!NUMBER.test(outline.lines[from]!.text.slice(0, day.length))) return false;
  const lines = outline.lines.slice(from, to);
  const hours = lines.filter(({ index }) => facts.lines[index]!.dates.some(({ startTime }) => startTime));
  const days = lines.flatMap(({ index }) => facts.lines[index]!.dates.filter(({ precision }) => precision === 'day'));
  return (
    hours.length === 1 &&
    days.length === 1 &&
    lines.some(({ index, text }) => NAME.test(withoutDates(facts, index, text)))
  );
}
