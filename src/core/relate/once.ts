/** The same thing once among the records of a page: of its copies the better one, filled up from the others. */
import { FIELDS, type FoundRecord } from '../finding';
import { noteOf, type Sameness } from '../page/notes';
import type { Note } from '../page/snapshot';
import { inFrame } from '../page/zones';
import { addressKey } from './agree';
import { dayOf, timeOf } from '../when';
import { foldName, wordsKey } from './folded-name';
import { keyInFull, meetingKey, rowOf, sameThing, type Entry } from './same-thing';

/** Fields of events beside those that screens show one by one. */
const UNSHOWN = ['schedule', 'otherDates', 'timeZone'] as const;

/** Blocks larger than this are names or addresses that tell nothing apart; they are not compared pair by pair. */
const LARGEST_BLOCK = 40;

interface Slot extends Entry {
  order: number;
}

/** @returns the records in their order, and why the others were dropped (notes of step 'relate') */
export function once(records: readonly FoundRecord[], pageUrl: string): { records: FoundRecord[]; notes: Note[] } {
  const entries = records.map((record, order): Slot => ({ record, name: foldName(record), order }));
  markSharedPictures(entries);
  const starts = startsByName(entries);
  const blocks = new Map<string, Slot[]>();
  const slots: Slot[] = [];
  const notes: Note[] = [];
  for (const entry of entries) {
    const keys = blockKeys(entry, pageUrl);
    const twin = findTwin(entry, keys, blocks, starts, pageUrl);
    if (twin) {
      const { slot, sameness } = twin;
      const [kept, dropped] = isBetter(entry.record, slot.record) ? [entry, slot] : [slot, entry];
      const { kind, path: other } = kept.record;
      notes.push(noteOf('same', { kind, other, sameness, name: dropped.record.name }, dropped.record.path));
      const record = filledFrom(kept.record, dropped.record);
      Object.assign(slot, { record, name: kept.name, order: kept.order, sharedPicture: kept.sharedPicture });
      for (const key of keys) {
        const block = blockOf(blocks, key);
        if (!block.includes(slot)) block.push(slot);
      }
    } else {
      slots.push(entry);
      for (const key of keys) blockOf(blocks, key).push(entry);
    }
  }
  slots.sort((a, b) => a.order - b.order);
  return { records: slots.map(({ record }) => record), notes };
}

function findTwin(
  entry: Slot,
  keys: readonly string[],
  blocks: ReadonlyMap<string, Slot[]>,
  starts: ReadonlyMap<string, Set<string>>,
  pageUrl: string,
): { slot: Slot; sameness: Sameness } | undefined {
  for (const key of keys) {
    const block = blocks.get(key) ?? [];
    if (block.length > LARGEST_BLOCK) continue;
    for (const slot of block) {
      const sameness = sameThing(entry, slot, pageUrl);
      if (sameness && !isAmbiguous(entry, slot, starts)) return { slot, sameness };
    }
  }
  return undefined;
}

function blockOf(blocks: Map<string, Slot[]>, key: string): Slot[] {
  const block = blocks.get(key);
  if (block) return block;
  const created: Slot[] = [];
  blocks.set(key, created);
  return created;
}

/** Records that share none of these are not the same; the finest first. */
function blockKeys({ record, name }: Slot, pageUrl: string): string[] {
  const own = record.url && addressKey(record.url) !== addressKey(pageUrl) ? addressKey(record.url) : undefined;
  if (record.kind !== 'event') {
    const inFull = record.kind === 'department' ? keyInFull(record) : undefined;
    return [wordsKey(name), ...(inFull ? [inFull] : [])].map((key) => `${record.kind} ${key}`);
  }
  const { startDate = '' } = record;
  const row = rowOf(record);
  const keys = [`${name.key} ${dayOf(startDate)} ${timeOf(startDate)}`, `${name.key} ${dayOf(startDate)}`, name.key];
  if (own) keys.push(`${own} ${dayOf(startDate)}`);
  if (startDate) keys.push(`meeting ${meetingKey(name.key)} ${dayOf(startDate)}`);
  if (startDate && row) keys.push(`${row} ${dayOf(startDate)}`);
  return [...new Set(keys)].map((key) => `event ${key}`);
}

