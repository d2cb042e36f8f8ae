/** Calendars that the page offers to subscribe to. */
import type { PageSnapshot } from '../page/snapshot';

export interface CalendarFeed {
  /** Absolute, over HTTP(S): `webcal:` is spelled out. */
  url: string;
  /** What the link says; absent for a link in the page's head. */
  name?: string;
}

const FILE = /\.(?:ics|ical|icalendar)$/i;
/** As plugins write it: "?ical=1", "?format=ics", "&outlook-ical=1". */
const QUERY = /(?:^|[?&])(?:ical|outlook-ical)=1(?:&|$)|(?:^|[?&])(?:format|export|type|output)=(?:ics|ical)(?:&|$)/i;
const SCHEME = /^webcals?:/i;
const MOST = 50;

/** @returns the addresses of iCalendar feeds in head and body, each once, in that order */
export function calendarFeeds(snapshot: PageSnapshot): CalendarFeed[] {
  const found = new Map<string, CalendarFeed>();
  const add = (address: string, name?: string): void => {
    const url = address.replace(SCHEME, 'https:').replace(/#.*$/, '');
    if (found.size < MOST && !found.has(url)) found.set(url, name ? { url, name } : { url });
  };
  for (const one of snapshot.declared) {
    if (one.kind !== 'link' || !/\balternate\b/.test(one.rel)) continue;
    if (one.type === 'text/calendar' || isFeed(one.href)) add(one.href);
  }
  for (const { items, link } of snapshot.blocks) {
    if (link && isFeed(link)) add(link);
    for (const item of items) {
      if (item.kind === 'block' || item.kind === 'break' || !item.link || !isFeed(item.link)) continue;
      add(item.link, item.kind === 'text' ? item.text.trim() : item.alt);
    }
  }
  return [...found.values()];
}

function isFeed(address: string): boolean {
  if (SCHEME.test(address)) return true;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return FILE.test(pathname) || QUERY.test(search);
}
