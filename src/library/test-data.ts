/** Made-up findings for the tests of this folder. */
import type { EventRecord, Finding, FoundRecord, NewsRecord, PersonRecord } from '../core/finding';
import type { PageInfo } from './kept';

export const PAGE: PageInfo = { url: 'https://www.museum.example/events', title: 'Events', lang: 'en' };

const BASE = { text: '', path: '/html/body/p', confidence: 0.9, ordinal: 1, evidence: {}, why: [] };

export function event(name: string, fields: Partial<EventRecord> = {}): EventRecord {
  return { ...BASE, kind: 'event', name, startDate: '2026-11-03', ...fields };
}

export function person(name: string, fields: Partial<PersonRecord> = {}): PersonRecord {
  return { ...BASE, kind: 'person', name, ...fields };
}

export function news(name: string, fields: Partial<NewsRecord> = {}): NewsRecord {
  return { ...BASE, kind: 'news', name, datePublished: '2026-11-01', ...fields };
}

export function look(records: FoundRecord[], url = PAGE.url): Finding {
  const ms = { snapshot: 0, records: 0, classify: 0, fields: 0, relate: 0 };
  return { url, title: 'Events', lang: 'en', kind: 'event-list', ms, records, notes: [] };
}

let names = 0;
/** A name that no other test uses. */
export function freshName(): string {
  return `library-${++names}`;
}
