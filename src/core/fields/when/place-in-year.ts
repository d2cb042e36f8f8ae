/** Days of the year without their year, as far as which comes first is asked. */
import type { PartialDate } from '../../text/dates/index';

const MONTH = 31;
export const YEAR = 12 * MONTH;
export const placeInYear = ({ month = 0, day = 0 }: PartialDate): number => month * MONTH + day;

/** Whether a day lies in a run, whose month it has where it has none of its own; a run may go on over the New Year. */
export function liesWithin(start: PartialDate, end: PartialDate, day: PartialDate): boolean {
  const first = placeInYear(start);
  const last = placeInYear({ month: start.month, ...end });
  const own = placeInYear({ month: start.month, ...day });
  return last < first ? own >= first || own <= last : own >= first && own <= last;
}
