import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { withoutAudience } from './audience';

test('for whom it is, in an element of its own at the end, is no part of the name', () => {
  const whole = (heading: string): string => {
    const page = given(`<h3 class="r">${heading}</h3>`, 'en');
    const { from, to } = page.records[0]!;
    return withoutAudience(
      page,
      page.names.range(from, to).find(({ chunk }) => chunk.whole)!,
    ).text;
  };
  expect(whole('<a href="/1">Toddler Storytime</a> <span class="age">Ages 1–3</span>')).toBe('Toddler Storytime');
  expect(whole('<a href="/1">Swap Day</a> <span>All ages</span>')).toBe('Swap Day');
  expect(whole('Concert for Children')).toBe('Concert for Children');
});
