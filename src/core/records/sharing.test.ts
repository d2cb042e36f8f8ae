import { expect, test } from 'vitest';
import type { Candidate } from './candidate';
import { sharingLines } from './sharing';

const at = (from: number, to: number) => ({
  candidate: { from, to } as Candidate,
  verdict: { kind: 'event' as const, probability: 1, gain: 1 },
});

test('what shares a line is found, what only touches is not', () => {
  const [a, b, twin, c] = [at(0, 3), at(3, 5), at(3, 5), at(8, 9)];
  const sharing = sharingLines([c, a, b, twin]);
  expect(sharing(0, 3)).toEqual([a]);
  expect(sharing(2, 4)).toEqual([a, b, twin]);
  expect(sharing(5, 8)).toEqual([]);
  expect(sharing(0, 20)).toEqual([a, b, twin, c]);
});
