/** Dates in digits and separators: 2026.11.03, 03/11/2026, 11/3, R8.11.3. */
import { weekdayOf } from './calendar';
import {
  continues,
  exists,
  isMeasured,
  republicYear,
  shortYear,
  wordy,
  year,
  type Form,
  type Strength,
} from './date-parts';
import { isCjk } from './cjk';
import { readClock } from './clock';
import { glued, has, isMark, numberAt, type Reader } from './tokens';
import { readWeekdayAfter } from './weekday';

/** 2026-11-03, 2026/11/3, 2026.11.03, 2026. 11. 3. */
export const yearMonthDay: Form = (reader, i) => {
  const y = year(reader, i);
  if (y === undefined || !isMark(reader, i + 1, './-')) return undefined;
  const separator = reader.tokens[i + 1]!.text;
  const m = numberAt(reader, i + 2, 1, 12);
  if (m === undefined) return undefined;
  const d = isMark(reader, i + 3, separator) ? numberAt(reader, i + 4, 1, 31) : undefined;
  // 2026.12.xx: the day is left open.
  if (d === undefined && isMark(reader, i + 3, separator) && isOpenDay(reader, i + 4))
    return { date: { year: y, month: m }, precision: 'month', strength: 'sure', next: i + 5 };
  if (d === undefined || !exists(m, d)) {
    // 2026.11 heads a month where the year leads; 2010-12 and 2011/12 may be years.
    const alone = reader.lexicon.bigEndian && separator !== '-' && !isMark(reader, i + 3, './');
    const whole = glued(reader, i + 1) && glued(reader, i + 2) && !isMeasured(reader, i + 3);
    if (!alone || !whole) return undefined;
    return { date: { year: y, month: m }, precision: 'month', strength: 'sure', next: i + 3 };
  }
  let next = i + 5;
  if (separator === '.' && isMark(reader, next, '.') && glued(reader, next)) next++;
  if (continues(reader, next)) return undefined;
  return {
    date: { year: y, month: m, day: d },
    precision: 'day',
    strength: 'sure',
    next,
    // "2026/9/28-29" goes on to a day of the same month; "2026-09-28-29" does not.
    monthFirst: separator !== '-',
    iso: separator === '-' && reader.tokens[i + 2]!.digits + reader.tokens[i + 4]!.digits === 4,
  };
};

/** "2026 03 08", and no more on its line but the weekday: year, month and day in elements of their own. */
export const spacedDay: Form = (reader, i) => {
  const { tokens } = reader;
  const y = year(reader, i);
  const [m, d] = [numberAt(reader, i + 1, 1, 12), numberAt(reader, i + 2, 1, 31)];
  if (y === undefined || m === undefined || d === undefined || !exists(m, d)) return undefined;
  if (!(i === 0 || tokens[i]!.line) || [1, 2].some((n) => !tokens[i + n]!.gap || tokens[i + n]!.line)) return undefined;
  const date = { year: y, month: m, day: d };
  const weekday = readWeekdayAfter(reader, i + 3);
  if (weekday && weekday.weekday !== weekdayOf(date)) return undefined;
  const padded = tokens[i + 1]!.digits === 2 && tokens[i + 2]!.digits === 2;
  const after = tokens[weekday?.next ?? i + 3]!;
  if ((!padded && !weekday) || !(after.kind === 'end' || after.line)) return undefined;
  return { date, precision: 'day', strength: 'sure', next: i + 3 };
};

const LATEST_REPUBLIC = 2040;

/** 115/11/03, 115.11.03（二）: the year of the Republic of China, its month and day with their zeros or with a weekday that agrees. */
export const republicDay: Form = (reader, i) => {
  const token = reader.tokens[i];
  if (token?.kind !== 'number' || token.digits !== 3 || wordy(reader, i) || !isMark(reader, i + 1, './-'))
    return undefined;
  const y = republicYear(reader, token.value);
  const m = numberAt(reader, i + 2, 1, 12);
  const d = isMark(reader, i + 3, reader.tokens[i + 1]!.text) ? numberAt(reader, i + 4, 1, 31) : undefined;
  if (y === undefined || m === undefined || d === undefined || !exists(m, d)) return undefined;
  if ([1, 2, 3, 4].some((n) => !glued(reader, i + n)) || continues(reader, i + 5)) return undefined;
  const date = { year: y, month: m, day: d };
  // 120-10-15 may be a number of anything, and 192/10/15 is no year that anybody plans for.
  const padded =
    reader.tokens[i + 2]!.digits === 2 &&
    reader.tokens[i + 4]!.digits === 2 &&
    !isMark(reader, i + 1, '-') &&
    y <= LATEST_REPUBLIC;
  if (!padded && readWeekdayAfter(reader, i + 5)?.weekday !== weekdayOf(date)) return undefined;
  return { date, precision: 'day', strength: 'sure', next: i + 5 };
};

