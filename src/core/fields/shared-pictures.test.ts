import { expect, test } from 'vitest';
import { withoutSharedPictures } from './shared-pictures';

const one = (image: string | undefined): { image?: string; evidence: object } =>
  image ? { image, evidence: { image: {}, name: {} } } : { evidence: { name: {} } };

test('a picture that half of the list has is nobody’s', () => {
  const people = withoutSharedPictures(['at.gif', 'ann.jpg', 'at.gif', 'at.gif', undefined].map(one));
  expect(people).toEqual([undefined, 'ann.jpg', undefined, undefined, undefined].map(one));
});

test('two with one picture are shown together', () => {
  const people = ['both.jpg', 'both.jpg', 'ann.jpg'].map(one);
  expect(withoutSharedPictures(people)).toEqual(people);
});

test('what stands in for a portrait stays', () => {
  const people = ['img/no-photo.png', 'img/no-photo.png', 'img/no-photo.png', 'img/ann.jpg'].map(one);
  expect(withoutSharedPictures(people)).toEqual(people);
});
