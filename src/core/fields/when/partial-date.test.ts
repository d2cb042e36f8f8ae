import { expect, test } from 'vitest';
import { partialDate } from './partial-date';

test.each([
  ['4 May 1961', 'en', '1961-05-04'],
  ['June 1963', 'en', '1963-06'],
  ['in 1871 by two sisters', 'en', '1871'],
  ['1971年5月4日', 'ja', '1971-05-04'],
  ['昭和38年6月', 'ja', '1963-06'],
  ['令和元年', 'ja', '2019'],
  ['1949年4月', 'zh', '1949-04'],
])('%s is %s', (text, lang, date) => {
  expect(partialDate(text, lang, 'dmy')).toBe(date);
});

test('no year, no date', () => {
  expect(partialDate('4 May', 'en', 'dmy')).toBeUndefined();
  expect(partialDate('2nd floor, room 31415', 'en', 'dmy')).toBeUndefined();
});
