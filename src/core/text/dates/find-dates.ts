/** All dates, times, ranges and recurrences in a text. */
import { year } from './date-parts';
import { lexiconOf } from './languages';
import { readMention } from './mention';
import { normalise, type Normalised } from './normalise';
import { tokenise, type Reader, type Token } from './tokens';
import type { DateMention, DateOptions, PartialDate } from './types';

/**
 * Takes a text and the page's language; gives all mentions in reading order, none overlapping, with their places in
 * the text as given. Line ends count as blanks. Linear in the length of the text.
 */
export function findDates(text: string, options: DateOptions): DateMention[] {
  const primary = options.lang.toLowerCase().split('-')[0];
  const order = options.order ?? (primary === 'en' ? 'mdy' : 'dmy');
  const source = normalise(text);
  const lexicon = lexiconOf(options.lang);
  const tokens = tokenise(source, lexicon);
  const reader: Reader = { tokens, lexicon, order, source, known: {} };
  const whole = loneHeading(reader);
  if (whole) return [whole];
  const found: DateMention[] = [];
  let i = 0;
  while (tokens[i]!.kind !== 'end') {
    const reading = mayBegin(tokens[i]!) ? readMention(reader, i) : undefined;
    if (reading && reading.next > i) {
      const next = closesBracket(tokens, i, reading.next) ? reading.next + 1 : reading.next;
      if (!reading.dropped) found.push({ ...place(source, tokens[i]!.at, tokens[next - 1]!.to), ...reading.mention });
      i = next;
    } else i++;
  }
  return withSharedTimes(text, found);
}

/** What stands between whole days that are listed on one line. */
const LISTS = /^[^\S\n]*(?:[、,，・/／&＆|]|and|und|et|y|e|en|og|och)[^\S\n]*$/u;

/** 8/9(土)・8/10(日) 10:00〜17:00, "18.04. | 17.10.2026": the hours behind the last of listed days are those of all, and so is its year. */
function withSharedTimes(text: string, found: DateMention[]): DateMention[] {
  for (let i = found.length - 2; i >= 0; i--) {
    const [one, next] = [found[i]!, found[i + 1]!];
    if (!isDay(one) || !isDay(next) || !LISTS.test(text.slice(one.index + one.length, next.index))) continue;
    if (!timesOf(one)) Object.assign(one, timesOf(next));
    if (isEarlier(one.start!, next.start!)) one.start = { ...one.start, year: next.start!.year! };
  }
  return found;
}

/** "18.04. | 17.10.2026": before a day whose year is written, in the same year. */
const isEarlier = (one: PartialDate, next: PartialDate): boolean =>
  one.year === undefined &&
  next.year !== undefined &&
  one.month !== undefined &&
  next.month !== undefined &&
  (one.month < next.month || (one.month === next.month && one.day! < next.day!));

const isDay = ({ precision, start, end, openEnd }: DateMention): boolean =>
  precision === 'day' && start?.day !== undefined && !end && !openEnd;

/** The hours of a mention, none where it has none. */
function timesOf({ startTime, endTime, doorTime, sessions, zone }: DateMention): Partial<DateMention> | undefined {
  if (!startTime && !doorTime) return undefined;
  return {
    ...(startTime ? { startTime } : {}),
    ...(endTime ? { endTime } : {}),
    ...(doorTime ? { doorTime } : {}),
    ...(sessions ? { sessions } : {}),
    ...(zone ? { zone } : {}),
  };
}

const mayBegin = (token: Token): boolean =>
  token.kind === 'number' ||
  token.kind === 'word' ||
  (token.kind === 'mark' && '~(['.includes(token.text)) ||
  token.word !== undefined;

/** In "13:30開演(13:00開場)" the bracket that the mention opened belongs to it. */
function closesBracket(tokens: Token[], from: number, next: number): boolean {
  let open = 0;
  for (let i = from; i < next; i++) {
    if (tokens[i]!.text === '(' || tokens[i]!.text === '[') open++;
    else if (tokens[i]!.text === ')' || tokens[i]!.text === ']') open--;
  }
  return open > 0 && tokens[next]!.kind === 'mark' && ')]'.includes(tokens[next]!.text);
}

function place(source: Normalised, at: number, to: number): { index: number; length: number } {
  const index = source.origin[at]!;
  // A character that became several ends where the next original one begins.
  let end = to;
  while (end < source.origin.length - 1 && source.origin[end] === source.origin[end - 1]) end++;
  let stop = source.origin[end]!;
  while (stop > index && /\s/.test(source.original[stop - 1]!)) stop--;
  return { index, length: stop - index };
}

/** A month or a year that is all the text there is heads what follows. */
function loneHeading(reader: Reader): DateMention | undefined {
  const { tokens, source } = reader;
  if (tokens.length !== 2) return undefined;
  const month = tokens[0]!.kind === 'word' ? tokens[0]!.word?.month : undefined;
  const y = year(reader, 0);
  if (month === undefined && y === undefined) return undefined;
  const start = month === undefined ? { year: y } : { month };
  return { ...place(source, tokens[0]!.at, tokens[0]!.to), start, precision: 'month' };
}
