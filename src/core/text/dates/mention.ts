/** The grammar of a whole mention: a date, a recurrence, an end, or a time. */
import { addTimes, fromWord, skip, timesAfter } from './around-date';
import type { MentionReading } from './mention-reading';
import { readDate } from './calendar-date';
import { connector } from './clock-range';
import { readTimes } from './times';
import { readDated } from './dated';
import { readExceptions, readExceptionsBefore, type Excepted } from './exceptions';
import { isCjk } from './cjk';
import { readNoDate } from './no-date';
import { readNthWeekdays } from './nth-weekdays';
import { monthsTo, readRecurrence } from './recurrence';
import { listMark } from './shared-month';
import { ofItsEvening } from './part-of-day';
import { has, isMark, type Reader } from './tokens';

/** The mention that begins at token i, or undefined. */
export function readMention(reader: Reader, i: number): MentionReading | undefined {
  const reading =
    readNoDate(reader, i) ??
    readOpenBegin(reader, i) ??
    (readNthWeekdays(reader, i) && readDated(reader, i)) ??
    readRecurring(reader, i) ??
    readDatedSeries(reader, i) ??
    readTimesFirst(reader, i);
  return reading && ofItsEvening(reader, i, reading);
}

/** A date whose days recur: "7 Nov – 19 Dec, every Saturday", 11月の毎週土曜日, 4月～10月の第2日曜, 11月7日から毎週土曜. */
function readDatedSeries(reader: Reader, i: number): MentionReading | undefined {
  const dated = readDated(reader, i);
  if (!dated) return undefined;
  const { start, end, openEnd, precision, days } = dated.mention;
  if (precision === 'month' && start?.month !== undefined) return seriesOfMonths(reader, dated) ?? dated;
  const j = skip(reader, dated.next, 3);
  if (precision !== 'day' || !(end ?? openEnd) || days || reader.tokens[j]!.line) return dated;
  const series = readSeries(reader, j);
  if (!series) return dated;
  return { mention: { ...series.mention, ...dated.mention, rrule: series.rrule }, next: series.next };
}

/** 11月の毎週土曜日, 5月・9月の第2日曜, 4月～10月の第2日曜: the rule of these months. */
function seriesOfMonths(reader: Reader, { mention, next }: MentionReading): MentionReading | undefined {
  const first = mention.start!.month!;
  const months = [first, ...(mention.end?.month === undefined ? [] : monthsTo(first, mention.end.month))];
  let last = next;
  for (let at = listMark(reader, last); at !== undefined && months.length < 12; at = listMark(reader, last)) {
    const other = readDate(reader, at);
    if (other?.precision !== 'month' || other.date.month === undefined || other.date.year !== undefined) break;
    months.push(other.date.month);
    last = other.next;
  }
  const j = skip(reader, last, 3);
  const series = reader.tokens[j]!.line || !isCjk(reader.tokens[j]!.text) ? undefined : readSeries(reader, j);
  if (!series || series.rrule.includes('BYMONTH')) return undefined;
  return { mention: { ...series.mention, rrule: `${series.rrule};BYMONTH=${months.join()}` }, next: series.next };
}

/** A rule without days between which it holds. */
function readSeries(reader: Reader, i: number): (MentionReading & { rrule: string }) | undefined {
  const series = readRecurring(reader, i);
  const rrule = series?.mention.rrule;
  return series && rrule && !series.mention.end && !series.mention.start ? { ...series, rrule } : undefined;
}

/** "until 24 Dec", 〜12月25日, 開催中〜12/25, "now – 24 Dec". */
function readOpenBegin(reader: Reader, i: number): MentionReading | undefined {
  let j = i;
  const now = has(reader, j, 'now');
  if (now) j++;
  while (j - i < 3 && isMark(reader, j, ')]!')) j++;
  const until = has(reader, j, 'until');
  if (until) j++;
  else if (now || (isMark(reader, j, '~') && !closesTitle(reader, j))) j = (now ? connector(reader, j) : j + 1) ?? j;
  if (j === i || (now && !until && j === i + 1)) {
    if (!now) return undefined;
    const plain = readDated(reader, j);
    return plain?.mention.end && !plain.mention.start ? plain : undefined;
  }
  const date = readDate(reader, j);
  if (date?.precision !== 'day' || date.date.month === undefined) return undefined;
  // "to 5 May" alone is no end: "to" only after "now" or with a date before it.
  const mention: MentionReading['mention'] = { end: date.date, precision: 'day' };
  let next = has(reader, date.next, 'untilAfter') ? date.next + 1 : date.next;
  const times = timesAfter(reader, next);
  if (times) {
    next = times.next;
    if (times.startTime && !times.endTime && !times.openEnd) mention.endTime = times.startTime;
    else addTimes(mention, times);
    if (times.startTime && times.endTime) mention.daily = true;
  }
  return { mention, next };
}

