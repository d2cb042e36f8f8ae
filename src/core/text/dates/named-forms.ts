/** Dates with a month or weekday in words: "3 November 2026", "Nov. 3rd", "3. Nov.", "03 TUE". */
import {
  continues,
  dayAt,
  exists,
  monthAt,
  shortYear,
  wordy,
  year,
  yearAfter,
  type DateReading,
  type Form,
} from './date-parts';
import { glued, has, isCapitalised, isMark, numberAt, pastDot, type Reader } from './tokens';
import { readWeekdayAfter, readWeekdayBefore } from './weekday';

/** "november 3.": in Hungarian the day is dotted behind its month. */
const isDottedBehind = ({ lexicon }: Reader): boolean => lexicon.bigEndian && lexicon.dotted;

/** "November 3rd, 2026", "Nov. 3", "November 2026", "Nov\n3". */
export const monthName: Form = (reader, i) => {
  const m = monthAt(reader, i);
  if (m === undefined || wordy(reader, i)) return undefined;
  const lower = reader.tokens[i]!.word!.risky && !isCapitalised(reader, i);
  let j = pastDot(reader, i + 1);
  if (
    isMark(reader, j, '/|-') &&
    glued(reader, j) &&
    (reader.tokens[j + 1]?.digits === 2 || year(reader, j + 1) !== undefined)
  )
    j++;
  if (isMark(reader, j, ',') && year(reader, j + 1) !== undefined) j++;
  const of = has(reader, j, 'of', 'on') ? j + 1 : j;
  const y = year(reader, of);
  if (y !== undefined) {
    return { date: { year: y, month: m }, precision: 'month', strength: 'sure', next: of + 1 };
  }
  // "May the 3rd", "Nov, 3"; not "… May. On 3 June".
  const loose = (has(reader, j, 'on') && !isMark(reader, j - 1, '.')) || isMark(reader, j, ',');
  if (loose && reader.tokens[j + 1]?.kind === 'number' && monthAt(reader, j + 2) === undefined) j++;
  const between = readWeekdayBefore(reader, j);
  if (between && numberAt(reader, between.next, 1, 31) !== undefined) j = between.next;
  const d = dayAt(reader, j, isDottedBehind(reader));
  if (!d || !exists(m, d.day) || hasOwnMonth(reader, i + 1, d.next, m, between !== undefined)) return undefined;
  // "lapkričio 3 d."
  const end = reader.lexicon.yearFirst && has(reader, d.next, 'day') ? pastDot(reader, d.next + 1) : d.next;
  const after = yearAfter(reader, end);
  if (lower && after === undefined) return undefined;
  return {
    date: {
      ...(after ? { year: after.year } : {}),
      month: m,
      day: d.day,
      ...(between && j === between.next ? { weekday: between.weekday } : {}),
    },
    precision: 'day',
    strength: 'sure',
    next: after?.next ?? end,
    monthFirst: true,
  };
};

/**
 * "What's on in December" above "Wednesday 2 December": a day on a later line with a month behind it has that one. Another month than that above may
 * begin a name, "12 Jan Garbarek Group", "6 Julio Romero Trío", unless a weekday stands before it or what goes on is no name.
 */
function hasOwnMonth(reader: Reader, from: number, behind: number, above: number, hasWeekday: boolean): boolean {
  if (!reader.tokens.slice(from, behind).some(({ line }) => line)) return false;
  const dotted = pastDot(reader, behind);
  const isOf = has(reader, dotted, 'of');
  const at = isOf ? dotted + 1 : dotted;
  const month = reader.tokens[at]!.line ? undefined : monthAt(reader, at);
  if (month === undefined) return false;
  if (month === above || isOf || hasWeekday || isNothingElse(month, reader.tokens[at]!.text)) return true;
  const next = pastDot(reader, at + 1);
  const { line, kind } = reader.tokens[next]!;
  return (
    line || kind === 'number' || kind === 'end' || isMark(reader, next, ',;|(:-') || has(reader, next, 'at', 'oclock')
  );
}

