import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../page/outline';
import { withDaysOfBodies } from './days-of-bodies';

/** The lines of a table's cells, rows by "/" and cells by "|", below a heading. */
function cells(heading: string, ...rows: string[]): string[] {
  const row = (text: string, at: number): string =>
    `<tr>${text
      .split('|')
      .map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`))
      .join('')}</tr>`;
  const html = `<html lang="en"><body><h1>${heading}</h1><table>${rows.map(row).join('')}</table></body></html>`;
  const { document } = new JSDOM(html, { url: 'https://harbour.example/' }).window;
  const { lines } = outlineOf(withDaysOfBodies(walkNow(document, tagLayout())));
  return lines.slice(1 + rows[0]!.split('|').length).map(({ text }) => text);
}

const MONTHS = 'Body|January|February|March';
const DAYS = ['Pilot Board|14|11|11', 'Fares|7|4|4th'];

test('a number below a month is a day of the body of its row', () => {
  expect(cells('Meeting dates', MONTHS, ...DAYS).slice(-6)).toEqual([
    'Fares',
    '7 January',
    'Fares',
    '4 February',
    'Fares',
    '4th March',
  ]);
});

test.each([
  ['counts, as the heading says', 'Meeting attendance', MONTHS, ...DAYS],
  ['below a heading that says nothing of days', 'Pilot Board', MONTHS, ...DAYS],
  ['of what is no body', 'Calendar of permits', MONTHS, 'Single family|14|11|11', 'Commercial|7|4|4'],
  ['more than a month has', 'Meeting dates', MONTHS, 'Pilot Board|140|110|111', 'Fare Board|70|40|41'],
])('numbers %s are none', (_what, heading, ...rows) => {
  const said = rows.slice(1).flatMap((row) => row.split('|'));
  expect(cells(heading, ...rows)).toEqual(said);
});

test('days below bodies are of each, but not those of a person or a paper', () => {
  const days = ['January 5, 2027|January 12, 2027', 'February 2, 2027|February 9, 2027'];
  expect(cells('2027', 'Pilot Board|Fare Committee Meetings:', ...days).slice(0, 4)).toEqual([
    'Pilot Board',
    'January 5, 2027',
    'Fare Committee Meeting',
    'January 12, 2027',
  ]);
  const asTheyAre = days.flatMap((row) => row.split('|'));
  expect(cells('Pilot Board', 'Meeting Date|Minutes Approved', ...days)).toEqual(asTheyAre);
  expect(cells('Pilot Board', 'Appointed|Term Ends', ...days)).toEqual(asTheyAre);
});
