import { expect, it } from 'vitest';
import type { FoundRecord } from '../../core/finding';
import { wordFilter } from './record-filter';

const record: FoundRecord = {
  kind: 'event',
  name: 'Café Müller トーク',
  location: { name: '大ホール', address: 'Ｔｏｋｙｏ' },
  text: 'Admission free',
  path: '/html/body/p',
  confidence: 1,
  ordinal: 1,
  evidence: {},
  why: [],
};

it('finds words in any field, in any order, whatever their case, accents and width', () => {
  for (const text of ['cafe', 'MULLER', 'ﾄｰｸ', 'tokyo 大ホール', 'free  café', '', '　']) {
    expect(wordFilter(text)(record), text).toBe(true);
  }
});

it('wants all words', () => {
  expect(wordFilter('café osaka')(record)).toBe(false);
});

it('does not search the addresses of the page’s own structure', () => {
  expect(wordFilter('html')(record)).toBe(false);
});
