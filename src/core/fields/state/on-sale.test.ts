import { expect, test } from 'vitest';
import { namesSale } from './on-sale';

test.each<[text: string, isSale: boolean]>([
  ['青空の会メンバーズ先行（抽選）', true],
  ['会員限定先行受付（Webのみ）', true],
  ['一般発売', true],
  ['物販開始', true],
  ['General on sale', true],
  ['VVK-Start', true],
  ['全席指定', true],
  ['自由席のみ', true],
  ['自由', false],
  ['映画「灯台」先行上映会', false],
  ['チケット', false],
  ['春の一般公開（予約不要）', false],
  ['Tickets go on sale', true],
  ['Plant Sale', false],
  ['Art on Sale', false],
  ['Christmas Trees on Sale', false],
  ['Presale party at the harbour', false],
])('%s', (text, isSale) => {
  expect(namesSale(text)).toBe(isSale);
});
