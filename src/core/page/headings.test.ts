import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { headingsOf } from './headings';
import { outlineOf } from './outline';

/** What stands above a line, nearest first. */
function above(html: string, line: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`, { url: 'https://harbour.example/' }).window;
  const outline = outlineOf(walkNow(document, tagLayout()));
  const at = outline.lines.findIndex(({ text }) => text === line);
  const out: string[] = [];
  for (let up = headingsOf(outline)[at]; up; up = up.above) out.push(up.text);
  return out;
}

test('a heading holds until one of its level comes', () => {
  const page = '<h1>Boats</h1><h2>Ferries</h2><p>Gull</p><h2>Tugs</h2><p>Ox</p>';
  expect(above(page, 'Gull')).toEqual(['Ferries', 'Boats']);
  expect(above(page, 'Ox')).toEqual(['Tugs', 'Boats']);
});

test('a heading inside a section ends with it, and the one around it holds again', () => {
  const page = '<h2>Ferries</h2><article><h2>Gull</h2><p>built in Hull</p></article><p>All are white.</p>';
  expect(above(page, 'built in Hull')).toEqual(['Gull']);
  expect(above(page, 'All are white.')).toEqual(['Ferries']);
});

test('a bold row of one cell heads the rows below; a bold cell beside others heads nothing', () => {
  const table = (first: string): string =>
    `<table>${first}<tr><td>Gull</td><td>built in Hull</td></tr><tr><td>Ox</td><td>built in Leith</td></tr></table>`;
  expect(above(table('<tr><td colspan="2"><b>Ferries</b></td></tr>'), 'built in Leith')).toEqual(['Ferries']);
  expect(above(table('<tr><td><b>Name</b></td><td><b>Yard</b></td></tr>'), 'built in Leith')).toEqual([]);
});

test('a heading that is a picture says its alternative text; one without any heads nothing', () => {
  const page = (alt: string): string => `<h2><img src="/h.png" alt="${alt}" width="200" height="40"></h2><p>Gull</p>`;
  expect(above(page('Ferries'), 'Gull')).toEqual(['Ferries']);
  expect(above(page(''), 'Gull')).toEqual([]);
});
