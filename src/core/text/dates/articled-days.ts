/** "Del 26 al 29", "Du 26 au 29", "Dal 26 al 29": days whose month stands above them, alone on their line. */
import { addTimes, timesAfter } from './around-date';
import { readBareDay } from './calendar-date';
import type { MentionReading } from './mention-reading';
import { isMark, numberAt, type Reader } from './tokens';
import type { PartialDate } from './types';

/** The article in both words tells days from hours ("de 10 a 12"). */
const FROM_TO: Readonly<Record<string, string>> = { del: 'al', dal: 'al', du: 'au' };

/** @returns the range, without a month, and its hours; undefined where a month, a street or what is counted follows */
export function readArticledDays(reader: Reader, i: number): MentionReading | undefined {
  const { tokens } = reader;
  const to = tokens[i]!.line ? FROM_TO[tokens[i]!.text] : undefined;
  const first = to === undefined ? undefined : readBareDay(reader, i + 1);
  if (!first || tokens[first.next]!.text !== to) return undefined;
  const last = readBareDay(reader, first.next + 1) ?? beforeHour(reader, first.next + 1);
  if (!last || last.date.day! <= first.date.day!) return undefined;
  const times = timesAfter(reader, last.next);
  const behind = tokens[last.next]!;
  if (!times && behind.kind !== 'end' && !behind.line && !isMark(reader, last.next, ',;|(')) return undefined;
  const mention: MentionReading['mention'] = { start: first.date, end: last.date, precision: 'day' };
  if (times) {
    addTimes(mention, times);
    mention.daily = true;
  }
  return { mention, next: times?.next ?? last.next };
}

/** "29 ore 21": no hours are counted where one is told. */
function beforeHour(reader: Reader, i: number): { date: PartialDate; next: number } | undefined {
  const day = numberAt(reader, i, 1, 31);
  const isTold = reader.tokens[i + 1]?.text === 'ore' && reader.tokens[i + 2]?.kind === 'number';
  return day !== undefined && isTold ? { date: { day }, next: i + 1 } : undefined;
}
