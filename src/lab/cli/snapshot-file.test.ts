import { expect, test } from 'vitest';
import { localDay } from './snapshot-file';

test('the day of an instant is the one on the wall clock, not that of Greenwich', () => {
  const evening = new Date(2026, 10, 3, 23, 30);
  const early = new Date(2026, 10, 4, 0, 30);
  expect([evening, early].map((at) => localDay(at.toISOString()))).toEqual(['2026-11-03', '2026-11-04']);
});

test('what is no instant is refused', () => {
  expect(() => localDay('')).toThrow(RangeError);
});
