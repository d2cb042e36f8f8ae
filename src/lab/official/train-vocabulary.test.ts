import { expect, test } from 'vitest';
import { vocabularyOdds } from '../../core/classify/page-kind/page-vocabulary';
import { trainVocabulary, type WordedPage } from './train-vocabulary';

const pages: WordedPage[] = Array.from({ length: 32 }, (_, i) => ({
  site: `site${i % 16}`,
  kind: i % 2,
  words: [
    [i % 2 ? 't:news' : 't:people', 1],
    [`t:site${i % 16}`, 3],
  ],
}));
const even = pages.map(() => 1);

test('words of several sites tell kinds; a site’s own name is no word of the model', () => {
  const model = trainVocabulary(pages, even, 2);
  expect(model.words).toEqual(['t:news', 't:people']);
  const odds = vocabularyOdds(model, new Map([['t:news', 2], ['t:unknown', 5]])); // prettier-ignore
  expect(odds[1]).toBeGreaterThan(odds[0]!);
});

test('pages that are left out say nothing, and the same pages give the same model', () => {
  const left = trainVocabulary(pages, pages.map((page) => (page.kind === 1 ? 0 : 1)), 2); // prettier-ignore
  expect(left.words).toEqual(['t:people']);
  expect(trainVocabulary(pages, even, 2)).toEqual(trainVocabulary(pages, even, 2));
});