/** From September to February nobody and nothing is called like a month written out: "March", "Avril", "Mai", "Julio" and "Jan" are names and words. */
const isNothingElse = (month: number, text: string): boolean =>
  (month < FIRST_NAMED || month > LAST_NAMED) && text.length >= WRITTEN_OUT;
const [FIRST_NAMED, LAST_NAMED] = [3, 8];
const WRITTEN_OUT = 5;

/** "3 November 2026", "3rd of Nov", "3. November", "1er novembre", "3 de noviembre de 2026". */
export const dayThenMonth: Form = (reader, i) => {
  const d = wordy(reader, i) ? undefined : dayAt(reader, i, true);
  if (!d) return undefined;
  let j = d.next;
  while (
    j - d.next < 4 &&
    (has(reader, j, 'of') || (isMark(reader, j, "'-/|") && monthAt(reader, j + 1) !== undefined))
  ) {
    j++;
    if (isMark(reader, j, "'")) j++;
  }
  // "Sunday 15, February"; in "10, December 5" the month belongs to what follows.
  if (isMark(reader, j, ',') && monthAt(reader, j + 1) !== undefined && !dayAt(reader, pastDot(reader, j + 2))) j++;
  const m = monthAt(reader, j);
  if (m === undefined || !exists(m, d.day)) return undefined;
  // "No. 2", then "October 29, 2020" on the next line: the month leads its own day.
  const own = dayAt(reader, pastDot(reader, j + 1));
  const apart = reader.tokens[j]!.line && !reader.tokens[j + 1]!.line;
  if (own && exists(m, own.day) && (apart || yearAfter(reader, own.next))) return undefined;
  const lower = reader.tokens[j]!.word!.risky && !isCapitalised(reader, j);
  const after = yearAfter(reader, pastDot(reader, j + 1)) ?? joinedYear(reader, i) ?? rangedYear(reader, i);
  if (lower && after === undefined) return undefined;
  return {
    date: { ...(after ? { year: after.year } : {}), month: m, day: d.day },
    precision: 'day',
    strength: 'sure',
    next: after?.next ?? pastDot(reader, j + 1),
    monthFirst: false,
  };
};

/** The 96 of "26-Nov-96", "26.Nov.96": the same sign joins all three. */
function joinedYear(reader: Reader, i: number): { year: number; next: number } | undefined {
  const last = reader.tokens[i + 4];
  if (monthAt(reader, i + 2) === undefined || last?.kind !== 'number' || last.digits !== 2) return undefined;
  for (let j = i + 1; j <= i + 4; j++) if (!glued(reader, j)) return undefined;
  if (!isMark(reader, i + 1, './-') || !isMark(reader, i + 3, reader.tokens[i + 1]!.text)) return undefined;
  if (continues(reader, i + 5) || has(reader, i + 5, 'clock', 'am', 'pm', 'hour')) return undefined;
  return isMark(reader, i + 5, ':') ? undefined : { year: shortYear(last.value), next: i + 5 };
}

/** The 10 and the 11 of "20 Nov 10 - 27 Feb 11": a day, a month and two digits on both sides of a dash. */
function rangedYear(reader: Reader, i: number): { year: number; next: number } | undefined {
  const own = dayMonthYear(reader, i);
  const [first, last] = isMark(reader, i - 1, '-')
    ? [dayMonthYear(reader, i - 4), own]
    : [own, isMark(reader, i + 3, '-') ? dayMonthYear(reader, i + 4) : undefined];
  if (own === undefined || first === undefined || last === undefined) return undefined;
  return last - first === 0 || last - first === 1 ? { year: own, next: i + 3 } : undefined;
}

