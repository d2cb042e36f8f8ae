import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { processorMs } from '../../../test/at-once';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from './outline';
import { headerAbove } from './table-header';

/** The head of the column in which a line stands. */
function headOf(html: string, line: string): string {
  const { document } = new JSDOM(`<body><table>${html}</table></body>`, { url: 'https://harbour.example/' }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  return headerAbove(
    outline,
    outline.lines.findIndex(({ text }) => text === line),
  );
}

const HEADS = '<tr><th>Day</th><th>Hour</th><th>Talk</th><th>Room</th></tr>';

test('a caption above the heads is none of them', () => {
  const rows = `<caption>Talks</caption><thead>${HEADS}</thead><tr><td>Mon</td><td>9:00</td><td>Eels</td><td>B2</td></tr>`;
  expect(headOf(rows, 'B2')).toBe('Room');
});

test('a row has the heads of the one above whose first cells reach into it', () => {
  const rows = `${HEADS}<tr><td rowspan="2">Mon</td><td>9:00</td><td>Eels</td><td>B2</td></tr><tr><td>11:00</td><td>Terns</td><td>C7</td></tr>`;
  expect(headOf(rows, 'C7')).toBe('Room');
  expect(headOf(rows, 'Terns')).toBe('Talk');
});

test('a cell in the middle that reaches down shifts only what is behind it', () => {
  const rows = `${HEADS}<tr><td>Mon</td><td rowspan="2">9:00</td><td>Eels</td><td>B2</td></tr><tr><td>Tue</td><td>Terns</td><td>C7</td></tr>`;
  expect(headOf(rows, 'C7')).toBe('Room');
  expect(headOf(rows, 'Tue')).toBe('Day');
});

test('where a row has fewer cells than there are heads, nobody can say whose head is whose', () => {
  expect(headOf(`${HEADS}<tr><td>Mon</td><td>9:00</td><td>Eels</td></tr>`, 'Eels')).toBe('');
});

test('a row of thousands of cells is asked for its heads at once', () => {
  const { document } = new JSDOM(`<body><table><tr>${'<td>Fair</td>'.repeat(8000)}</tr></table></body>`).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const began = processorMs();
  for (const { index } of outline.lines) headerAbove(outline, index);
  expect(processorMs() - began).toBeLessThan(1000);
});
