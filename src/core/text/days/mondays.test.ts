import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { notation } from '../dates/test-notation';

/** What is read in each row of a table of one column. */
const read = (...cells: string[]): string[] => {
  const { outline, facts } = given(`<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`, 'ja');
  return outline.lines.map(({ index }) => facts.lines[index]!.dates.map(notation).join('; '));
};

test('a Monday among other weekdays is no month', () => {
  expect(read('5 土', '7 月', '9 水')[1]).toBe('?-?-07Mo');
});

test('a month above days of the month is a month', () => {
  expect(read('12 月', '5 日', '6 日', '13 日')[0]).toBe('?-12-?');
});
