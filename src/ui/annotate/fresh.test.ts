import { expect, it } from 'vitest';
import type { Finding } from '../../core/finding';
import type { PageSnapshot } from '../../core/page/snapshot';
import { addedRecord, blankRecord, freshLabels, likelyKind } from './fresh';

const record = { ...blankRecord('event'), name: 'Concert', path: '/html/body/p', ordinal: 1 };
const finding = {
  url: 'https://www.town.example/events#top',
  title: 'Events',
  lang: 'en',
  kind: 'event-list',
  records: [record, record],
} as unknown as Finding;

it('labels a page by its address, with an id for each record, on the day of the snapshot', () => {
  const labels = freshLabels(finding, { capturedAt: '2026-11-03T10:00:00.000Z' } as PageSnapshot);
  expect(labels).toMatchObject({
    page: 'https://www.town.example/events',
    site: 'town.example',
    captured: '2026-11-03',
  });
  expect(new Set(labels.records.map(({ id }) => id)).size).toBe(2);
  expect(labels.records.every(({ verdict }) => verdict === undefined)).toBe(true);
});

it('supposes the kind of a missed record from the kind of its page', () => {
  expect(likelyKind('person-detail')).toBe('person');
  expect(likelyKind('article')).toBe('news');
  expect(likelyKind('home')).toBe('event');
  const added = addedRecord(record, 7);
  expect(added).toMatchObject({ verdict: 'right', added: true, record: { ordinal: 8 } });
  expect(addedRecord(record, 7).id).not.toBe(added.id);
});
