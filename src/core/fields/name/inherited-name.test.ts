import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { inheritedNames } from './inherited-name';

test.each([
  ['About Love', ['About Love']],
  ['About the Library Board', []],
])('"%s" above days names %j', (heading, names) => {
  const page = given(`<h2>${heading}</h2><p class=r>5 December 2026</p>`);
  expect(inheritedNames(page, page.records[0]!).map(({ text }) => text)).toEqual(names);
});
