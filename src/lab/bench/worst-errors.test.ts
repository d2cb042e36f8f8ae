import { describe, expect, it } from 'vitest';
import type { FoundRecord } from '../../core/finding';
import type { Gold } from '../data/sets';
import { errorsOf, worstFirst, type WorstError } from './worst-errors';

const record = (name: string, startDate: string, confidence: number): FoundRecord => ({
  ...{ kind: 'event', name, startDate, confidence, text: `${name} all of it`, path: '', ordinal: 1, why: [] },
  evidence: { startDate: { confidence: 0.5, source: 'page', quote: `on ${startDate}`, path: '' } },
});
const gold = { lang: 'en', complete: true, page_kind: 'event-list' };

/** Pairs by name; calls the start and the place wrong where they differ. */
const scorer = {
  pair: (want: Gold['records'], got: readonly FoundRecord[]) =>
    want.flatMap(({ name }, i): [number, number][] => {
      const j = got.findIndex((one) => one.name === name);
      return j < 0 ? [] : [[i, j]];
    }),
  scorePage: ({ records: [want] }: Gold, [got]: readonly FoundRecord[]) => ({
    wrong: [
      { field: 'startDate', gold: want!.startDate, got: (got as { startDate?: string }).startDate },
      { field: 'location', gold: 'Hall', got: undefined },
    ].filter(({ gold: one, got: other }) => one !== other),
  }),
};

describe('the worst errors', () => {
  it('carry the quote behind a value, and the text of the record behind none', () => {
    const want = { ...gold, records: [{ kind: 'event', name: 'Tea', startDate: '2026-11-04' }] } as Gold;
    expect(errorsOf('p', want, [record('Jazz', '2026-11-04', 1), record('Tea', '2026-11-03', 0.8)], scorer)).toEqual([
      {
        ...{ page: 'p', field: 'startDate', gold: '2026-11-04', got: '2026-11-03' },
        ...{ snippet: 'on 2026-11-03', confidence: 0.4 },
      },
      {
        ...{ page: 'p', field: 'location', gold: 'Hall', got: undefined },
        ...{ snippet: 'Tea all of it', confidence: 0.8 },
      },
    ]);
  });

  it('come surest first, but one of each page before the second of any', () => {
    const error = (page: string, confidence: number): WorstError => ({
      ...{ page, confidence, field: 'url', gold: '', got: '', snippet: '' },
    });
    const errors = [error('a', 0.9), error('a', 0.8), error('b', 0.3), error('c', 0.5)];
    expect(worstFirst(errors).map(({ page, confidence }) => [page, confidence])).toEqual([
      ['a', 0.9],
      ['c', 0.5],
      ['b', 0.3],
      ['a', 0.8],
    ]);
  });
});
