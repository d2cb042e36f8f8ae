import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { candidatesOf } from './candidates';
import { withWholeEvents } from './same-event';

const entry = (head: string, text: string): string =>
  `<article><header class="r"><h2>${head.split('|')[0]!}</h2><p>${head.split('|')[1]!}</p></header><div>Weekday</div><p class="r">${text}</p></article>`;

/** How many records are left of two entries of two pieces each. */
function leftOf(...entries: [head: string, text: string][]): number {
  const { outline, facts, records } = given(entries.map(([head, text]) => entry(head, text)).join(''));
  const candidates = candidatesOf(outline);
  const verdict = { kind: 'event' as const, probability: 0.9, gain: 1 };
  const chosen = records.map(({ block }) => ({ candidate: candidates.alone[block]!, verdict }));
  return withWholeEvents(outline, facts, candidates, chosen).length;
}

const OTHER: [string, string] = [
  'Tin Moth|14 May 2027 19:00 – 23:00',
  'Friday 14 May 2027 “Paper Wings” release tour with Tin Moth DOORS 19:00 / START 19:30 ADV £10 …',
];

test('a text that says heading, day and hour again is the same entry', () =>
  expect(
    leftOf(
      [
        'Reed Night #4|5 May 2027 18:30 – 23:00',
        'Wednesday 5 May 2027 Halm & Hay presents Reed Night #4 – spring – DOORS 18:30 / START 19:00 …',
      ],
      OTHER,
    ),
  ).toBe(2));

test.each([
  ['another hour', 'Wednesday 5 May 2027 Reed Night #4, second house 21:00'],
  ['another name', 'Wednesday 5 May 2027 Halm & Hay presents Oat Night 18:30'],
  ['another day', 'Thursday 6 May 2027 Reed Night #4 18:30'],
])('a text with %s is another event', (_, text) =>
  expect(leftOf(['Reed Night #4|5 May 2027 18:30 – 23:00', text], OTHER)).toBe(3),
);
