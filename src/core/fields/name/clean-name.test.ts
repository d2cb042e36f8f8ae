import { expect, test } from 'vitest';
import { cleanName } from './clean-name';

test.each([
  ['Neighbours’ dinner — Adults 14 € | Children (under 12) 7 €', 'Neighbours’ dinner'],
  ['Grill evening - 12 €', 'Grill evening'],
  ['Abend der Lieder – Eintritt 8,50 EUR', 'Abend der Lieder'],
  ['Dinner 12 €', 'Dinner 12 €'],
  ['The 39 Steps – a comedy', 'The 39 Steps – a comedy'],
])('%s is named without what it costs', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  ['Вечер старинных вальсов 6+', 'Вечер старинных вальсов'],
  ['Концерт квартета «Полынья» (12+)', 'Концерт квартета «Полынья»'],
  ['Мастерская для детей от 6+', 'Мастерская для детей от 6+'],
  ['Art Club 12+', 'Art Club 12+'],
])('%s is named without the age that the law has it say', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test('a line of many prices is no name, and is read at once', () => {
  expect(cleanName(`Price: ${'€ 10,50 - '.repeat(40)}(box office)`)).toBe('');
});

test('a pair of guillemets stays, and what icon fonts leave behind does not become one', () => {
  expect(cleanName('« La Mer »')).toBe('« La Mer »');
  expect(cleanName('\ue001 Anna Berg Trio')).toBe('Anna Berg Trio');
});

test('a subtitle between two of one sign keeps both', () => {
  expect(cleanName('Night Garden ～stars～')).toBe('Night Garden ～stars～');
  expect(cleanName('作陶展 ―白磁の海―')).toBe('作陶展 ―白磁の海―');
  expect(cleanName('Night Garden –')).toBe('Night Garden');
});
