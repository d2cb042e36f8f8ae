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

test('a title in quotation marks right above days names them', () => {
  const names = (above: string) => {
    const page = given(`<main><h2>지난공연</h2>${above}<p class=r>2026.12.05</p></main>`, 'ko');
    return inheritedNames(page, page.records[0]!).map(({ text }) => text);
  };
  expect(names('<p>‘등대의 밤’</p><p>물안개문화원</p>')).toEqual(['등대의 밤']);
  expect(names('<p>‘등대의 밤’ 후기</p>')).not.toContain('등대의 밤');
});

test('a heading of days is not called after an entry of the day before', () => {
  const page = given('<h2>9 May</h2><h3>Orchid Care</h3><p>10 am</p><h2 class=r>10 May 2026</h2><h3>Brass Night</h3>');
  expect(inheritedNames(page, page.records[0]!)).toEqual([]);
  const below = given('<h3>Orchid Care</h3><h4 class=r>10 May 2026</h4>');
  expect(inheritedNames(below, below.records[0]!).map(({ text }) => text)).toEqual(['Orchid Care']);
});
