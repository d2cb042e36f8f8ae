import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';

const endOf = (start: string, end: string): number | undefined => {
  const page = given(`<p><span class="${start}">6 PM</span> <span class="${end}">8 PM</span></p>`);
  return page.facts.lines[0]!.dates[0]?.endTime?.hour;
};

test('classes say which hour is the end, but not where frameworks align with them', () => {
  expect(endOf('time-start', 'time-end')).toBe(20);
  expect(endOf('text-start', 'text-end')).toBeUndefined();
  expect(endOf('float-start', 'text-md-end')).toBeUndefined();
});
