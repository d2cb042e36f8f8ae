import { expect, test } from 'vitest';
import { given } from '../../../../test/given-page';
import { wholeTitle } from './title-lines';

/** The name of the one record, where the ranker takes the piece that reads `chosen`. */
function whole(html: string, chosen: string): string {
  const page = given(`<div class="r">${html}</div>`, 'ja');
  const record = page.records[0]!;
  const name = page.names.range(record.from, record.to).find(({ text }) => text === chosen);
  if (!name) throw new Error(`no candidate reads ${chosen}`);
  return wholeTitle(page, record, name).text;
}

test('who presents it stands above, behind the day, too', () => {
  expect(whole('<p>磯蔵×月夜蟹 presents</p><p>潮鳴り Vol.7</p>', '潮鳴り Vol.7')).toBe(
    '磯蔵×月夜蟹 presents 潮鳴り Vol.7',
  );
  expect(whole('<p>26.11.19 (Thu) 岬バンド presents<br>潮鳴り Vol.7</p>', '潮鳴り Vol.7')).toBe(
    '岬バンド presents 潮鳴り Vol.7',
  );
  expect(whole('<p>岬バンド × KURAGE</p><p>"tide and time" vol.2</p>', '"tide and time" vol.2')).toBe(
    '岬バンド × KURAGE "tide and time" vol.2',
  );
});

test('a subtitle set apart by marks stands below', () => {
  expect(whole('<p>潮鳴り TOUR 2026</p><p>～灯台の先のその先まで～</p>', '潮鳴り TOUR 2026')).toBe(
    '潮鳴り TOUR 2026 ～灯台の先のその先まで～',
  );
  expect(whole('<p>岬ミサキ弾き語りワンマン</p><p>「夜の港、東京編」</p>', '岬ミサキ弾き語りワンマン')).toBe(
    '岬ミサキ弾き語りワンマン 「夜の港、東京編」',
  );
  expect(whole('<p>磯蔵×岬バンド共催</p><p>-湊と町をつなぐ企画-</p><p>「満ち潮」二十夜</p>', '磯蔵×岬バンド共催')).toBe(
    '磯蔵×岬バンド共催 -湊と町をつなぐ企画- 「満ち潮」二十夜',
  );
});

test('labels, acts, prices and hours do not', () => {
  for (const below of ['-act-', '月夜蟹', 'ADV ¥2,500', 'OPEN 18:00 / START 18:30', '【出演】'])
    expect(whole(`<p>潮鳴り TOUR 2026</p><p>${below}</p>`, '潮鳴り TOUR 2026')).toBe('潮鳴り TOUR 2026');
  expect(whole('<p>浜辺の石</p><p>潮鳴り Vol.7</p>', '潮鳴り Vol.7')).toBe('潮鳴り Vol.7');
});
