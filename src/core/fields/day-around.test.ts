import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { dayNear } from './day-around';

test('blocks that wrap one block are no steps on the way to the one that begins with a day', () => {
  const show = (name: string): string =>
    `<div><table><tbody><tr><td><div><div><p class="r">${name}</p></div></div></td><td><p>19:00</p></td></tr></tbody></table></div>`;
  const shows = `<div><ul><li>${show('Kelp walk')}${show('Tide talk')}</li></ul></div>`;
  const { outline, facts, records } = given(
    `<table><tr><th>6 November</th><td>${shows}</td></tr></table><p>Until then</p>`,
  );
  for (const { from } of records) expect(dayNear(outline, facts, from)).toMatchObject({ line: 0 });
});
