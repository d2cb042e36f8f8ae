import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Block } from '../core/page/snapshot';
import { tagLayout, type Layout } from './layout';
import { walkNow } from './walk';

const parse = (html: string): Document => new JSDOM(html, { url: 'https://site.example/' }).window.document;

/** Tag layout, with `visibility` inherited as browsers compute it. */
const layout: Layout = {
  ...tagLayout(),
  style(element) {
    const style = tagLayout().style(element);
    const nearest = element.closest('[style*=visibility]')?.getAttribute('style') ?? '';
    return { ...style, invisible: /visibility:\s*hidden/.test(nearest) };
  },
};
const hidden = (html: string): Record<string, Block['hidden']> =>
  Object.fromEntries(
    walkNow(parse(`<body>${html}</body>`), layout).blocks.flatMap(({ items, hidden }) =>
      items.flatMap((item) => (item.kind === 'text' ? [[item.text.trim(), hidden]] : [])),
    ),
  );

test('visibility may be taken back inside; transparency and display may not', () => {
  const inner = (text: string): string => `<p>${text} hidden</p><p style="visibility: visible">${text} back</p>`;
  expect(
    hidden(
      `<div style="visibility: hidden">${inner('v')}</div>
       <div style="visibility: hidden; opacity: 0"><div>${inner('o')}</div></div>
       <div style="display: none">${inner('d')}</div>`,
    ),
  ).toEqual({
    'v hidden': 'invisible',
    'v back': undefined,
    'o hidden': 'invisible',
    'o back': 'invisible',
    'd hidden': 'display-none',
    'd back': 'display-none',
  });
});

test.each(['strong', 'em', 'b', 'button', 'label', 'time', 'x-badge'])(
  'a <%s> that is not rendered is no part of the text around it',
  (tag) => {
    expect(hidden(`<p>Shown <${tag} hidden>secret</${tag}></p>`)).toEqual({ Shown: undefined, secret: 'display-none' });
  },
);

test('breaks and pictures that are not rendered stand for nothing', () => {
  const { blocks } = walkNow(parse('<body><p>a<br hidden> b<img hidden src="c.png"></p></body>'), layout);
  expect(blocks[1]!.items).toMatchObject([{ kind: 'text', text: 'a b' }]);
});
