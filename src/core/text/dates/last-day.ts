/** The last day of a range, behind its dash or "to". */
import { readBareDay, readDate } from './calendar-date';
import type { State } from './shared-month';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { PartialDate } from './types';
import { areSoFarApart } from './weekday';

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
  const monday = dayAndMonday(reader, j, start);
  if (monday) return monday;
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

/** 12/2水→7月: Monday the 7th and no July, where the weekdays are so far apart. */
function dayAndMonday(reader: Reader, i: number, start: PartialDate): { date: PartialDate; next: number } | undefined {
  const day = numberAt(reader, i, 1, 31);
  const weekday = reader.tokens[i + 1]?.word?.weekday;
  if (day === undefined || weekday === undefined || !has(reader, i + 1, 'month')) return undefined;
  const after = reader.tokens[i + 2]!;
  if (after.kind === 'number' || (after.kind === 'other' && glued(reader, i + 2))) return undefined;
  if (!areSoFarApart(start, { day, weekday })) return undefined;
  const { year, month } = start;
  return { date: { ...(year ? { year } : {}), ...(month ? { month } : {}), day, weekday }, next: i + 2 };
}

/** True when both dates are whole and the first is no later: no range. */
function isNoLater(end: PartialDate, start: PartialDate): boolean {
  if (end.year === undefined || start.year === undefined || start.month === undefined) return false;
  const place = ({ year = 0, month = 0, day = 0 }: PartialDate) => year * 372 + month * 31 + day;
  return place(end) <= place(start);
}
