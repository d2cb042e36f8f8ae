/** An event that takes place several times as one record for each time: calendars have no other way that all of them read. */
import type { EventRecord } from '../finding';
import { dayOf } from '../when';

/** @returns the record itself where it takes place once or by a rule; else one per showing, in order */
export function showingsOf(event: EventRecord): EventRecord[] {
  const { otherDates = [], startDate, endDate, doorTime, ...rest } = event;
  if (otherDates.length === 0 || !startDate || event.eventSchedule) return [event];
  // Beside a list of days the end is the last of them.
  const ownEnd = endDate !== undefined && dayOf(endDate) === dayOf(startDate) ? endDate : undefined;
  const first = { ...rest, startDate, ...(ownEnd ? { endDate: ownEnd } : {}), ...(doorTime ? { doorTime } : {}) };
  const others = otherDates.map((when) => {
    const [start = '', end] = when.split('/');
    return { ...rest, startDate: start, ...(end ? { endDate: end } : {}) };
  });
  return [first, ...others];
}
