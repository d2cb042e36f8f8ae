import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { withoutAudience } from './audience';

/** A heading's name, without for whom it is. */
function whole(heading: string): string {
  const page = given(`<h3 class="r">${heading}</h3>`, 'en');
  const { from, to } = page.records[0]!;
  return withoutAudience(
    page,
    page.names.range(from, to).find(({ chunk }) => chunk.whole)!,
  ).text;
}

test('for whom it is, in an element of its own at the end, is no part of the name', () => {
  expect(whole('<a href="/1">Toddler Storytime</a> <span class="age">Ages 1–3</span>')).toBe('Toddler Storytime');
  expect(whole('<a href="/1">Swap Day</a> <span>All ages</span>')).toBe('Swap Day');
  expect(whole('Concert for Children')).toBe('Concert for Children');
});

test.each([
  ['Concert for <em>Children</em>', 'Concert for Children'],
  ['<a href="/1">The Railway</a> <em>Children</em>', 'The Railway Children'],
  ['<a href="/1">The Railway</a> <span>Children</span>', 'The Railway Children'],
  ['Bach für <b>Babies</b>', 'Bach für Babies'],
  ['<a href="/1">Songs for</a> <span class="who">Babies</span>', 'Songs for Babies'],
  ['The Golden Age of Rock, <span>Years 1960–1990</span>', 'The Golden Age of Rock, Years 1960–1990'],
  ['<a href="/1">Lantern Walk</a> <span class="who">Families</span>', 'Lantern Walk'],
  ['<a href="/1">Lantern Walk</a> | <span>Children &amp; Families</span>', 'Lantern Walk'],
])('%s is called %s', (heading, expected) => expect(whole(heading)).toBe(expected));