const isOpenDay = (reader: Reader, i: number): boolean =>
  /^(?:xx|[?？]{2}|[×○〇◯]{2})$/u.test(reader.tokens[i]?.text ?? '');

/** R8.11.3, R8/11/3. */
export const eraLetter: Form = (reader, i) => {
  const token = reader.tokens[i];
  const era = token?.word?.era;
  if (era === undefined || isCjk(token!.text) || wordy(reader, i) || !glued(reader, i + 1)) return undefined;
  const y = numberAt(reader, i + 1, 1, 64);
  if (y === undefined || !isMark(reader, i + 2, './')) return undefined;
  const m = numberAt(reader, i + 3, 1, 12);
  const d = isMark(reader, i + 4, reader.tokens[i + 2]!.text) ? numberAt(reader, i + 5, 1, 31) : undefined;
  if (m === undefined || d === undefined || !exists(m, d) || continues(reader, i + 6)) return undefined;
  return { date: { year: era + y, month: m, day: d }, precision: 'day', strength: 'sure', next: i + 6 };
};

/** 03.11.2026, 3/11/26, 11/03/2026, 26.11.03. */
export const numericYearLast: Form = (reader, i) => {
  const a = numberAt(reader, i, 1, 99);
  if (a === undefined || wordy(reader, i) || !isMark(reader, i + 1, './-')) return undefined;
  const separator = reader.tokens[i + 1]!.text;
  const b = numberAt(reader, i + 2, 1, 31);
  if (b === undefined || !isMark(reader, i + 3, separator)) return undefined;
  const last = reader.tokens[i + 4]!;
  const full = year(reader, i + 4);
  const quoted = isMark(reader, i - 1, "'");
  const short = last.kind === 'number' && last.digits <= 2 && (glued(reader, i + 4) || (quoted && !last.line));
  // Before a weekday that agrees the year leads, whichever: 24.3.4 MON, 14.6.1SUN.
  const day = { year: shortYear(a), month: b, day: last.value };
  const agrees =
    reader.lexicon.bigEndian && exists(b, last.value) && readWeekdayAfter(reader, i + 5)?.weekday === weekdayOf(day);
  const leads = reader.lexicon.bigEndian && (a >= 20 || agrees);
  if (full === undefined && !(short && (last.digits === 2 || leads))) return undefined;
  // "Fr 4. 20.30": a day and an hour.
  if (full === undefined && separator === '.' && !glued(reader, i + 2) && glued(reader, i + 4)) return undefined;
  if (continues(reader, i + 5)) return undefined;
  const padded = reader.tokens[i]!.digits === 2 && reader.tokens[i + 2]!.digits === 2;
  if (full === undefined && reader.lexicon.bigEndian) {
    // 26.11.03: the year leads.
    // Two-digit years lead with zeros kept, after an apostrophe, or before a weekday that agrees.
    if (!exists(b, last.value) || !leads || (!padded && !quoted && !agrees)) return undefined;
    return {
      date: day,
      precision: 'day',
      strength: quoted ? 'sure' : 'weak',
      next: separator === '.' && isMark(reader, i + 5, '.') && glued(reader, i + 5) ? i + 6 : i + 5,
    };
  }
  const y = full ?? shortYear(last.value);
  const order = separator === '.' && reader.lexicon.dotted ? 'dmy' : reader.order;
  const chosen = arrange(a, b, order, separator);
  if (!chosen) return undefined;
  const strength = full !== undefined ? 'sure' : separator === '/' || padded || a > 12 || b > 12 ? 'weak' : 'bare';
  return { ...chosen, date: { year: y, ...chosen.date }, precision: 'day', strength, next: i + 5 };
};

/** Day and month in the wanted order, or in the only one that exists. Dots lead to no doubt where days come first. */
function arrange(a: number, b: number, order: 'dmy' | 'mdy', separator: string) {
  const wanted = order === 'dmy' ? { month: b, day: a } : { month: a, day: b };
  const other = order === 'dmy' ? { month: a, day: b } : { month: b, day: a };
  if (exists(wanted.month, wanted.day))
    return {
      date: wanted,
      ...(exists(other.month, other.day) && a !== b && (separator !== '.' || order === 'mdy')
        ? { ambiguousOrder: true }
        : {}),
    };
  return exists(other.month, other.day) ? { date: other } : undefined;
}

