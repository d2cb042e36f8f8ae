import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { declaredPicture } from './declared-picture';

const pictureOf = (html: string, declared: string): string | undefined =>
  declaredPicture(
    given(html, 'en', (snapshot) => {
      snapshot.declared = [{ kind: 'meta', name: 'og:image', content: declared }];
    }),
  )?.image.src;
const IMAGE = '<img src="/img/owls.jpg?v=2" alt="" width="300" height="200">';

test('what the page declares and shows, wherever its file lies', () => {
  const shown = `<main><h1>Owl walk</h1><p>5 December</p><p>${IMAGE}</p></main>`;
  expect(pictureOf(shown, 'http://cdn.example/owls.jpg')).toBe('https://site.example/img/owls.jpg?v=2');
  expect(pictureOf(shown, 'https://site.example/img/card.jpg')).toBeUndefined();
});

test('what stands in the header is of the site', () => {
  expect(pictureOf(`<header>${IMAGE}</header><main><h1>Owl walk</h1></main>`, '/owls.jpg')).toBeUndefined();
});