/** The year of a "20 Nov 10" on one line; undefined where another number or an hour follows. */
function dayMonthYear(reader: Reader, i: number): number | undefined {
  const [day, month, last, after] = [0, 1, 2, 3].map((n) => reader.tokens[i + n]);
  if (day?.kind !== 'number' || monthAt(reader, i + 1) === undefined || month!.line) return undefined;
  if (last?.kind !== 'number' || last.digits !== 2 || last.line) return undefined;
  if (isMark(reader, i + 3, './:') || has(reader, i + 3, 'clock', 'am', 'pm', 'hour')) return undefined;
  return after?.kind === 'number' && !after.line ? undefined : shortYear(last.value);
}

/** "2026 November 3", "2026 Nov", "2026 Nov Tue 3". */
export const yearThenMonth: Form = (reader, i) => {
  const y = year(reader, i);
  if (y === undefined || wordy(reader, i)) return undefined;
  const j = isMark(reader, i + 1, ',./-') ? i + 2 : i + 1;
  const m = monthAt(reader, j);
  const next = pastDot(reader, j + 1);
  // "2026 March 2026": the year belongs to something else.
  if (m === undefined || yearAfter(reader, next)) return undefined;
  const between = readWeekdayBefore(reader, next);
  const d = dayAt(reader, between?.next ?? next, isDottedBehind(reader));
  if (!d || !exists(m, d.day)) return { date: { year: y, month: m }, precision: 'month', strength: 'sure', next };
  if (yearAfter(reader, d.next)) return undefined;
  return {
    date: { year: y, month: m, day: d.day, ...(between ? { weekday: between.weekday } : {}) },
    precision: 'day',
    strength: 'sure',
    next: d.next,
    monthFirst: true,
  };
};

/** "2026. gada 3. novembrī", "2026 m. lapkričio 3 d.": a word after the year, and then the day. */
export const yearWordFirst: Form = (reader, i) => {
  const y = year(reader, i);
  const word = pastDot(reader, i + 1);
  if (!reader.lexicon.yearFirst || y === undefined || wordy(reader, i) || !has(reader, word, 'year')) return undefined;
  const k = pastDot(reader, word + 1);
  const found = dayThenMonth(reader, k) ?? monthName(reader, k);
  return found && found.date.year === undefined ? { ...found, date: { ...found.date, year: y } } : undefined;
};

/** "3 (火)", "3(Tue)", "03 TUE", "3rd Tue", "3. Di": the heading gives the month. */
export const dayThenWeekday: Form = (reader, i) => {
  if (wordy(reader, i)) return undefined;
  const d = numberAt(reader, i, 1, 31);
  if (d === undefined) return undefined;
  const isNth = has(reader, i + 1, 'ordinal') || (reader.lexicon.dotted && isMark(reader, i + 1, '.'));
  const j = isNth && glued(reader, i + 1) ? i + 2 : i + 1;
  const weekday = readWeekdayAfter(reader, j);
  if (!weekday || (weekday.form === 'word' && !(isCapitalised(reader, j) || weekday.cjk))) return leaf(reader, i);
  if (weekday.form === 'word' && weekday.cjk && !bounded(reader, i, weekday.next)) return undefined;
  return { date: { day: d }, precision: 'day', strength: 'sure', next: j };
};

/** "6⏎пт" and no more on the lines of the two: a calendar's leaf, whose weekday may be small. */
function leaf({ tokens }: Reader, i: number): DateReading | undefined {
  const [day, named, after] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  const { weekday, month } = named?.word ?? {};
  if (weekday === undefined || month !== undefined || !named!.line || !(i === 0 || day.line)) return undefined;
  const ends = after === undefined || after.line || after.kind === 'end';
  return ends ? { date: { day: day.value, weekday }, precision: 'day', strength: 'sure', next: i + 2 } : undefined;
}

const bounded = (reader: Reader, from: number, next: number): boolean =>
  reader.tokens[from]!.gap && (reader.tokens[next]!.gap || reader.tokens[next]!.kind === 'end');
