/** iCalendar (RFC 5545), events. Written by hand: the libraries take JS Dates, which turn dates into instants. */
import type { EventRecord } from '../finding';
import { ContentLines, writeLines } from './content-lines';
import { eventDetails, placeLine } from './event-details';
import { EARLIEST, eventTimes } from './event-times';
import type { Exporter, ExportItem } from './exporter';
import { showingsOf } from './showings';
import { eventUid } from './uid';
import { utcStamp } from './when';

const STATUS: Partial<Record<NonNullable<EventRecord['eventStatus']>, string>> = {
  EventScheduled: 'CONFIRMED',
  EventCancelled: 'CANCELLED',
  EventPostponed: 'TENTATIVE',
  EventRescheduled: 'CONFIRMED',
  EventMovedOnline: 'CONFIRMED',
};

export const icalendar: Exporter = {
  id: 'ics',
  mime: 'text/calendar;charset=utf-8',
  kinds: ['event'],
  accepts: (record) => record.kind === 'event' && eventTimes(record, EARLIEST) !== undefined,
  write(items, now) {
    const uids = new Map<string, number>();
    const events = items.flatMap(({ record, page }) =>
      record.kind === 'event' ? showingsOf(record).flatMap((showing) => eventLines(showing, page, now, uids)) : [],
    );
    return writeLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Gleaner//Gleaner//EN',
      'CALSCALE:GREGORIAN',
      ...events,
      'END:VCALENDAR',
    ]);
  },
};

/** @param uids how often each UID is in the file so far */
function eventLines(record: EventRecord, page: ExportItem['page'], now: Date, uids: Map<string, number>): string[] {
  const times = eventTimes(record, utcStamp(now).slice(0, 8));
  if (!times) return [];
  const type = times.allDay ? ';VALUE=DATE' : '';
  return new ContentLines()
    .raw('BEGIN', 'VEVENT')
    .raw('UID', distinct(eventUid(record, page), uids))
    .raw('DTSTAMP', utcStamp(now))
    .raw(`DTSTART${type}`, times.start)
    .raw(`DTEND${type}`, times.end)
    .raw('RRULE', times.rule)
    .raw(`EXDATE${type}`, times.except?.join())
    .text('SUMMARY', record.name)
    .text('LOCATION', placeLine(record.location))
    .text('DESCRIPTION', eventDetails(record, page, times.timesLost))
    .uri('URL', record.url ?? page.url)
    .raw('STATUS', statusOf(record))
    .raw('END', 'VEVENT').lines;
}

/** What has no day or no hour yet is no more than planned. */
function statusOf({ eventStatus, toBeAnnounced = [] }: EventRecord): string | undefined {
  const isOpen = toBeAnnounced.includes('date') || toBeAnnounced.includes('time');
  return eventStatus ? STATUS[eventStatus] : isOpen ? 'TENTATIVE' : undefined;
}

/** Two things of one name and start (two venues) are two entries: the second is numbered. */
function distinct(uid: string, uids: Map<string, number>): string {
  const count = (uids.get(uid) ?? 0) + 1;
  uids.set(uid, count);
  return count === 1 ? uid : uid.replace('@', `-${count}@`);
}