/** Further back than this many tokens no wave opens what one closes. */
const LONGEST_TITLE = 24;
/** What stands before the wave of a range: 11月3日〜, 18時〜, 3/4(土)〜. */
const ENDS_WHEN = /^[年月日時分半曜)]$/;
/** What closes a title, behind which the wave of its subtitle opens without a blank. */
const OPENS_BEHIND = /[」』】\])]$/u;

/** The wave at token i is the second of a pair around words of its line: 「バンド 〜結成30周年〜2024年3月9日」 begins that day. */
function closesTitle(reader: Reader, i: number): boolean {
  if (reader.tokens[i]!.gap) return false;
  let open = false;
  for (let j = i - 1; j > 0 && i - j < LONGEST_TITLE && !reader.tokens[j + 1]!.line; j--) {
    if (!isMark(reader, j, '~')) continue;
    const { kind, text } = reader.tokens[j - 1]!;
    if (kind === 'number' || ENDS_WHEN.test(text)) continue;
    if (open || reader.tokens[j]!.gap || OPENS_BEHIND.test(text)) open = !open;
  }
  return open;
}

/** A recurrence, its times, the days between which it holds, and those it leaves out. */
function readRecurring(reader: Reader, i: number): MentionReading | undefined {
  const recurrence = readRecurrence(reader, i);
  if (!recurrence) return undefined;
  const mention: MentionReading['mention'] = { rrule: recurrence.rrule, precision: 'recurrence' };
  let { next } = recurrence;
  const except = (found: Excepted | undefined): void => {
    if (!found) return;
    const { next: past, except: dates, ...rest } = found;
    Object.assign(mention, rest, dates ? { except: [...(mention.except ?? []), ...dates] } : {});
    next = past;
  };
  except(readExceptionsBefore(reader, i, recurrence.rrule));
  const excepted = mention.rrule !== recurrence.rrule || mention.exceptText !== undefined;
  if (excepted) next = recurrence.next;
  except(readExceptions(reader, next, mention.rrule!));
  const times = timesAfter(reader, next);
  if (times) {
    addTimes(mention, times);
    next = times.next;
    except(readExceptions(reader, next, mention.rrule!));
  }
  const joined = skip(reader, next, 2);
  const span = readOpenBegin(reader, joined) ?? readDated(reader, fromWord(reader, joined));
  if (
    span &&
    (span.mention.end || span.mention.openEnd || has(reader, joined, 'from')) &&
    span.mention.precision === 'day'
  ) {
    const { start, end, openEnd, startTime, endTime } = span.mention;
    Object.assign(mention, { ...(start ? { start } : {}), ...(end ? { end } : {}), ...(openEnd ? { openEnd } : {}) });
    if (startTime && !mention.startTime) Object.assign(mention, { startTime, ...(endTime ? { endTime } : {}) });
    next = span.next;
    except(readExceptions(reader, next, mention.rrule!));
  }
  // "daily" and 毎日 alone are ordinary words.
  return mention.rrule === 'FREQ=DAILY' && next === recurrence.next ? undefined : { mention, next };
}

/** "7pm, Sat 7 Nov"; else a time that has no date. */
function readTimesFirst(reader: Reader, i: number): MentionReading | undefined {
  const token = reader.tokens[i]!;
  const weekday = token.word?.weekday;
  const spans = isMark(reader, i - 1, '-') || has(reader, i - 1, 'to');
  const named = weekday !== undefined && !spans && token.text.length > 1 && !token.word?.risky;
  const times = readTimes(reader, named ? skip(reader, i + 1, 2) : i);
  if (!times) return undefined;
  const mention: MentionReading['mention'] = { precision: 'time' };
  if (named) mention.start = { weekday };
  addTimes(mention, times);
  let j = times.next;
  while (j - times.next < 2 && isMark(reader, j, '),')) j++;
  const date = named || reader.tokens[j]!.line ? undefined : readDate(reader, j);
  if (date?.precision === 'day' && date.strength === 'sure' && !readTimes(reader, skip(reader, date.next, 5))) {
    const whole = readDated(reader, j);
    if (whole && !whole.mention.startTime) {
      return {
        mention: { ...mention, ...whole.mention, ...(whole.mention.end ? { daily: true } : {}) },
        next: whole.next,
      };
    }
  }
  return { mention, next: times.next };
}
