/**
 * The sheet of facts of an event that is told above it: below "展覧会概要" or "Event details" stand the same days again, with the hours and the place. What
 * heads it says what follows, and is nobody's name.
 */
import type { EventRecord, FoundRecord } from '../finding';
import { noteOf } from '../page/notes';
import type { Note } from '../page/snapshot';
import { dayOf } from '../when';
import { compatible, placesAgree } from './agree';
import { filledFrom } from './once';

const SHEET =
  /^\P{L}*(?:(?:展覧会|企画展|特別展|個展|イベント|公演|講座|大会|セミナー|ライブ|催し|開催|上映)の?)?(?:概\s*要|要項|詳細|基本情報|開催情報)\P{L}*$|^\P{L}*(?:event|exhibition|concert|show|course|workshop|conference)\s(?:details?|information|info|overview|summary|facts)\P{L}*$/iu;

/** @returns the records; a sheet is put together with the one event of its days */
export function joinSheets(records: readonly FoundRecord[]): { records: FoundRecord[]; notes: Note[] } {
  const notes: Note[] = [];
  let kept = [...records];
  for (const sheet of records) {
    if (sheet.kind !== 'event' || !sheet.startDate || !SHEET.test(sheet.name)) continue;
    const own = kept.filter((one): one is EventRecord => one.kind === 'event' && isOfSheet(one, sheet));
    if (own.length !== 1) continue;
    const { kind, path: other } = own[0]!;
    notes.push(noteOf('same', { kind, other, sameness: 'page-subject', name: sheet.name }, sheet.path));
    const whole = filledFrom(own[0]!, sheet);
    kept = kept.filter((one) => one !== sheet).map((one) => (one === own[0] ? whole : one));
  }
  return { records: kept, notes };
}

const isOfSheet = (event: EventRecord, sheet: EventRecord): boolean =>
  event.startDate !== undefined &&
  dayOf(event.startDate) === dayOf(sheet.startDate!) &&
  !SHEET.test(event.name) &&
  compatible(event.endDate, sheet.endDate, (a, b) => dayOf(a) === dayOf(b)) &&
  compatible(event.location, sheet.location, placesAgree);
