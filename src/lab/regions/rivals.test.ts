import { expect, test } from 'vitest';
import type { Candidate } from '../../core/records/candidate';
import { largerRivals } from './rivals';

/** Members of two lines each, beginning at these lines. */
const at = (...lines: number[]): Candidate[] =>
  lines.map((from, id) => ({ id, block: 0, from, to: from + 2, how: 'match', group: [] }));

test('an offer is told how much larger the worthiest of those is that hold most of its members and more', () => {
  const some = { members: at(0, 2, 4, 6, 8), worth: 0.6 };
  const most = { members: at(0, 2, 4, 6, 100, 102, 104, 106, 108, 110), worth: 0.5 };
  const all = { members: at(0, 2, 4, 6, 8, 10), worth: 0.1 };
  const others = { members: at(0, 2, 4, 200, 202, 204), worth: 0.9 };
  expect(largerRivals([some, most, all, others])[0]).toBe(1);
});

test('none holds the largest', () => {
  const [, largest] = largerRivals([
    { members: at(0, 2), worth: 0.6 },
    { members: at(0, 2, 4), worth: 0.5 },
  ]);
  expect(largest).toBe(0);
});
