import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { tagLayout } from '../../content/layout';
import { walkNow } from '../../content/walk';
import { withoutMachineItems } from './machine-items';
import { outlineOf } from './outline';

const item = (name: string): string =>
  `<div itemscope itemtype="https://schema.org/Event" style="display:none"><span itemprop="name">${name}</span><p>7 pm</p></div>`;

/** Texts of the lines that are left of a body. */
function left(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`, { url: 'https://harbour.example/' }).window;
  return outlineOf(withoutMachineItems(walkNow(document, tagLayout()))).lines.map(({ text }) => text);
}

test('what a hidden item says again is left to what the page declares', () => {
  expect(left(`<ul><li><h3>Kelp  Fair</h3>${item('Kelp Fair')}</li></ul>`)).toEqual(['Kelp Fair']);
});

test('a folded card stays, and hidden items of a list', () => {
  expect(left(`<div><p>10 June</p>${item('Kelp Fair')}</div>`)).toEqual(['10 June', 'Kelp Fair', '7 pm']);
  const shown = '<div itemscope itemtype="https://schema.org/Event"><p>Kelp Fair</p></div>';
  expect(left(`<div>${shown}${item('Kelp Fair')}</div>`)).toEqual(['Kelp Fair', 'Kelp Fair', '7 pm']);
});

test('however deep an entry is, and however many there are', () => {
  const deep = `${'<div>'.repeat(4000)}<p>Kelp Fair</p>${'</div>'.repeat(4000)}`;
  expect(left(`<section>${deep}${item('Kelp Fair')}</section>`)).toEqual(['Kelp Fair']);
});
