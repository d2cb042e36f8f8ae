import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { ImageItem } from '../core/page/snapshot';
import { browserLayout, tagLayout } from './layout';
import { walkNow } from './walk';

const open = (html: string): Window & typeof globalThis =>
  new JSDOM(html, { url: 'https://site.example/' }).window as unknown as Window & typeof globalThis;
const standAt = (element: Element, left: number, top: number): void => {
  element.getBoundingClientRect = () => ({ left, top, width: 50, height: 20 }) as DOMRect;
};

test('boxes stay where they are on the page though the person scrolls meanwhile', () => {
  const window = open('<body><p>x</p></body>');
  const p = window.document.querySelector('p')!;
  const layout = browserLayout(window);
  Object.assign(window, { scrollX: 0, scrollY: 100 });
  standAt(p, 10, 200);
  expect(layout.box(p)).toEqual([10, 300, 50, 20]);
  Object.assign(window, { scrollY: 250 });
  standAt(p, 10, 50);
  expect(layout.box(p)).toEqual([10, 300, 50, 20]);
});

test('what stands in a frame stands inside its border', () => {
  const window = open('<body><iframe></iframe></body>');
  const frame = window.document.querySelector('iframe')!;
  standAt(frame, 100, 400);
  Object.defineProperties(frame, { clientLeft: { value: 2 }, clientTop: { value: 3 } });
  const inner = frame.contentDocument!.body;
  standAt(inner, 8, 8);
  expect(browserLayout(window).box(inner)).toEqual([110, 411, 50, 20]);
});

test('an element without style has numbers all the same, and is not shown', () => {
  const window = open('<body><p>x</p></body>');
  const none = { fontSize: '', fontWeight: '', fontStyle: '', color: '', display: '', visibility: '', opacity: '' };
  window.getComputedStyle = () => ({ ...none, backgroundImage: '', whiteSpace: '' }) as CSSStyleDeclaration;
  const layout = browserLayout(window);
  const p = window.document.querySelector('p')!;
  expect(layout.text(p)).toEqual({ size: 0, weight: 400, italic: false, color: '' });
  expect(layout.style(p).display).toBe('none');
});

test('a picture that could not be loaded has no size', () => {
  const { document } = open('<body><p><img src="a.png" width="160" height="90"><img src="b.png"></p></body>');
  const [broken, loaded] = document.querySelectorAll('img');
  Object.defineProperties(broken!, { complete: { value: true }, naturalWidth: { value: 0 } });
  Object.defineProperties(loaded!, { complete: { value: true }, naturalWidth: { value: 640 } });
  const snapshot = walkNow(document, { ...tagLayout(), hasBoxes: true, box: () => [0, 0, 120, 80] });
  const sizes = (snapshot.blocks[1]!.items as ImageItem[]).map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [0, 0],
    [120, 80],
  ]);
});
