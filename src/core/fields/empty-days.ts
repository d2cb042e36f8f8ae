/** The cells of a calendar's month: days one after the other that say nothing but the day, and have their name from a heading. */
import type { EventRecord, FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';

const DAY_MS = 86_400_000;
/** So many in a row are a calendar; what has only a heading's name hardly is on ten days running. */
const LEAST = 10;

/**
 * @param records in reading order
 * @returns those that are no empty cells, numbered anew, and a note for each calendar
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
    if (last && !(isBare(record) && record.name === last.name && follows(record, last))) close();
    if (isBare(record)) run.push(record);
  }
  close();
  const kept = records.filter((record) => !empty.has(record)).map((record, i) => ({ ...record, ordinal: i + 1 }));
  return { kept, notes };
}

/** Letters beside the number of a day: its weekday's or its month's. */
const MOST_LETTERS = 12;

/** An event of a day without an hour and without a page of its own, whose name stands elsewhere. */
const isBare = (record: FoundRecord): record is EventRecord =>
  record.kind === 'event' &&
  record.startDate?.length === 10 &&
  !record.endDate &&
  !record.url &&
  !record.text.includes(record.name) &&
  (record.text.match(/\p{L}/gu)?.length ?? 0) <= MOST_LETTERS;

const follows = (record: EventRecord, last: EventRecord): boolean =>
  Date.parse(record.startDate!) - Date.parse(last.startDate!) === DAY_MS;
