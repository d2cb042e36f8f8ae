/** Whether a link is the own address of what a page is about, or leads on to another page of the site. */

/** The last step of a calendar file's address. */
const CALENDAR_FILE = /(?:^|[/._=-])(?:ical|ics|icalendar|webcal|calendar\.php)(?:[/._?-]|$)/i;

/**
 * No link to another page of the site: none, one to what the page lies below, as a trail of crumbs has it, one to what lies below the
 * page, or one to elsewhere (tickets, a map).
 */
export const isOwn = (link: string | undefined, page: string): boolean => !leadsOn(link, page) || isBelow(link, page);

/** A link to a page of the same site that is not the page itself nor one that it lies below. */
export const leadsOn = (link: string | undefined, page: string): link is string =>
  link !== undefined && link !== page && hostOf(link) === hostOf(page) && !isRoot(link) && !isBelow(page, link);

/** Nothing lies below a site's root in particular. */
const isBelow = (address: string, above: string): boolean =>
  !isRoot(above) && address.startsWith(above.replace(/\/?$/, '/'));

/** A link to a calendar file below the page. */
export const isCalendarFile = (link: string, page: string): boolean =>
  isBelow(link, page) && CALENDAR_FILE.test(link.slice(page.length - 1));

function isRoot(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