/** 11/3, 11.03, 3.11.: no year. */
export const monthDay: Form = (reader, i) => {
  const a = numberAt(reader, i, 1, 31);
  if (a === undefined || wordy(reader, i) || !isMark(reader, i + 1, './')) return undefined;
  // "11 / 02 THU", "11/⏎02⏎THU": spaced, it needs its weekday.
  const spaced = !glued(reader, i + 2) && readWeekdayAfter(reader, i + 3) !== undefined;
  if (!glued(reader, i + 1) && !spaced) return undefined;
  const separator = reader.tokens[i + 1]!.text;
  const b = numberAt(reader, i + 2, 1, 31);
  if (b === undefined) return undefined;
  const { bigEndian, dotted } = reader.lexicon;
  if (!glued(reader, i + 2) && !spaced && !(separator === '.' && dotted)) return undefined;
  let next = i + 3;
  const closing = separator === '.' && isMark(reader, next, '.') && glued(reader, next);
  if (closing && dotted) next++;
  if (continues(reader, next) || isMeasured(reader, next)) return undefined;
  if (separator === '.' && !closing && isMinutes(reader, i) && isOfClock(reader, i, next)) return undefined;
  // "Fr 06." and then "19:30", "19.30", "19 Uhr": a day and an hour. A month set apart has its own dot: "6. 3."
  const isApart = !glued(reader, i + 2) && !spaced;
  if (isApart && (!closing || (glued(reader, next) && reader.tokens[next]!.kind === 'number'))) return undefined;
  const chosen = bigEndian
    ? exists(a, b)
      ? { date: { month: a, day: b } }
      : undefined
    : arrange(a, b, reader.order, separator);
  if (!chosen) return undefined;
  const padded = reader.tokens[i + 2]!.digits === 2 && (reader.tokens[i]!.digits === 2 || b > 12);
  let strength: Strength = 'bare';
  if (separator === '.')
    strength = closing && dotted ? 'weak' : bigEndian && padded && reader.tokens[i]!.digits === 2 ? 'weak' : 'bare';
  else if (bigEndian || padded) strength = 'weak';
  return {
    ...chosen,
    precision: 'day',
    strength,
    next,
    monthFirst: chosen.date.month === a && (a !== b || bigEndian || reader.order === 'mdy'),
  };
};

/** "9.30": minutes that are told, of an hour on the clock of those who say "a.m.". */
const isMinutes = (reader: Reader, i: number): boolean =>
  !reader.lexicon.bigEndian &&
  reader.tokens[i + 2]!.digits === 2 &&
  numberAt(reader, i, 1, 12) !== undefined &&
  Number(reader.tokens[i + 2]!.text) % ROUND === 0;
const ROUND = 5;

/**
 * "11.30pm" and "9.30–11am": what goes on to its half of the day, without a blank between, or to an hour, is one. Behind a weekday the
 * former is, too ("Monday 9.30am"), but the latter ("Sat 5.10–7pm") only where the minutes are no month.
 */
function isOfClock(reader: Reader, i: number, next: number): boolean {
  if (has(reader, next, 'am', 'pm') && glued(reader, next)) return true;
  if (reader.tokens[i - 1]?.word?.weekday !== undefined && reader.tokens[i + 2]!.value <= MONTHS) return false;
  return (
    isMark(reader, next, '-') &&
    numberAt(reader, next + 1, 1, 12) !== undefined &&
    readClock(reader, next + 1)?.meridiem !== undefined
  );
}
const MONTHS = 12;

/** A badge of elements, "03", "04", "Tue", "2025": taken when the weekday agrees with the year. */
export const stackedBadge: Form = (reader, i) => {
  const weekday = reader.tokens[i + 2]?.word?.weekday;
  const y = year(reader, i + 3);
  if (weekday === undefined || y === undefined || wordy(reader, i)) return undefined;
  const [a, b] = [numberAt(reader, i, 1, 31), numberAt(reader, i + 1, 1, 31)];
  if (a === undefined || b === undefined) return undefined;
  for (const [month, day] of [
    [a, b],
    [b, a],
  ] as const) {
    if (exists(month, day) && weekdayOf({ year: y, month, day }) === weekday)
      return { date: { year: y, month, day, weekday }, precision: 'day', strength: 'sure', next: i + 4 };
  }
  return undefined;
};

/** "2026 11/3", "2026\n11.03 TUE": the year in its own element before. */
export const yearThenNumeric: Form = (reader, i) => {
  const y = year(reader, i);
  if (y === undefined || !reader.tokens[i + 1]?.gap || wordy(reader, i)) return undefined;
  const rest = reader.lexicon.bigEndian ? monthDay(reader, i + 1) : undefined;
  return rest && { ...rest, date: { year: y, ...rest.date }, strength: 'sure' };
};

/** "15⏎10/2026" and no more on the two lines: a leaf's day, its month and year below. */
export const dayAboveMonth: Form = (reader, i) => {
  const { tokens } = reader;
  const day = numberAt(reader, i, 1, 31);
  const month = tokens[i + 1]?.line ? numberAt(reader, i + 1, 1, 12) : undefined;
  const y = isMark(reader, i + 2, './') ? year(reader, i + 3) : undefined;
  if (day === undefined || month === undefined || y === undefined || !exists(month, day)) return undefined;
  const [before, after] = [tokens[i]!, tokens[i + 4]!];
  if (!(i === 0 || before.line) || !glued(reader, i + 2) || !glued(reader, i + 3)) return undefined;
  if (after.kind !== 'end' && !after.line) return undefined;
  return { date: { year: y, month, day }, precision: 'day', strength: 'sure', next: i + 4 };
};
