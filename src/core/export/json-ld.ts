/** JSON-LD with the schema.org vocabulary: Event, Person, Organization, NewsArticle, LocalBusiness in one graph. */
import type {
  DayOfWeek,
  Event,
  Graph,
  LocalBusiness,
  NewsArticle,
  Organization,
  Person,
  Place,
  Schedule,
  WebPage,
} from 'schema-dts';
import { KINDS, type EventRecord, type Place as FoundPlace } from '../finding';
import type { Exporter, ExportItem } from './exporter';
import { parseRule } from './recurrence';
import { showingsOf } from './showings';

/** The types that records become, as nodes: absent values are left out by JSON.stringify. */
type Node = Exclude<Event | Person | Organization | NewsArticle | LocalBusiness, string>;
type NodeOf<T> = Extract<T, { '@type': unknown }>;

export const jsonLd: Exporter = {
  id: 'jsonld',
  mime: 'application/ld+json',
  kinds: KINDS,
  accepts: () => true,
  write(items) {
    const graph: Graph = { '@context': 'https://schema.org', '@graph': items.map(nodeOf) };
    return `${JSON.stringify(graph, null, 2)}\n`;
  },
};

/** The checks of schema-dts hold every value against the range of its property when this is compiled. */
function nodeOf({ record, page }: ExportItem): Node {
  const { name, url, image, description } = record;
  const subjectOf: WebPage = { '@type': 'WebPage', url: page.url, name: page.title || undefined };
  const common = { name, url, image, description, subjectOf };
  switch (record.kind) {
    case 'event':
      return { '@type': 'Event', ...common, ...eventNode(record) };
    case 'person': {
      const { jobTitle, email, telephone, faxNumber, address, birthDate, gender, knowsAbout } = record;
      return {
        '@type': 'Person',
        ...common,
        ...{ jobTitle, email, telephone, faxNumber, address, birthDate, gender, knowsAbout },
        affiliation: organization(record.affiliation),
        alumniOf: organization(record.alumniOf),
        hasCredential: record.hasCredential
          ? { '@type': 'EducationalOccupationalCredential', name: record.hasCredential }
          : undefined,
        workLocation: record.workLocation ? { '@type': 'Place', name: record.workLocation } : undefined,
      };
    }
    case 'department': {
      const { email, telephone, faxNumber, address, foundingDate, employee, parent } = record;
      return {
        '@type': 'Organization',
        ...common,
        ...{ email, telephone, faxNumber, address, foundingDate },
        employee: employee ? { '@type': 'Person', name: employee } : undefined,
        parentOrganization: organization(parent),
      };
    }
    case 'news':
      return { '@type': 'NewsArticle', ...common, headline: record.name, datePublished: record.datePublished };
    case 'business': {
      const { email, telephone, faxNumber, address, openingHours, foundingDate } = record;
      return {
        '@type': 'LocalBusiness',
        ...common,
        ...{ email, telephone, faxNumber, address, openingHours, foundingDate },
      };
    }
  }
}

function eventNode(event: EventRecord): Omit<NodeOf<Event>, '@type'> {
  const { startDate, endDate, doorTime, location, offers, availability, eventStatus, organizer, keywords } = event;
  const showings = showingsOf(event);
  return {
    startDate,
    endDate,
    doorTime,
    location: location && placeNode(location),
    offers:
      offers || availability
        ? { '@type': 'Offer', description: offers, availability: availability && `https://schema.org/${availability}` }
        : undefined,
    eventAttendanceMode:
      eventStatus === 'EventMovedOnline' ? 'https://schema.org/OnlineEventAttendanceMode' : undefined,
    eventStatus: eventStatus && `https://schema.org/${eventStatus}`,
    organizer: organization(organizer),
    keywords,
    eventSchedule: scheduleNode(event),
    subEvent: showings.length > 1 ? showings.map(showingNode) : undefined,
  };
}

const showingNode = ({ name, startDate, endDate }: EventRecord): Event => ({
  '@type': 'Event',
  name,
  startDate,
  endDate,
});

function placeNode({ name, address }: FoundPlace): Place {
  return { '@type': 'Place', name, address };
}

function organization(name: string | undefined): Organization | undefined {
  return name ? { '@type': 'Organization', name } : undefined;
}

/** An RRULE as a schema.org Schedule; BYDAY's codes ("SA", "2SA") are valid values of byDay. */
function scheduleNode({ eventSchedule, schedule, timeZone }: EventRecord): Schedule | undefined {
  const rule = parseRule(eventSchedule);
  if (!rule) return undefined;
  const unit = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' }[rule.get('FREQ')!];
  const numbers = (name: string) => rule.get(name)?.split(',').map(Number);
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${rule.get('INTERVAL') ?? '1'}${unit}`,
    repeatCount: numbers('COUNT')?.[0],
    byDay: rule.get('BYDAY')?.split(',') as DayOfWeek[] | undefined,
    byMonth: numbers('BYMONTH'),
    byMonthDay: numbers('BYMONTHDAY'),
    endDate: rule.get('UNTIL')?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'),
    startTime: schedule?.startTime,
    endTime: schedule?.endTime,
    exceptDate: schedule?.exceptDate,
    scheduleTimezone: timeZone,
  };
}
