/** A calendar shows an event that lasts on each of its days: these entries are one run of days. */
import type { EventRecord, FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { addressKey } from './agree';
import { dayOf, timeOf } from '../when';
import { foldName } from './folded-name';

const DAY_MS = 86_400_000;

/**
 * Joins events of one name, address and hour on days that follow each other, where the day stands beside the entry (the
 * cell's number, the day's heading) and not in it, or is the cell's number before an entry without an hour. A list that
 * gives each day an entry with its own date stays a list.
 * @returns the records in their order, and why others were dropped (notes of step 'relate')
 */
export function joinCalendarDays(
  records: readonly FoundRecord[],
  pageUrl: string,
): { records: FoundRecord[]; notes: Note[] } {
  const groups = new Map<string, EventRecord[]>();
  for (const record of records) {
    const key = record.kind === 'event' ? keyOf(record, pageUrl) : undefined;
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(record as EventRecord);
    else groups.set(key, [record as EventRecord]);
  }
  const notes: Note[] = [];
  const dropped = new Set<FoundRecord>();
  const joined = new Map<FoundRecord, EventRecord>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const run of runsOf(group)) {
      const [first, ...others] = run;
      if (!first || others.length === 0) continue;
      for (const other of others) {
        dropped.add(other);
        const values = { kind: other.kind, other: first.path, sameness: 'name-address' as const, name: other.name };
        notes.push(noteOf('same', values, other.path));
      }
      joined.set(first, lasting(first, run));
    }
  }
  return { records: records.filter((one) => !dropped.has(one)).map((one) => joined.get(one) ?? one), notes };
}

/** Undefined for an event that no address or day of its own tells from others. */
function keyOf(event: EventRecord, pageUrl: string): string | undefined {
  const { url, startDate, eventSchedule } = event;
  if (!url || !startDate || eventSchedule || addressKey(url) === addressKey(pageUrl)) return undefined;
  return [foldName({ name: event.name }).key, addressKey(url), timeOf(startDate)].join('\n');
}

function runsOf(group: readonly EventRecord[]): EventRecord[][] {
  const runs: EventRecord[][] = [];
  let last = '';
  for (const event of [...group].sort((a, b) => (a.startDate! < b.startDate! ? -1 : 1))) {
    const run = runs.at(-1);
    const day = dayOf(event.startDate!);
    const gap = last ? (Date.parse(day) - Date.parse(last)) / DAY_MS : Infinity;
    const isNext = gap <= 1 && (gap === 1 || run!.some(lasts));
    const follows = isNext && standsInCalendar(event) && run!.every((other) => areAtOnePlace(event, other));
    if (run && follows) run.push(event);
    else runs.push([event]);
    const end = lasts(event) ? dayOf(event.endDate!) : day;
    last = run && follows && last > end ? last : end;
  }
  return runs;
}

const lasts = ({ startDate = '', endDate }: EventRecord): boolean =>
  endDate !== undefined && dayOf(endDate) > dayOf(startDate);

const areAtOnePlace = ({ location: a }: EventRecord, { location: b }: EventRecord): boolean =>
  !a?.name || !b?.name || a.name === b.name;

const CELL_NUMBER = /^\d{1,2}$/;

/** True where the day is said outside of the entry, or is no more than the number of its cell. */
function standsInCalendar({ path, evidence, startDate = '' }: EventRecord): boolean {
  const { path: where, quote = '' } = evidence['startDate'] ?? {};
  if (where === undefined) return false;
  const isOutside = where !== path && !where.startsWith(`${path}/`);
  return isOutside || (CELL_NUMBER.test(quote) && timeOf(startDate) === '');
}

/** The first entry with the last day of the run. */
function lasting(first: EventRecord, run: readonly EventRecord[]): EventRecord {
  const last = run.reduce((a, b) => (lastDay(b) > lastDay(a) ? b : a));
  const evidence = last.evidence['endDate'] ?? last.evidence['startDate'];
  return {
    ...first,
    endDate: lastDay(last),
    evidence: { ...first.evidence, ...(evidence ? { endDate: evidence } : {}) },
  };
}

const lastDay = (event: EventRecord): string => dayOf(lasts(event) ? event.endDate! : event.startDate!);
