/** Marks that follow from the record itself, whichever screen shows it. */
import type { FoundRecord } from '../../core/finding';
import type { Mark } from './list-model';
import { isOver } from './when-text';

export function marksOf(record: FoundRecord, now: Date): Mark[] {
  const marks: Mark[] = [];
  if (record.kind === 'event') {
    if (record.eventStatus === 'EventCancelled') marks.push('cancelled');
    if (record.eventStatus === 'EventPostponed') marks.push('postponed');
    if (!record.eventSchedule && isOver(record.startDate, record.endDate, now)) marks.push('ended');
  }
  if (record.hidden) marks.push('hidden');
  return marks;
}
