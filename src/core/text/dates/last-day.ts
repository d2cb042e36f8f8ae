/** The last day of a range, behind its dash or "to". */
import { readBareDay, readDate } from './calendar-date';
import type { State } from './shared-month';
import { has, isMark, type Reader } from './tokens';
import type { PartialDate } from './types';

/** The last day of a range: a full date, or a day that shares the month of the first; behind hours a mere number is another hour. */
export function lastDay(
  reader: Reader,
  i: number,
  state: State,
  behindHours = false,
): { date: PartialDate; next: number } | undefined {
  const start = state.mention.start!;
  let j = i;
  while (j - i < 2 && has(reader, j, 'until')) j++;
  const full = readDate(reader, j);
  // "11.1 - 11.3" is no range of days where dates have no dots.
  const dots = full?.strength === 'bare' && state.strength === 'bare' && isMark(reader, full.next - 2, '.');
  if (dots && !reader.lexicon.dotted && !reader.lexicon.bigEndian) return undefined;
  const apart = full !== undefined && isNoLater(full.date, start);
  if (full && full.precision === 'day' && full.date.month !== undefined && !apart)
    return { date: { ...full.date }, next: full.next };
  const bare = readBareDay(reader, j);
  if (!bare) return undefined;
  const later = (bare.date.day ?? 0) > (start.day ?? 0);
  const backed =
    bare.strong ||
    (later &&
      !behindHours &&
      state.last.monthFirst === true &&
      (state.strength === 'sure' || (state.strength === 'weak' && reader.lexicon.bigEndian)));
  if (!backed || (start.month !== undefined && !later)) return undefined;
  const { year, month } = start;
  return { date: { ...(year ? { year } : {}), ...(month ? { month } : {}), ...bare.date }, next: bare.next };
}

/** True when both dates are whole and the first is no later: no range. */
function isNoLater(end: PartialDate, start: PartialDate): boolean {
  if (end.year === undefined || start.year === undefined || start.month === undefined) return false;
  const place = ({ year = 0, month = 0, day = 0 }: PartialDate) => year * 372 + month * 31 + day;
  return place(end) <= place(start);
}
