import { expect, test } from 'vitest';
import type { Unit } from '../page/outline';
import { anchorRuns, markedRuns } from './anchors';

const runsOf = (keys: string, marked = ''): number[][] =>
  anchorRuns(
    [...keys].map((_, place): Unit => ({ block: place, from: place, to: place + 1 })),
    [...keys],
    (place) => keys[place] === 'H',
    (place) => marked.includes(keys[place]!),
  ).map(({ starts }) => starts);

test('what takes turns is one segmentation, which begins with the first: no record ends with the next heading', () => {
  expect(runsOf('hdlhdlhdl')).toEqual([[0, 3, 6]]);
  expect(runsOf('dhldhldhl')).toEqual([[0, 3, 6]]);
});

test('headings divide also where a paragraph introduces the list, and takes turns with them; a day that does begins the records', () => {
  expect(runsOf('pHpHpHx')).toEqual([
    [0, 2, 4],
    [1, 3, 5],
  ]);
  expect(runsOf('dHdHdH', 'd')).toEqual([[0, 2, 4]]);
});

test('what stands right behind headings begins no records, though one has none', () => {
  expect(runsOf('HipHipHp')).toEqual([[0, 3, 6]]);
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

const unitsOf = (count: number): Unit[] =>
  Array.from({ length: count }, (_, from) => ({ block: -1, from, to: from + 1 }));
const marked = (marks: string, isTitle = false): number[][] =>
  markedRuns(
    unitsOf(marks.length),
    [...marks].map((mark) => (mark === 'd' ? 'day' : mark === 'p' ? 'part' : undefined)),
    [],
    () => isTitle,
  ).map(({ starts }) => starts);

test('days among other lines begin records, unless what stands before the first could be its name', () => {
  expect(marked('-d--d-d--')).toEqual([[1, 4, 6]]);
  expect(marked('-d--d-d--', true)).toEqual([]);
  expect(marked('dddd')).toEqual([]);
});

test('parts of a day begin records whatever stands before the first: that is the day', () => {
  expect(marked('-p--p--', true)).toEqual([[1, 4]]);
});
