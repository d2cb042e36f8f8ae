/** Made-up findings for the tests of this folder. */
import type { EventRecord, Finding, FoundRecord, NewsRecord, PersonRecord } from '../core/finding';
import type { PageLabels } from '../core/export/labels';
import { SNAPSHOT_VERSION, type PageSnapshot } from '../core/page/snapshot';
import type { PageInfo } from './entries';
import type { LabelEntry } from './entries';

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

/** A page with events of these names, on which nobody has said anything yet. */
export function labelled(names: string[], rest: Partial<PageLabels> = {}): LabelEntry {
  const labels: PageLabels = {
    page: PAGE.url,
    site: 'museum.example',
    ...PAGE,
    kind: 'event-list',
    capturedAt: '2026-11-01T10:00:00.000Z',
    captured: '2026-11-01',
    complete: false,
    records: names.map((name, at) => ({ id: name, record: event(name, { ordinal: at + 1 }) })),
    at: 0,
    ...rest,
  };
  const { url, title, lang, capturedAt } = labels;
  const body = { parent: -1, tag: 'body', step: 'body', items: [] };
  const without = { timeZone: null, viewport: null, hasBoxes: false, styles: [], declared: [], notes: [], ms: 0 };
  const snapshot: PageSnapshot = {
    ...{ version: SNAPSHOT_VERSION, url, title, lang, capturedAt, blocks: [body] },
    ...without,
  };
  return { labels, snapshot };
}

let names = 0;
/** A name that no other test uses. */
export function freshName(): string {
  return `library-${++names}`;
}
