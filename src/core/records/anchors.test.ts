import { expect, test } from 'vitest';
import type { Unit } from '../page/outline';
import { anchorRuns } from './anchors';

const runsOf = (keys: string): number[][] =>
  anchorRuns(
    [...keys].map((_, place): Unit => ({ block: place, from: place, to: place + 1 })),
    [...keys],
  ).map(({ starts }) => starts);

test('what takes turns is one segmentation, which begins with the first: no record ends with the next heading', () => {
  expect(runsOf('hdlhdlhdl')).toEqual([[0, 3, 6]]);
  expect(runsOf('dhldhldhl')).toEqual([[0, 3, 6]]);
});

test('what stands twice behind an anchor, or not behind each, may begin records, too', () => {
  expect(runsOf('hppqhppqhppq')).toEqual([
    [0, 4, 8],
    [1, 2, 5, 6, 9, 10],
  ]);
  expect(runsOf('xhdhdxhd')).toEqual([
    [0, 5],
    [1, 3, 6],
  ]);
});
