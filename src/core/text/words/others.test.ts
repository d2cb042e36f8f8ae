import { expect, test } from 'vitest';
import { isWorded, wordsOf } from './index';

test.each([
  ['fi', 'Paikka: Kuusisali', 'Kuusisali'],
  ['pl', 'Miejsce: sala widowiskowa', 'sala widowiskowa'],
  ['cs', 'Místo konání: Velký sál', 'Velký sál'],
  ['lt', 'Vieta: Didžioji salė', 'Didžioji salė'],
  ['ar', 'المكان: قاعة ابن خلدون', 'قاعة ابن خلدون'],
])('labels of languages without a vocabulary: %s', (lang, text, place) => {
  expect(wordsOf(lang).after('placeLabel', text)).toBe(place);
  expect(isWorded(lang)).toBe(false);
});
