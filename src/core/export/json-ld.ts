/** JSON-LD with the schema.org vocabulary: Event, Person, Organization, NewsArticle, LocalBusiness in one graph. */
import { KINDS, type EventRecord, type FoundRecord, type Place } from '../finding';
import type { Exporter, ExportItem } from './exporter';
import { parseRule } from './recurrence';

/** Absent values are left out by JSON.stringify. */
type Node = Record<string, unknown>;

export const jsonLd: Exporter = {
  id: 'jsonld',
  mime: 'application/ld+json',
  kinds: KINDS,
  accepts: () => true,
  write(items) {
    return `${JSON.stringify({ '@context': 'https://schema.org', '@graph': items.map(nodeOf) }, null, 2)}\n`;
  },
};

function nodeOf({ record, page }: ExportItem): Node {
  const { name, url, image, description } = record;
  const common = { name, url, image, description };
  return { ...typed(record, common), subjectOf: { '@type': 'WebPage', url: page.url, name: page.title || undefined } };
}

function typed(record: FoundRecord, common: Node): Node {
  switch (record.kind) {
    case 'event':
      return { '@type': 'Event', ...common, ...eventNode(record) };
    case 'person': {
      const { jobTitle, email, telephone, affiliation } = record;
      return { '@type': 'Person', ...common, jobTitle, email, telephone, affiliation: organization(affiliation) };
    }
    case 'department': {
      const { email, telephone, parent } = record;
      return { '@type': 'Organization', ...common, email, telephone, parentOrganization: organization(parent) };
    }
    case 'news':
      return { '@type': 'NewsArticle', ...common, headline: record.name, datePublished: record.datePublished };
    case 'business': {
      const { email, telephone, address } = record;
      return { '@type': 'LocalBusiness', ...common, email, telephone, address };
    }
  }
}

function eventNode(event: EventRecord): Node {
  const { startDate, endDate, doorTime, location, offers, eventStatus, organizer } = event;
  return {
    startDate,
    endDate,
    doorTime,
    location: location && placeNode(location),
    offers: offers && { '@type': 'Offer', description: offers },
    eventStatus: eventStatus && `https://schema.org/${eventStatus}`,
    organizer: organization(organizer),
    eventSchedule: scheduleNode(event.eventSchedule),
  };
}

function placeNode({ name, address }: Place): Node {
  return { '@type': 'Place', name, address };
}

function organization(name: string | undefined): Node | undefined {
  return name ? { '@type': 'Organization', name } : undefined;
}

/** An RRULE as a schema.org Schedule; BYDAY's codes ("SA", "2SA") are valid values of byDay. */
function scheduleNode(text: string | undefined): Node | undefined {
  const rule = parseRule(text);
  if (!rule) return undefined;
  const unit = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' }[rule.get('FREQ')!];
  const numbers = (name: string) => rule.get(name)?.split(',').map(Number);
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${rule.get('INTERVAL') ?? '1'}${unit}`,
    repeatCount: numbers('COUNT')?.[0],
    byDay: rule.get('BYDAY')?.split(','),
    byMonth: numbers('BYMONTH'),
    byMonthDay: numbers('BYMONTHDAY'),
    endDate: rule.get('UNTIL')?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'),
  };
}
