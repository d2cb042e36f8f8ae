/** Snapshots of nothing but markup, for tests. */
import type { FoundRecord } from '../finding';
import type { Declared, PageSnapshot } from '../page/snapshot';
import { declaredRecords } from './index';

export const snapshotOf = (declared: Declared[], lang = 'en'): PageSnapshot => ({
  version: 1,
  url: 'https://hall.example/events/',
  title: 'What’s on',
  lang,
  capturedAt: '2026-10-01T00:00:00Z',
  timeZone: null,
  viewport: null,
  hasBoxes: false,
  blocks: [],
  styles: [],
  declared,
  notes: [],
  ms: 0,
});
export const ld = (value: unknown): Declared => ({
  kind: 'json-ld',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});
export const read = (...values: unknown[]) => declaredRecords(snapshotOf(values.map(ld)));
export const only = (value: unknown, lang = 'en'): FoundRecord =>
  declaredRecords(snapshotOf([ld(value)], lang)).records[0]!.record;
export const event = (more: object = {}) => ({
  '@type': 'Event',
  name: 'Lantern Walk',
  startDate: '2026-11-03',
  ...more,
});
