import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../page/outline';
import { withNamesJoined } from './names-in-two-cells';

/** The lines of the one row below the heads. */
function rowOf(heads: string, cells: string): string[] {
  const cellsOf = (list: string): string => list.split('|').join('</td><td>');
  const html = `<body><table><tr><td>${cellsOf(heads)}</td></tr><tr><td>${cellsOf(cells)}</td></tr></table></body>`;
  const { document } = new JSDOM(html, { url: 'https://harbour.example/' }).window;
  return outlineOf(withNamesJoined(walkNow(document, tagLayout())))
    .lines.map(({ text }) => text)
    .filter((text) => text !== '' && !heads.split('|').includes(text));
}

test.each([
  ['First name|Surname', 'Amabel|Arkwright', ['Amabel Arkwright']],
  ['Name|Vorname', 'Deich|Uta', ['Uta Deich']],
  ['First name|Last name', '<p>Amabel</p>|<p>Arkwright</p>', ['Amabel Arkwright']],
  ['First name|Last name', '<img src="a.png" alt="">Amabel|Arkwright', ['Amabel Arkwright']],
])('%s: %s is one name', (heads, cells, lines) => expect(rowOf(heads, cells)).toEqual(lines));

test.each([
  ['Name|Nome', 'Lärchbach|Rio Larice'],
  ['Name|Ad', 'Harbour Times|Full page'],
  ['First name|Last name|Time', 'Amabel|Arkwright|best'],
])('%s: %s are no given and family name of one of the staff', (heads, cells) =>
  expect(rowOf(heads, cells)).toEqual(cells.split('|')),
);

test('a cell that reaches down shifts the names beside it', () => {
  const heads = '<tr><th>Office</th><th>Surname</th><th>First name</th></tr>';
  const rows =
    '<tr><td rowspan="2">Harbour</td><td>Arkwright</td><td>Amabel</td></tr><tr><td>Moor</td><td>Karl</td></tr>';
  const { document } = new JSDOM(`<body><table>${heads}${rows}</table></body>`, { url: 'https://harbour.example/' })
    .window;
  const lines = outlineOf(withNamesJoined(walkNow(document, tagLayout()))).lines.map(({ text }) => text);
  expect(lines).toEqual(expect.arrayContaining(['Amabel Arkwright', 'Karl Moor']));
});
