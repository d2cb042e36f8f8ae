import { expect, test } from 'vitest';
import type { Candidate } from '../../core/records/candidates';
import { besideRivals } from './rivals';

/** Members of two lines each, beginning at these lines. */
const at = (...lines: number[]): Candidate[] =>
  lines.map((from, id) => ({ id, block: 0, from, to: from + 2, how: 'match', group: [] }));

test('an offer is told the worthiest of those that hold most of its members and more', () => {
  const some = { members: at(0, 2, 4, 6, 8), worth: 0.6 };
  const most = { members: at(0, 2, 4, 6, 100, 102, 104, 106, 108, 110), worth: 0.5 };
  const others = { members: at(0, 2, 4, 200, 202, 204), worth: 0.9 };
  const [beside] = besideRivals([some, most, others]);
  expect(beside![0]).toBeCloseTo(-0.1);
  expect(beside![1]).toBe(1);
});

test('none is larger than the largest', () => {
  const [, beside] = besideRivals([
    { members: at(0, 2), worth: 0.6 },
    { members: at(0, 2, 4), worth: 0.5 },
  ]);
  expect(beside).toEqual([-1, 0, 1]);
});

test('members that skip every second sibling cover half of their lines', () => {
  const [beside] = besideRivals([{ members: at(0, 4, 8, 12), worth: 0.6 }]);
  expect(beside![2]).toBeCloseTo(8 / 14);
});
