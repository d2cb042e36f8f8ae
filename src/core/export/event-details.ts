/** An event's description for a calendar entry: what the page says, then what calendars have no field for. */
import type { ExportItem } from './exporter';
import type { EventRecord, Place, When } from '../finding';

const AVAILABILITY = {
  SoldOut: 'sold out',
  LimitedAvailability: 'few left',
  BackOrder: 'waiting list',
  PreSale: 'not yet on sale',
} as const satisfies Record<NonNullable<EventRecord['availability']>, string>;

/** States that STATUS of a calendar cannot tell apart. */
const STATUS: Partial<Record<NonNullable<EventRecord['eventStatus']>, string>> = {
  EventRescheduled: 'Rescheduled',
  EventMovedOnline: 'Moved online',
};

/**
 * @param withTimes true to write the event's times out, for an entry that holds days only
 * @returns lines of text; empty when there is nothing to say
 */
export function eventDetails(event: EventRecord, page: ExportItem['page'], withTimes: boolean): string {
  const hours = [event.startDate, event.endDate].filter((when) => when !== undefined).map(readable);
  const except = [...(event.schedule?.exceptDate ?? []), event.schedule?.except].filter(Boolean).join(', ');
  const lines = [
    event.description,
    withTimes && `Time: ${hours.join(' – ')}`,
    event.doorTime && `Doors: ${readable(event.doorTime)}`,
    event.otherDates && `Also: ${event.otherDates.map((when) => readable(when).replace('/', ' – ')).join(', ')}`,
    except && `Except: ${except}`,
    event.eventStatus && STATUS[event.eventStatus],
    event.availability && `Tickets: ${AVAILABILITY[event.availability]}`,
    event.toBeAnnounced && `To be announced: ${event.toBeAnnounced.join(', ')}`,
    event.offers && `Price: ${event.offers}`,
    event.organizer && `Organizer: ${event.organizer}`,
    event.keywords && `Sort: ${event.keywords}`,
    page.url !== event.url && page.url,
  ];
  return lines.filter(Boolean).join('\n');
}

/** One line: name and address, unless one holds the other. */
export function placeLine(place: Place | undefined): string {
  const { name = '', address = '' } = place ?? {};
  if (address.includes(name)) return address;
  return name.includes(address) ? name : `${name}, ${address}`;
}

function readable(when: When): string {
  return when.replaceAll('T', ' ');
}
