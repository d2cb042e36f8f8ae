import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { withoutLineUp } from './line-up';

function without(html: string): string {
  const page = given(`<div class="r">${html}</div>`, 'ja');
  const record = page.records[0]!;
  const name = page.names.range(record.from, record.to).find(({ line, chunk }) => line === record.from && chunk.whole)!;
  return withoutLineUp(page, record, name).text;
}

test('acts with slashes behind a title in quotation marks are not its name', () => {
  expect(without('<p>『潮鳴り』 岬バンド/月夜蟹</p>')).toBe('『潮鳴り』');
  expect(without('<p>磯蔵 pre.「潮鳴り」 岬バンド/月夜蟹/KURAGE</p>')).toBe('磯蔵 pre.「潮鳴り」');
  expect(without('<p>『潮鳴り』 二日目の朝</p>')).toBe('『潮鳴り』 二日目の朝');
});

test('one player behind a title in quotation marks is not its name', () => {
  expect(without('<p>「杜の月」 早瀬 三之助</p>')).toBe('「杜の月」');
  expect(without('<p>「杜の月」 早瀬 公演</p>')).toBe('「杜の月」 早瀬 公演');
  for (const name of ['「杜の月」 試聴会 春の部', '「杜の月」 東京 千秋楽', '「陶芸」 初級 クラス'])
    expect(without(`<p>${name}</p>`)).toBe(name);
});

test('acts before a title are not, where each has a line of its own below', () => {
  const acts = '<p>岬バンド</p><p>月夜蟹</p><p>KURAGE</p>';
  expect(without(`<p>岬バンド / 月夜蟹/ KURAGE 潮鳴り Vol.7</p>${acts}`)).toBe('潮鳴り Vol.7');
  expect(without(`<p>【二階】 岬バンド / 月夜蟹 潮鳴り Vol.7</p>${acts}`)).toBe('【二階】 潮鳴り Vol.7');
  expect(without(`<p>岬バンド / 月夜蟹 潮鳴り Vol.7</p>`)).toBe('岬バンド / 月夜蟹 潮鳴り Vol.7');
  expect(without(`<p>岬バンド ONE MAN LIVE</p><p>岬バンド</p>`)).toBe('岬バンド ONE MAN LIVE');
  expect(without(`<p>岬バンド / 月夜蟹 / KURAGE</p>${acts}`)).toBe('岬バンド / 月夜蟹 / KURAGE');
});
