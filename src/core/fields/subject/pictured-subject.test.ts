import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { picturedAs } from './pictured-subject';

const pictureOf = (alt: string, link = false): string | undefined => {
  const image = `<img src="/img/lantern.jpg" alt="${alt}" width="300" height="200">`;
  const shown = link ? `<a href="/other">${image}</a>` : image;
  return picturedAs(given(`<main><h1>Lantern walk no. 7</h1><div>${shown}</div></main>`, 'en'), 'Lantern walk no. 7')
    ?.image.src;
};

test('a picture that is called like the event is its own', () => {
  expect(pictureOf('Lantern Walk')).toBe('https://site.example/img/lantern.jpg');
  expect(pictureOf('Sponsors')).toBeUndefined();
  expect(pictureOf('Lantern Walk', true)).toBeUndefined();
});
