/** Days listed behind the plural of a weekday, which then is no rule: "Sábados 7, 14 y 21", "les samedis 7 et 14 novembre". */
import { readSharedMonth, listMark, type State } from './shared-month';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { PartialDate } from './types';

const LAST_DAY = 31;
const MOST = 12;

/** The days that are listed from token i on, where at least two follow each other upward and the last is no hour. */
export function listedDays(reader: Reader, i: number): { days: number[]; next: number } | undefined {
  const days: number[] = [];
  let j = i;
  while (days.length < MOST) {
    const day = numberAt(reader, j, 1, LAST_DAY);
    if (day === undefined || day <= (days.at(-1) ?? 0)) break;
    const dot = isMark(reader, j + 1, '.') && glued(reader, j + 1) && reader.tokens[j + 2]!.kind !== 'number';
    const after = dot ? j + 2 : j + 1;
    const isHour =
      has(reader, after, 'am', 'pm', 'hour', 'clock', 'hours') || (isMark(reader, after, ':.') && glued(reader, after));
    if (isHour && !(isMark(reader, after, '.') && reader.tokens[after + 1]!.kind !== 'number')) return undefined;
    days.push(day);
    j = after;
    const list = listMark(reader, j);
    if (list === undefined || numberAt(reader, list, 1, LAST_DAY) === undefined) break;
    j = list;
  }
  return days.length > 1 ? { days, next: j } : undefined;
}

/** The mention that such a list begins at token i, its times still to be read. */
export function readWeekdayDays(reader: Reader, i: number): State | undefined {
  const at = has(reader, i, 'on') ? i + 1 : i;
  const weekday = reader.tokens[at]?.word?.weekly;
  const listed = weekday === undefined ? undefined : listedDays(reader, at + 1);
  if (!listed) return undefined;
  const inMonth = readSharedMonth(reader, at + 1, false);
  if (inMonth) {
    inMonth.mention.start = { ...inMonth.mention.start, weekday: weekday! };
    return inMonth;
  }
  const [first, ...days] = listed.days.map((day): PartialDate => ({ day }));
  const start = { ...first, weekday: weekday! };
  return { mention: { start, days, precision: 'day' }, next: listed.next, strength: 'sure', last: { date: start } };
}
