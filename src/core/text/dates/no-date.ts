/** What is written like a date of the event and is none: the day it was moved from, a street's name, a length of time. */
import type { MentionReading } from './mention-reading';
import { readDate } from './calendar-date';
import { readDated } from './dated';
import { weekdayAt } from './ordinals';
import { readRecurrence } from './recurrence';
import { isOfLastEntry, readTimes } from './times';
import { glued, has, isMark, type Reader } from './tokens';

/** Streets are named after days of the past, without weekday or year, or with one before this. */
const LAST_STREET_YEAR = 1990;

/** The reading of what is to be passed over (`dropped`), or of the new day where a move names both. */
export function readNoDate(reader: Reader, i: number): MentionReading | undefined {
  return (
    readMoved(reader, i) ??
    readExcepted(reader, i) ??
    readStreet(reader, i) ??
    readStreetBehind(reader, i) ??
    readDuration(reader, i) ??
    readLastEntry(reader, i) ??
    readPast(reader, i)
  );
}

/** 最終受付16:30: neither when the doors open nor when it begins. */
function readLastEntry(reader: Reader, i: number): MentionReading | undefined {
  if (!isOfLastEntry(reader, i + 1)) return undefined;
  const at = isMark(reader, i + 2, ':') ? i + 3 : i + 2;
  const times = readTimes(reader, at);
  return times && { mention: { precision: 'time' }, next: times.next, dropped: true };
}

/** The first and the last year of days that are history: what takes place on them is long over. */
const HISTORY = [1000, 1899] as const;

/** "18th June 1815", "June 18, 1815": without its year it would be a day to come. "5 May 1830 hrs" has its time there. */
function readPast(reader: Reader, i: number): MentionReading | undefined {
  const date = readDate(reader, i);
  if (date?.precision !== 'day' || date.strength !== 'sure') return undefined;
  const { year, month, weekday } = date.date;
  if (year !== undefined || month === undefined || weekday !== undefined) return undefined;
  const at = isMark(reader, date.next, ',') ? date.next + 1 : date.next;
  const token = reader.tokens[at]!;
  if (token.kind !== 'number' || token.digits !== 4 || token.line) return undefined;
  if (token.value < HISTORY[0] || token.value > HISTORY[1]) return undefined;
  // "Dec 5, 1130" has its hour there.
  if (token.value % 100 === 0 || token.value % 100 === 30) return undefined;
  if (has(reader, at + 1, 'clock', 'hour', 'hours', 'to', 'counter') || isMark(reader, at + 1, ':-')) return undefined;
  return { mention: { start: date.date, precision: 'day' }, next: at + 1, dropped: true };
}

/** "postponed from 3 November to 5 December": the second day; "originally 3 November": none. */
function readMoved(reader: Reader, i: number): MentionReading | undefined {
  if (!has(reader, i, 'former')) return undefined;
  const dated = readDated(reader, i + 1);
  if (!dated) return undefined;
  const { start: _former, end, daily: _daily, ...rest } = dated.mention;
  return end ? { mention: { ...rest, start: end }, next: dated.next } : { ...dated, dropped: true };
}

/** "closed groups, except Mondays", "außer 24. Dezember": behind no rule there is nothing that they could be taken from. */
function readExcepted(reader: Reader, i: number): MentionReading | undefined {
  if (!has(reader, i, 'except')) return undefined;
  const from = has(reader, i + 1, 'on') ? i + 2 : i + 1;
  const named = weekdayAt(reader, from) === undefined ? undefined : from + 1;
  const day = named !== undefined && isMark(reader, named, ',') ? named + 1 : (named ?? from);
  const date = readDate(reader, day);
  const next =
    (date?.precision === 'day' && date.strength === 'sure' ? date.next : undefined) ??
    readRecurrence(reader, from)?.next ??
    named;
  return next === undefined ? undefined : { mention: { precision: 'day' }, next, dropped: true };
}

/** "rue du 4 Septembre", "Piazza 25 Aprile", "Straße des 17. Juni". */
function readStreet(reader: Reader, i: number): MentionReading | undefined {
  const { kind, line, word } = reader.tokens[i]!;
  if (line || !(kind === 'number' || word?.month !== undefined || has(reader, i, 'from', 'of'))) return undefined;
  let before = i - 1;
  while (
    i - before < 4 &&
    before >= 0 &&
    (has(reader, before, 'of', 'from') || isRoman(reader, before) || isDot(reader, before))
  )
    before--;
  if (before < 0 || !has(reader, before, 'street') || isNamed(reader, before)) return undefined;
  let at = i;
  while (at - i < 2 && has(reader, at, 'from', 'of')) at++;
  return streetsDay(reader, at);
}

/** "Október 6. utca", "19 Mayıs Caddesi", "Kovo 11-osios gatvė". */
function readStreetBehind(reader: Reader, i: number): MentionReading | undefined {
  const { kind, word } = reader.tokens[i]!;
  if (kind !== 'number' && word?.month === undefined) return undefined;
  const street = streetsDay(reader, i);
  if (!street) return undefined;
  // "Vasario 16-osios g."
  const isEnded = isMark(reader, street.next, '-') && glued(reader, street.next) && glued(reader, street.next + 1);
  const behind = isEnded ? street.next + 2 : street.next;
  return has(reader, behind, 'streetAfter') && !reader.tokens[behind]!.line ? { ...street, next: behind } : undefined;
}

function streetsDay(reader: Reader, i: number): MentionReading | undefined {
  const date = readDate(reader, i);
  if (date?.precision !== 'day' || date.strength !== 'sure') return undefined;
  const { year, weekday } = date.date;
  if (weekday !== undefined || (year !== undefined && year > LAST_STREET_YEAR)) return undefined;
  if (readDated(reader, i)?.mention.end) return undefined;
  return { mention: { start: date.date, precision: 'day' }, next: date.next, dropped: true };
}

/** "Karlův most", "Театральная площадь": a street whose name stands before it has no day for a name. */
const isNamed = ({ tokens }: Reader, street: number): boolean =>
  !tokens[street]!.line && tokens[street - 1]?.kind === 'other' && ADJECTIVE.test(tokens[street - 1]!.text);
const ADJECTIVE = /(?:\p{L}{2}(?:ая|ий|ый|ův|ské|cké|ová|ový))$/u;

/** The XX of "Via XX Settembre". */
const isRoman = ({ tokens }: Reader, i: number): boolean =>
  tokens[i]!.kind === 'other' && /^[ivx]+$/.test(tokens[i]!.text);
const isDot = (reader: Reader, i: number): boolean => isMark(reader, i, '.');

/** "Duration: 1:30", "durée 1h30". */
function readDuration(reader: Reader, i: number): MentionReading | undefined {
  const label = isMark(reader, i - 1, ':.') ? i - 2 : i - 1;
  if (reader.tokens[i]!.kind !== 'number' || reader.tokens[i]!.line || !has(reader, label, 'duration'))
    return undefined;
  const times = readTimes(reader, i);
  return times && { mention: { precision: 'time' }, next: times.next, dropped: true };
}
