import { expect, test } from 'vitest';
import type { EventRecord, Finding } from '../../core/finding';
import { findingText } from './print-finding';

const event: EventRecord = {
  kind: 'event',
  name: 'Night of Lanterns',
  startDate: '2028-05-06T17:00',
  endDate: '2028-05-06T20:30',
  eventStatus: 'EventCancelled',
  location: { name: 'River Bank' },
  text: '',
  path: '/html/body',
  confidence: 0.9,
  ordinal: 1,
  evidence: {},
  why: [],
  hidden: true,
};
const finding = (records: Finding['records']): Finding => ({
  url: 'https://town.example/',
  title: '',
  lang: 'en',
  kind: 'event-list',
  ms: { snapshot: 5, records: 10, classify: 3, fields: 2, relate: 0 },
  records,
  notes: [],
});

test('tells each record with what is known of it, and whether the page shows it', () => {
  const lines = findingText(finding([event])).split('\n');
  expect(lines[0]).toBe('  1 found (20 ms)');
  expect(lines[1]).toContain('Night of Lanterns (not shown on the page at the moment)');
  expect(lines[2]!.trim()).toBe('2028-05-06 17:00 – 2028-05-06 20:30 · cancelled · River Bank');
});

test('leaves out the line of details where nothing is known, and says that nothing was found', () => {
  const { name, text, path, confidence, ordinal, evidence, why } = event;
  const bare = { kind: 'person', name, text, path, confidence, ordinal, evidence, why } as const;
  expect(findingText(finding([bare])).split('\n')).toHaveLength(2);
  expect(findingText(finding([]))).toContain('nothing found');
});
