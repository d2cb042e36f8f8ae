/** Marks that follow from the record itself, whichever screen shows it. */
import type { EventRecord, FoundRecord } from '../../core/finding';
import type { Mark } from './list-model';
import { isOver } from './when-text';

const OF_AVAILABILITY = {
  SoldOut: 'sold_out',
  LimitedAvailability: 'few_left',
  BackOrder: 'waitlist',
  PreSale: 'not_on_sale',
} as const satisfies Record<NonNullable<EventRecord['availability']>, Mark>;

/** What was to be announced may have been filled in since, by the page or by the person. */
function isOpen(what: 'date' | 'time' | 'place', { startDate, location, schedule }: EventRecord): boolean {
  if (what === 'place') return location === undefined;
  if (what === 'date') return startDate === undefined;
  return startDate?.includes('T') !== true && schedule?.startTime === undefined;
}

export function marksOf(record: FoundRecord, now: Date): Mark[] {
  const marks: Mark[] = [];
  if (record.kind === 'event') {
    if (record.eventStatus === 'EventCancelled') marks.push('cancelled');
    if (record.eventStatus === 'EventPostponed') marks.push('postponed');
    if (record.eventStatus === 'EventRescheduled') marks.push('rescheduled');
    if (record.eventStatus === 'EventMovedOnline') marks.push('online');
    if (record.availability) marks.push(OF_AVAILABILITY[record.availability]);
    for (const what of record.toBeAnnounced ?? []) if (isOpen(what, record)) marks.push(`${what}_open`);
    if (!record.eventSchedule && isOver(record.startDate, record.endDate, now)) marks.push('ended');
  }
  if (record.hidden) marks.push('hidden');
  return marks;
}
