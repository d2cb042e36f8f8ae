import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { wholeQuoted } from './quoted-name';

/** The name of the one record, where the ranker takes the piece that reads `chosen`. */
function whole(html: string, chosen: string): string {
  const page = given(`<div class="r">${html}</div>`, 'ja');
  const record = page.records[0]!;
  const name = page.names.range(record.from, record.to).find(({ text }) => text === chosen);
  if (!name) throw new Error(`no candidate reads ${chosen}`);
  return wholeQuoted(page, record, name).text;
}

test('the line that says whose it is, or what, leads to a name in quotation marks', () => {
  expect(whole('11/3<h3>磯蔵 presents<br>「潮鳴り」</h3>', '「潮鳴り」')).toBe('磯蔵 presents 「潮鳴り」');
  expect(whole('<p>岬バンド ONE MAN TOUR</p><h4>『月夜蟹』</h4>', '『月夜蟹』')).toBe(
    '岬バンド ONE MAN TOUR 『月夜蟹』',
  );
  expect(whole('<p>浜辺の石 十周年</p><h4>“灯台”</h4>', '“灯台”')).toBe('浜辺の石 十周年 “灯台”');
});

test('a day, a price, another act or what stands in another part does not', () => {
  for (const above of ['11月3日 LIVE', 'ADV ¥2,500 LIVE', '岬バンド / 月夜蟹', 'OPEN 18:00'])
    expect(whole(`<p>${above}</p><h4>『潮鳴り』</h4>`, '『潮鳴り』')).toBe('『潮鳴り』');
  expect(whole('<div><p>本日のライブ</p></div><section><h4>『潮鳴り』</h4></section>', '『潮鳴り』')).toBe(
    '『潮鳴り』',
  );
});

test('a name without quotation marks stays as it is', () => {
  expect(whole('<p>磯蔵 presents</p><h4>潮鳴り Vol.7</h4>', '潮鳴り Vol.7')).toBe('潮鳴り Vol.7');
});

test('quotation marks are closed where the page closes them', () => {
  expect(whole('<h3>『カニカマ発売ツアー<br>～食べ放題～ 湊編』</h3>', '『カニカマ発売ツアー')).toBe(
    '『カニカマ発売ツアー ～食べ放題～ 湊編』',
  );
  expect(whole('<p>磯蔵 presents</p><p>『潮の</p><p>音』</p>', '『潮の')).toBe('磯蔵 presents 『潮の 音』');
  const open = '<p>『潮の</p><p>一</p><p>二</p><p>三</p><p>音』</p>';
  expect(whole(open, '『潮の')).toBe('『潮の');
});
