/**
 * Days that say nothing but the day and have their name from a heading: the cells of a calendar's month, what stands over the events of that day, or
 * the unfilled days of a form ("3月4日 『』 出演者 開場 開演").
 */
import type { EventRecord, FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';

const DAY_MS = 86_400_000;
/** So many in a row are a calendar; what has only a heading's name hardly is on ten days running. */
const LEAST = 10;

/**
 * @param records in reading order
 * @returns those that are no empty cells and head no events, numbered anew, and a note for each calendar and for what is unfilled
 */
export function withoutEmptyDays(records: readonly FoundRecord[]): { kept: FoundRecord[]; notes: Note[] } {
  const empty = new Set<FoundRecord>();
  const notes: Note[] = [];
  let run: EventRecord[] = [];
  const close = (): void => {
    if (run.length >= LEAST) {
      for (const record of run) empty.add(record);
      notes.push(noteOf('empty-days', { count: run.length, name: run[0]!.name }, run[0]!.path));
    }
    run = [];
  };
  for (const record of records) {
    const last = run.at(-1);
    const bare = isBare(record, A_WORD);
    if (last && !(bare && record.name === last.name && follows(record, last))) close();
    if (bare) run.push(record);
  }
  close();
  const unfilled = records.filter(isUnfilled);
  if (unfilled.length > 0) notes.push(noteOf('unfilled-days', { count: unfilled.length }, unfilled[0]!.path));
  for (const record of unfilled) empty.add(record);
  records.forEach((record, i) => {
    if (isBare(record, TWO_WORDS) && isOnThatDay(records[i + 1], record)) empty.add(record);
  });
  const kept = records.filter((record) => !empty.has(record)).map((record, i) => ({ ...record, ordinal: i + 1 }));
  return { kept, notes };
}

/** Letters beside the number of a day: its weekday's or its month's, or both. */
const A_WORD = 12;
const TWO_WORDS = 24;

/** An event of a day without an hour and without a page of its own, whose name stands elsewhere. */
const isBare = (record: FoundRecord, letters: number): record is EventRecord =>
  record.kind === 'event' &&
  record.startDate?.length === 10 &&
  !record.endDate &&
  !record.url &&
  !record.text.includes(record.name) &&
  (record.text.match(/\p{L}/gu)?.length ?? 0) <= letters;

/** A label with nothing behind it, and quotation marks with nothing between them. */
const LABEL =
  /^[^\p{L}\p{N}]*(?:open|start|doors?|adv|act|live|guest|cast|ticket|charge|price|time|place|開場|開演|出演者?|前売り?|当日|料金|会場|時間)[^\p{L}\p{N}]*$/iu;
const EMPTY_QUOTES = /『\s*』|「\s*」|【\s*】|《\s*》/u;
const LEAST_LABELS = 2;

/** A day without an hour and a name of its own, whose labels have nothing behind them. */
function isUnfilled(record: FoundRecord): boolean {
  if (record.kind !== 'event' || record.startDate?.length !== 10) return false;
  const { name, text } = record;
  if (text.includes(name) && !LABEL.test(name)) return false;
  return EMPTY_QUOTES.test(text) || text.split('\n').filter((line) => LABEL.test(line)).length >= LEAST_LABELS;
}

const follows = (record: EventRecord, last: EventRecord): boolean =>
  Date.parse(record.startDate!) - Date.parse(last.startDate!) === DAY_MS;

/** With an hour on the day that stands above it, and without a day of its own. */
function isOnThatDay(record: FoundRecord | undefined, day: EventRecord): boolean {
  if (record?.kind !== 'event' || record.name === day.name) return false;
  const word = /\p{L}+(?!.*\p{L})/u.exec(day.text)?.[0] ?? '';
  return record.startDate?.startsWith(`${day.startDate!}T`) === true && (word === '' || !record.text.includes(word));
}
