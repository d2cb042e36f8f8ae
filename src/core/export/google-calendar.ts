/** A link that opens Google Calendar with one event filled in. Nothing is sent before the person follows it. */
import { eventDetails, placeLine } from './event-details';
import { eventTimes } from './event-times';
import type { ExportItem } from './exporter';
import { showingsOf } from './showings';
import { utcStamp } from './when';

/** Characters of details that a link carries: percent-encoded Japanese takes nine octets each, and servers cut at 8k. */
const DETAILS_LIMIT = 500;

/**
 * The link carries one showing; the others are said in the details.
 * @param now day from which a series begins whose page says no first day
 * @returns the address, or undefined when the record is no event that can be placed
 */
export function googleCalendarLink({ record, page }: ExportItem, now = new Date()): string | undefined {
  const times = record.kind === 'event' ? eventTimes(showingsOf(record)[0]!, utcStamp(now).slice(0, 8)) : undefined;
  if (record.kind !== 'event' || !times) return undefined;
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: record.name,
    // Google wants both ends; an event without an end ends when it starts rather than at an hour made up here.
    dates: `${times.start}/${times.end ?? times.start}`,
  });
  const place = placeLine(record.location);
  const details = shorten(eventDetails(record, page, times.timesLost));
  if (place) parameters.set('location', place);
  if (details) parameters.set('details', details);
  if (times.rule) parameters.set('recur', `RRULE:${times.rule}`);
  // Google takes local times for the reader's own, unless it is told where they are meant.
  if (record.timeZone && /T\d{6}$/.test(times.start)) parameters.set('ctz', record.timeZone);
  return `https://calendar.google.com/calendar/render?${parameters}`;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > DETAILS_LIMIT ? `${characters.slice(0, DETAILS_LIMIT - 1).join('')}…` : text;
}
