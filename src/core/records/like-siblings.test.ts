import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { candidatesOf } from './candidates';
import type { Chosen } from './choose';
import { withLikeSiblings } from './like-siblings';

const entry = (title: string, day: string): string =>
  `<li class="item"><p class="at">白鷺画廊</p><p>${title}</p><p>${day}</p></li>`;
const linked = (n: number): string =>
  entry(`<a href="/${n}">作陶展 ${n}</a>`, `2026年9月${n}日`).replace('item', 'item r');

/** Per entry of the list whether it is chosen, where those with a link are at first. */
function chosenIn(entries: string): boolean[] {
  const { outline, facts, records } = given(`<ul>${entries}</ul>`, 'ja');
  const candidates = candidatesOf(outline);
  const verdict = { kind: 'event', probability: 0.8, gain: 1 } as const;
  const chosen: Chosen[] = candidates.alone.flatMap((candidate) =>
    candidate && records.some(({ from, to }) => from === candidate.from && to === candidate.to)
      ? [{ candidate, verdict }]
      : [],
  );
  const all = withLikeSiblings(outline, facts, candidates, chosen);
  return outline.blocks.flatMap(({ tag }, block) =>
    tag === 'li' ? [all.some(({ candidate }) => candidate.from === outline.from[block])] : [],
  );
}

const events = [3, 4, 5, 6].map(linked).join('');

test('an entry without a link is an event where the entries beside it are', () => {
  expect(chosenIn(events + entry('木口木版画展', '2026年9月8日'))).toEqual([true, true, true, true, true]);
});

test('an entry without a day is none, nor one that is laid out otherwise', () => {
  const other = '<li class="item"><p>お知らせ</p><p class="day">2026年9月8日</p></li>';
  expect(chosenIn(events + entry('作家紹介', 'くわしくはこちら') + other)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a few events among many entries say nothing of the rest', () => {
  const rest = [11, 12, 13, 14].map((n) => entry(`研究会 ${n}`, `2026年9月${n}日`)).join('');
  expect(chosenIn(events + rest)).toEqual([true, true, true, true, false, false, false, false]);
});
