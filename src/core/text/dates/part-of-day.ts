/** Parts of the day before a time: "Wednesday evenings, 7:00", "samedi soir à 8h", "por la tarde, 6:30". */
import type { MentionReading } from './mention-reading';
import type { ClockRange } from './clock';
import { has, isMark, numberAt, type Reader } from './tokens';
import type { ClockTime } from './types';

const NOON = 12;
const MOST_BETWEEN = 3;

/** Past a part of the day at token i, and the marks behind it; undefined where none stands there. */
export function pastPartOfDay(reader: Reader, i: number): { next: number; evening: boolean } | undefined {
  if (!has(reader, i, 'evening', 'morning')) return undefined;
  let next = i + 1;
  while (next - i <= MOST_BETWEEN && isMark(reader, next, ',:|-')) next++;
  return { next, evening: has(reader, i, 'evening') };
}

/** The hours of an evening: 7:00 – 9:00 is 19:00 – 21:00, unless the page says which half it means. */
export function inEvening(range: ClockRange): ClockRange {
  if (range.meridiem || !range.start || range.start.hour >= NOON || range.start.hour === 0) return range;
  const start = later(range.start);
  const end = range.end && range.end.hour < NOON ? later(range.end) : range.end;
  return { ...range, start, ...(end ? { end } : {}), meridiem: 'pm' };
}

/** "Friday evening, December 4, 7:30": the part of the day stands with the weekday, apart from the time. */
export function ofItsEvening(reader: Reader, from: number, reading: MentionReading): MentionReading {
  const { mention, next } = reading;
  if (!mention.startTime || mention.startTime.hour >= NOON || mention.startTime.hour === 0) return reading;
  let isEvening = false;
  for (let i = from + 1; i < next; i++) {
    if (has(reader, i, 'am', 'pm', 'clock')) return reading;
    isEvening ||= has(reader, i, 'evening') && reader.tokens[i - 1]!.word?.weekday !== undefined;
  }
  if (!isEvening) return reading;
  const { start, end } = inEvening({
    start: mention.startTime,
    ...(mention.endTime ? { end: mention.endTime } : {}),
    next,
  });
  return { ...reading, mention: { ...mention, startTime: start!, ...(end ? { endTime: end } : {}) } };
}

/** "evenings from 6 to 8": bare hours, which nothing but the part of the day makes hours. */
export function bareHours(reader: Reader, i: number): ClockRange | undefined {
  const from = has(reader, i, 'from', 'at') ? i + 1 : i;
  const start = numberAt(reader, from, 1, NOON);
  const to = isMark(reader, from + 1, '-~') || has(reader, from + 1, 'to') ? from + 2 : undefined;
  const end = to === undefined ? undefined : numberAt(reader, to, 1, NOON);
  if (start === undefined || end === undefined || end <= start || !endsThere(reader, to! + 1)) return undefined;
  return { start: { hour: start, minute: 0 }, end: { hour: end, minute: 0 }, next: to! + 1 };
}

const endsThere = (reader: Reader, i: number): boolean => {
  const { kind, line } = reader.tokens[i]!;
  return kind === 'end' || line || isMark(reader, i, ',;)|');
};

const later = ({ hour, minute }: ClockTime): ClockTime => ({ hour: hour + NOON, minute });
