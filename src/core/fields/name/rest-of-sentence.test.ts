import { expect, test } from 'vitest';
import { findDates } from '../../text/dates/index';
import { isRestOfSentence } from './rest-of-sentence';

test.each<[line: string, name: string, isRest: boolean]>([
  ['※12月29日（月）～1月3日（土）は年末年始のため休館いたします。', 'は年末年始のため休館いたします。', true],
  ['※毎月28日は写経の会（午後1時半）を行っております。', 'を行っております。', true],
  [
    '※20:00以降、18歳未満の方のご入場はお断りする場合がございます。',
    '以降、18歳未満の方のご入場はお断りする場合がございます。',
    true,
  ],
  ['11月3日（月）はじめての音楽会', 'はじめての音楽会', false],
  ['11月3日（月） のど自慢大会が来ます！', 'のど自慢大会が来ます！', false],
  ['6月10日（土） もちつき大会を開催します', 'もちつき大会を開催します', false],
  ['6月10日（土）はじめてのヨガを行います', 'はじめてのヨガを行います', false],
  ['はい、うたいます！ 11月3日', 'はい、うたいます！', false],
])('%s', (line, name, isRest) => {
  expect(isRestOfSentence(name, line, findDates(line, { lang: 'ja' }))).toBe(isRest);
});
