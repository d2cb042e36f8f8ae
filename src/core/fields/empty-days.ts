/** The cells of a calendar's month: days one after the other that say nothing but the day, and have their name from a heading. */
import type { EventRecord, FoundRecord } from '../finding';

const DAY_MS = 86_400_000;
/** So many in a row are a calendar; what has only a heading's name hardly is on ten days running. */
const LEAST = 10;

/**
 * @param records in reading order
 * @returns those that are no empty cells
 */
export function withoutEmptyDays(records: readonly FoundRecord[]): FoundRecord[] {
  const empty = new Set<FoundRecord>();
  let run: EventRecord[] = [];
  const close = (): void => {
    if (run.length >= LEAST) for (const record of run) empty.add(record);
    run = [];
  };
  for (const record of records) {
    const last = run.at(-1);
    if (last && !(isBare(record) && record.name === last.name && follows(record, last))) close();
    if (isBare(record)) run.push(record);
  }
  close();
  return records.filter((record) => !empty.has(record));
}

/** An event of a day without an hour, whose name stands elsewhere. */
const isBare = (record: FoundRecord): record is EventRecord =>
  record.kind === 'event' && record.startDate?.length === 10 && !record.endDate && !record.text.includes(record.name);

const follows = (record: EventRecord, last: EventRecord): boolean =>
  Date.parse(record.startDate!) - Date.parse(last.startDate!) === DAY_MS;
