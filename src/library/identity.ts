/** What makes two found records the same thing, and two addresses the same page. Pure functions. */
import type { FoundRecord } from '../core/finding';
import { fold } from './fold';

/** Host of a page without "www."; a page without a host (a local file) gives its scheme, "file:". */
export function siteOf(url: string): string {
  const { host, protocol } = new URL(url);
  return host.replace(/^www\./, '') || protocol;
}

/**
 * The address under which a page is remembered: without fragment, unless the fragment is the route of a single-page
 * app ("#/list", "#!list"), which is another page.
 */
export function pageKey(url: string): string {
  const parsed = new URL(url);
  if (!/^#[/!]/.test(parsed.hash)) parsed.hash = '';
  return parsed.href;
}

/**
 * Stable key of a record: site, kind, folded name, and start date with its time, as two showings of one day are two
 * things. Lines of text; the last is the start and may be empty.
 */
export function identityOf(record: FoundRecord, url: string): string {
  const start = record.kind === 'event' ? record.startDate : record.kind === 'news' ? record.datePublished : undefined;
  return [siteOf(url), record.kind, fold(record.name).replace(/\s+/g, ' ').trim(), start ?? ''].join('\n');
}

/** The kind in an identity. */
export const kindIn = (id: string): string | undefined => id.split('\n')[1];

/** An identity without the time of day: what an event has in common with itself after it moved to another hour. */
export function dayIdentity(id: string): string {
  return id.replace(/(\n\d{4}-\d{2}-\d{2})T[^\n]*$/, '$1');
}
