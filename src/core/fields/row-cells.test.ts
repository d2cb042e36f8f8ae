import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { restOfRow } from './row-cells';

const linesBehind = (cell: string): number => {
  const page = given(`<table><tr><td class=r>Harbour Department</td><td>${cell}</td></tr></table>`);
  const { from, to } = page.records[0]!;
  return restOfRow(page.outline, page.facts, from, to) - to;
};

test('the row of a unit is its own, but not the next column of the page', () => {
  expect(linesBehind('020 7946 0991')).toBe(1);
  expect(linesBehind('<h3>Newsletter</h3><p>020 7946 0991</p>')).toBe(0);
  expect(linesBehind('<p>Tides of the week</p>'.repeat(20))).toBe(0);
});
