import { expect, test } from 'vitest';
import type { Outline } from '../../page/outline';
import type { Choice, Chosen } from '../../records/choose';
import { withoutLoneDoubts } from './lone';

const outline = { path: (block: number) => (block < 10 ? `/html/body/ul/li[${block}]` : '/html/body/p') } as Outline;
const event = (block: number, probability: number): Chosen =>
  ({ candidate: { block }, verdict: { kind: 'event', probability, gain: 1 } }) as unknown as Chosen;
const split = (...chosen: Chosen[]): number[][] => {
  const choice: Choice = withoutLoneDoubts(outline, { chosen, doubtful: [] }, ({ block }) => block === 11);
  return [choice.chosen, choice.doubtful].map((list) => list.map(({ verdict }) => verdict.probability));
};

test('what is half sure counts in a list, and alone it is doubtful', () => {
  expect(split(event(1, 0.5), event(2, 0.46), event(3, 0.48), event(10, 0.5))).toEqual([[0.5, 0.46, 0.48], [0.5]]);
});
test('two are no list, and a list that is unsure as a whole is none', () => {
  expect(split(event(1, 0.5), event(2, 0.5))).toEqual([[], [0.5, 0.5]]);
  expect(split(event(1, 0.41), event(2, 0.42), event(3, 0.41))[0]).toEqual([]);
});
test('what is sure stays, wherever it stands', () => {
  expect(split(event(10, 0.7), event(1, 0.9))).toEqual([[0.7, 0.9], []]);
});
test('what the page itself says to be an event stays, too', () => {
  expect(split(event(10, 0.4), event(11, 0.4))).toEqual([[0.4], [0.4]]);
});
