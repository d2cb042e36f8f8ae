/**
 * Rows of a table that are nothing but a day, below an event whose cells reach into them: it goes on on these days. A row with an hour of its own is another
 * showing.
 */
import type { EventRecord, FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { dayOf, timeOf } from '../when';

const DAY_MS = 86_400_000;

/** @returns the records; days that follow each other are one run of days, what comes later is a further day of the same event */
export function joinSpannedDays(records: readonly FoundRecord[]): { records: FoundRecord[]; notes: Note[] } {
  const notes: Note[] = [];
  const kept: FoundRecord[] = [];
  for (const record of records) {
    const last = kept.at(-1);
    if (record.kind === 'event' && last?.kind === 'event' && reachesInto(last, record)) {
      kept[kept.length - 1] = withDay(last, record);
      notes.push(noteOf('same', { kind: 'event', other: last.path, sameness: 'name', name: record.name }, record.path));
    } else kept.push(record);
  }
  return { records: kept, notes };
}

/** Whether a row says no more than a day, and has its name from a cell of the row above. */
function reachesInto(event: EventRecord, row: EventRecord): boolean {
  const { startDate = '', evidence, text } = row;
  const named = evidence['name']?.path ?? '';
  return (
    event.startDate !== undefined &&
    startDate > dayOf(event.startDate) &&
    timeOf(startDate) === '' &&
    row.endDate === undefined &&
    !text.includes('\n') &&
    evidence['startDate']?.quote === text &&
    event.name === row.name &&
    /\/tr(?:\[\d+\])?$/u.test(event.path) &&
    named.startsWith(`${event.path}/`)
  );
}

function withDay(event: EventRecord, row: EventRecord): EventRecord {
  const { startDate = '', endDate = startDate } = event;
  const day = row.startDate!;
  const said = row.evidence['startDate'];
  if (event.otherDates || Date.parse(day) - Date.parse(dayOf(endDate)) !== DAY_MS)
    return {
      ...event,
      otherDates: [...(event.otherDates ?? []), day],
      evidence: { ...event.evidence, ...(said ? { otherDates: said } : {}) },
    };
  const hour = timeOf(endDate);
  const isEnd = event.endDate !== undefined && hour !== '';
  return {
    ...event,
    endDate: isEnd ? `${day}T${hour}` : day,
    evidence: { ...event.evidence, ...(said ? { endDate: said } : {}) },
  };
}
