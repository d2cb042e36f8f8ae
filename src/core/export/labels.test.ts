import { describe, expect, it } from 'vitest';
import type { FoundRecord } from '../finding';
import { goldOf, pageName, writeExamples, type LabelledRecord, type PageLabels, type Verdict } from './labels';

const BASE = { text: '', path: '/html/body/p', confidence: 0.9, ordinal: 1, evidence: {}, why: [] };

const labelled = (record: Partial<FoundRecord>, verdict?: Verdict): LabelledRecord => ({
  id: String(record.name),
  record: { ...BASE, kind: 'event', ...record } as FoundRecord,
  ...(verdict && { verdict }),
});

const labels = (records: LabelledRecord[], complete = true): PageLabels => ({
  page: 'https://town.example/events',
  site: 'town.example',
  url: 'https://town.example/events',
  title: 'Events',
  lang: 'en',
  kind: 'event-list',
  capturedAt: '2026-11-01T10:00:00.000Z',
  captured: '2026-11-01',
  complete,
  records,
  at: 0,
});

describe('goldOf', () => {
  it('keeps what is right and what is arguable apart, and leaves out what is wrong', () => {
    const gold = goldOf(
      labels([labelled({ name: 'A' }, 'right'), labelled({ name: 'B' }, 'arguable'), labelled({ name: 'C' }, 'wrong')]),
    );
    expect(gold.records.map(({ name }) => name)).toEqual(['A']);
    expect(gold.optional.map(({ name }) => name)).toEqual(['B']);
    expect(gold).toMatchObject({ page_kind: 'event-list', lang: 'en', captured: '2026-11-01', complete: true });
  });

  it('is complete only where every record was judged and the person says so', () => {
    expect(goldOf(labels([labelled({ name: 'A' })])).complete).toBe(false);
    expect(goldOf(labels([labelled({ name: 'A' }, 'right')], false)).complete).toBe(false);
    expect(goldOf(labels([])).complete).toBe(true);
  });

  it('writes local times, an end only on another day, and the fields of the kind alone', () => {
    const event = labelled(
      {
        name: 'A',
        startDate: '2026-11-03T18:30+09:00',
        endDate: '2026-11-03T20:00+09:00',
        location: { name: 'Hall' },
        timeZone: 'Asia/Tokyo',
      },
      'right',
    );
    const days = labelled({ name: 'B', startDate: '2026-11-03', endDate: '2026-11-08' }, 'right');
    const person = labelled({ kind: 'person', name: 'C', jobTitle: 'Dean', startDate: '2026-11-03' } as never, 'right');
    expect(goldOf(labels([event, days, person])).records).toEqual([
      { kind: 'event', name: 'A', startDate: '2026-11-03T18:30', location: { name: 'Hall' }, path: BASE.path },
      { kind: 'event', name: 'B', startDate: '2026-11-03', endDate: '2026-11-08', path: BASE.path },
      { kind: 'person', name: 'C', jobTitle: 'Dean', path: BASE.path },
    ]);
  });
});

it('names pages by site and address, in signs that every file system takes', () => {
  const name = pageName({ site: 'Town.example:8080', page: 'https://town.example:8080/a' });
  expect(name).toMatch(/^town\.example-8080__[a-z0-9]+$/);
  expect(pageName({ site: 'Town.example:8080', page: 'https://town.example:8080/b' })).not.toBe(name);
  expect(pageName({ site: 'file:', page: 'file:///a.html' })).toMatch(/^file__/);
});

it('writes a page a line, which is a stored snapshot too', () => {
  const snapshot = { url: 'https://town.example/events', blocks: [] } as never;
  const text = writeExamples([{ labels: labels([]), snapshot }]);
  expect(text.endsWith('\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ now: '2026-11-01', snapshot, gold: { records: [], complete: true } });
});
