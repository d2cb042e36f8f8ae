/** Days listed behind the plural of a weekday, which then is no rule: "Sábados 7, 14 y 21", "les samedis 7 et 14 novembre". */
import { isCjk } from './cjk';
import { readSharedMonth, listMark, type State } from './shared-month';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import type { PartialDate } from './types';

const LAST_DAY = 31;
const MOST = 12;
const DAYS_OF_WEEK = 7;
/** Behind these stand hours: 営業時間 11～12（土・日）. */
const OF_HOURS = /営業|時間|平日|開館|受付|レッスン/u;
const LONGEST_LEAD = 12;

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

/** Days without a month before a list of their weekdays, "17～18 土・日", "3・4（土・日）"; undefined where the weekdays are not so far apart, and where hours are told. */
export function readDaysBeforeWeekdays(reader: Reader, i: number): State | undefined {
  const first = numberAt(reader, i, 1, LAST_DAY);
  if (first === undefined || !(reader.tokens[i]!.gap || reader.tokens[i]!.line)) return undefined;
  const joint = has(reader, i + 1, 'day') ? i + 2 : i + 1;
  const isRange = isMark(reader, joint, '-~');
  const last = isRange || isMark(reader, joint, '・、,') ? numberAt(reader, joint + 1, first + 1, LAST_DAY) : undefined;
  if (last === undefined) return undefined;
  const behind = has(reader, joint + 2, 'day') ? joint + 3 : joint + 2;
  const at = isMark(reader, behind, '([') ? behind + 1 : behind;
  const [one, other] = [reader.tokens[at], reader.tokens[at + 2]];
  const [from, to] = [one?.word?.weekday, other?.word?.weekday];
  if (from === undefined || to === undefined || !isCjk(one!.text) || !isMark(reader, at + 1, '・、,/'))
    return undefined;
  const apart = (to - from + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  if (isRange ? last - first !== apart : (last - first) % DAYS_OF_WEEK !== apart) return undefined;
  // "17, 18, 19（土・日・月）" are three.
  if (isMark(reader, at + 3, '・、,') || isMark(reader, i - 1, '・、,')) return undefined;
  const before = reader.source.text.slice(Math.max(0, reader.tokens[i]!.at - LONGEST_LEAD), reader.tokens[i]!.at);
  if (OF_HOURS.test(before)) return undefined;
  const [start, end] = [
    { day: first, weekday: from },
    { day: last, weekday: to },
  ];
  return {
    mention: { start, ...(isRange ? { end } : { days: [end] }), precision: 'day' },
    next: isMark(reader, at + 3, ')]') ? at + 4 : at + 3,
    strength: 'sure',
    last: { date: end },
  };
}
