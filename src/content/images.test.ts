import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { processorMs } from '../../test/at-once';
import { imageAddress } from './images';

const addressOf = (html: string): string | undefined => {
  const { document } = new JSDOM(`<body>${html}</body>`, { url: 'https://site.example/dir/' }).window;
  return imageAddress(document.querySelector('img')!);
};

test.each([
  ['a good src is not beaten by an attribute that means something else', 'data-url="/article/7"', '/dir/a.jpg'],
  ['an attribute that names a picture is the lazy one', 'data-image="/full.webp?w=2"', '/full.webp?w=2'],
])('%s', (_what, attribute, path) => {
  expect(addressOf(`<img src="a.jpg" ${attribute}>`)).toBe(`https://site.example${path}`);
});

test.each([
  ['src="a.jpg?format=500w" data-src="a.jpg"', 'a.jpg?format=500w'],
  ['src="a.jpg?w=20&blur=9" data-src="a.jpg?w=900"', 'a.jpg?w=900'],
  ['src="dot.gif?1" data-src="a.jpg"', 'a.jpg'],
])('an address with its size is that of the picture shown: %s', (attributes, file) => {
  expect(addressOf(`<img ${attributes}>`)).toBe(`https://site.example/dir/${file}`);
});

test('without a usable src, whatever the page says is taken', () => {
  expect(addressOf('<img src="data:image/gif;base64,R0" data-url="/picture/7">')).toBe(
    'https://site.example/picture/7',
  );
});

test('of a noscript copy only the beginning is read, in little time', () => {
  const long = `<img src="data:,"><noscript>&lt;img src="/near.jpg"&gt;${'&lt;img '.repeat(50_000)}</noscript>`;
  const began = processorMs();
  expect(addressOf(long)).toBe('https://site.example/near.jpg');
  const far = `<img src="data:,"><noscript>${'&lt;img '.repeat(50_000)}</noscript>`;
  expect(addressOf(far)).toBeUndefined();
  expect(processorMs() - began).toBeLessThan(3000);
});

test('no address is longer than 2,000 characters', () => {
  expect(addressOf(`<img src="${'a'.repeat(5000)}.jpg">`)).toHaveLength(2000);
});
