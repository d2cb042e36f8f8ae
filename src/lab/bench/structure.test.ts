import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { outlineOf } from '../../core/page/outline';
import { lieOf, type Lie } from './structure';

const NAMES = ['Harbour Choir', 'Pottery Evening', 'Film at Dusk', 'Book Fair'];

function lie(html: string, names = NAMES): Lie | undefined {
  const { document } = new JSDOM(`<html lang="en"><body>${html}</body></html>`, { url: 'https://site.example/' })
    .window;
  return lieOf(outlineOf(walkNow(document, tagLayout())), names);
}

const each = (make: (name: string, i: number) => string): string => NAMES.map(make).join('');

describe('the structure of a page is', () => {
  test.each([
    ['table rows', `<table>${each((name) => `<tr><td>${name}</td><td>3 May</td></tr>`)}</table>`],
    [
      'table cells',
      `<table><tr><td>Harbour Choir</td><td>Pottery Evening</td></tr><tr><td>Film at Dusk</td><td>Book Fair</td></tr></table>`,
    ],
    ['list items', `<ul>${each((name) => `<li><h3>${name}</h3><p>3 May</p></li>`)}</ul>`],
    ['cards', `<main>${each((name) => `<div><h3>${name}</h3><p>3 May</p></div>`)}</main>`],
    ['cards', `<main>${each((name) => `<a href="/a"><div>3 May</div><div>${name}</div></a>`)}</main>`],
    ['paragraphs', `<main>${each((name) => `<p>3 May, ${name}</p>`)}</main>`],
    ['heading and what follows', `<main>${each((name) => `<h3>${name}</h3><p>3 May</p><p>Town Hall</p>`)}</main>`],
    ['several siblings', `<main>${each((name) => `<p>3 May</p><div>${name}</div><p>Town Hall</p>`)}</main>`],
    ['dt and dd', `<dl>${each((name) => `<dt>3 May</dt><dd>${name}</dd>`)}</dl>`],
    ['lines between br', `<p>${each((name) => `3 May, ${name}<br>`)}</p>`],
    [
      'nested',
      `<main><h2>Harbour Choir</h2><div><h3>Pottery Evening</h3><p>3 May</p></div><h2>Film at Dusk</h2><div><h3>Book Fair</h3><p>4 May</p></div></main>`,
    ],
  ])('%s', (structure, html) => {
    expect(lie(html)?.structure).toBe(structure);
  });

  test('told by the records, whatever stands around them', () => {
    const menu = '<ul><li><a href="/">Home</a></li><li><a href="/b">About Book Fair and us</a></li></ul>';
    expect(lie(`${menu}<table>${each((name) => `<tr><td>${name}</td></tr>`)}</table><p>End</p>`)?.structure).toBe(
      'table rows',
    );
  });
  test('that of items where a list holds one record', () => {
    expect(lie(each((name) => `<section><ul><li>${name}</li></ul></section>`))?.structure).toBe('list items');
  });
  test('unknown where names are not on the page', () => {
    expect(lie('<p>Harbour Choir</p><p>none</p>')).toBeUndefined();
  });
});

test('records are in several lists where no block has most of them', () => {
  const list = (names: readonly string[]): string => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  const [may, june] = [NAMES.slice(0, 2), NAMES.slice(2)];
  expect(lie(`<h2>May</h2>${list(may)}<h2>June</h2>${list(june)}`)).toEqual({
    structure: 'list items',
    inSeveralLists: true,
  });
  expect(lie(`<h2>May</h2>${list(NAMES)}`)?.inSeveralLists).toBe(false);
});
