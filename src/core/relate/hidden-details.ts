/** Details that unfold below an entry of a list ("Event Details … Time … Location") say again when it is: they are no second event. */
import type { EventRecord, FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { addressKey } from './agree';
import { filledFrom } from './once';

/**
 * @param records in page order
 * @returns the records, a hidden event joined to the shown one of the same start right before it in the same block; and why others were
 *   dropped (notes of step 'relate')
 */
export function joinHiddenDetails(
  records: readonly FoundRecord[],
  pageUrl: string,
): { records: FoundRecord[]; notes: Note[] } {
  const out: FoundRecord[] = [];
  const notes: Note[] = [];
  for (const record of records) {
    const before = out.at(-1);
    if (before?.kind === 'event' && record.kind === 'event' && isDetails(record, before, pageUrl)) {
      out[out.length - 1] = filledFrom(before, record);
      notes.push(
        noteOf('same', { kind: 'event', other: before.path, sameness: 'details', name: record.name }, record.path),
      );
    } else out.push(record);
  }
  return { records: out, notes };
}

function isDetails(record: EventRecord, entry: EventRecord, pageUrl: string): boolean {
  if (!record.hidden || entry.hidden || !record.startDate || record.startDate !== entry.startDate) return false;
  // Events of one day share the block of the day; details repeat the hour, and say more than the entry.
  if (!record.startDate.includes('T') || (record.text ?? '').length <= (entry.text ?? '').length) return false;
  const own = record.url !== undefined && addressKey(record.url) !== addressKey(pageUrl);
  if (own && entry.url !== undefined && addressKey(record.url!) !== addressKey(entry.url)) return false;
  // Both stand in one entry of the list.
  const around = record.path.replace(/\/[^/]*$/, '');
  return /\[\d+\]$/.test(around) && entry.path.startsWith(`${around}/`);
}
