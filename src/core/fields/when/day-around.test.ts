import { expect, test } from 'vitest';
import { given, lineWith } from '../../../../test/given-page';
import { dayBefore, dayNear, dayOfRowBefore } from './day-around';

test('blocks that wrap one block are no steps on the way to the one that begins with a day', () => {
  const show = (name: string): string =>
    `<div><table><tbody><tr><td><div><div><p class="r">${name}</p></div></div></td><td><p>19:00</p></td></tr></tbody></table></div>`;
  const shows = `<div><ul><li>${show('Kelp walk')}${show('Tide talk')}</li></ul></div>`;
  const { outline, facts, records } = given(
    `<table><tr><th>6 November</th><td>${shows}</td></tr></table><p>Until then</p>`,
  );
  for (const { from } of records) expect(dayNear(outline, facts, from)).toMatchObject({ line: 0 });
});

const dayOf = (cell: string): number | undefined => {
  const page = given(
    `<table><tr><td>5 Dec 2026</td><td>20:00</td><td>Puppets</td></tr><tr><td>${cell}</td><td>22:00</td><td>Songs</td></tr></table>`,
  );
  const first = lineWith(page, cell || '22:00');
  return dayOfRowBefore(page.outline, page.facts, first)?.mention.start?.day;
};

test('a row with an empty cell for the day is of the day of the row before it', () => {
  expect(dayOf('')).toBe(5);
});

test('a row whose day is yet to be said is not', () => {
  expect(dayOf('TBA')).toBeUndefined();
});

test('a day that is a feast is the day of the rows below it', () => {
  const page = given(
    '<p>Thursday 1st<br>10.30am Matins<br>Sunday 4th – Harvest Festival<br>8.00am Lauds<br>9.00am Terce</p>',
  );
  const dayAbove = (text: string) => dayBefore(page.outline, page.facts, lineWith(page, text))?.mention.start?.day;
  expect(['Matins', 'Lauds', 'Terce'].map(dayAbove)).toEqual([1, 4, 4]);
});