/** A picture that goes with two names, or with two days, shows none of them. */
function markSharedPictures(entries: readonly Slot[]): void {
  const firstOf = new Map<string, string>();
  const shared = new Set<string>();
  const subjectOf = ({ record, name }: Slot): string =>
    `${name.key} ${record.kind === 'event' && record.startDate ? dayOf(record.startDate) : ''}`;
  for (const entry of entries) {
    const { image } = entry.record;
    if (!image) continue;
    const first = firstOf.get(image);
    if (first === undefined) firstOf.set(image, subjectOf(entry));
    // A slide without a day shares its picture with the event that it announces.
    else if (!subjectOf(entry).startsWith(first) && !first.startsWith(subjectOf(entry))) shared.add(image);
  }
  for (const entry of entries) if (entry.record.image && shared.has(entry.record.image)) entry.sharedPicture = true;
}

/** Every start that the page gives an event of a name; and, of a day, every time. */
function startsByName(entries: readonly Slot[]): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  const add = (key: string, start: string): void => {
    const starts = out.get(key);
    if (starts) starts.add(start);
    else out.set(key, new Set([start]));
  };
  for (const { record, name } of entries) {
    if (record.kind !== 'event' || !record.startDate) continue;
    const day = dayOf(record.startDate);
    add(name.key, day);
    if (timeOf(record.startDate)) add(`${name.key} ${day}`, timeOf(record.startDate));
  }
  return out;
}

/** An event without day (or time) is no copy of one performance among several. */
function isAmbiguous(a: Slot, b: Slot, starts: ReadonlyMap<string, Set<string>>): boolean {
  if (a.record.kind !== 'event' || b.record.kind !== 'event') return false;
  const [x = '', y = ''] = [a.record.startDate, b.record.startDate];
  if (x === y) return false;
  if (!x || !y) return (starts.get(x ? a.name.key : b.name.key)?.size ?? 0) > 1;
  if (timeOf(x) === timeOf(y)) return false;
  const timed = timeOf(x) ? a : b;
  return (starts.get(`${timed.name.key} ${dayOf(x)}`)?.size ?? 0) > 1;
}

/** Visible before hidden, content before menu, then fields, confidence, place on the page. */
function isBetter(a: FoundRecord, b: FoundRecord): boolean {
  const order =
    Number(b.hidden ?? false) - Number(a.hidden ?? false) ||
    Number(inFrame(b)) - Number(inFrame(a)) ||
    fieldsOf(a) - fieldsOf(b) ||
    a.confidence - b.confidence;
  return order > 0;
}

const fieldsOf = (record: FoundRecord): number => FIELDS[record.kind].filter((field) => field in record).length;

/** The kept record with the fields that only the other has. A day without time gives way to one with. */
export function filledFrom<R extends FoundRecord>(kept: R, other: FoundRecord): R {
  const out = { ...kept, evidence: { ...kept.evidence } };
  const take = (field: string): void => {
    Object.assign(out, { [field]: Reflect.get(other, field) });
    const evidence = other.evidence[field];
    if (evidence) out.evidence[field] = evidence;
  };
  for (const field of [...FIELDS[kept.kind], ...UNSHOWN]) if (!(field in kept) && field in other) take(field);
  if (kept.kind === 'event' && other.kind === 'event' && kept.startDate && other.startDate) {
    if (!timeOf(kept.startDate) && timeOf(other.startDate)) take('startDate');
  }
  out.why = [...new Set([...kept.why, ...other.why])];
  out.confidence = Math.max(kept.confidence, other.confidence);
  return out;
}
