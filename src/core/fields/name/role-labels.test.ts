import { expect, test } from 'vitest';
import { isRoleLabel, isTicketing } from './role-labels';

test.each([
  '共演：浜辺の石/月夜蟹',
  '【出演】',
  '+Guest：KURAGE',
  'Visual：岬ミサキ',
  '↓タイムテーブル↓',
  '司会と歌：汐見ナギ',
  '[LIVE]',
  'OPEN / START',
  '[Performer]',
  '岬バンド/月夜蟹 ※順不同',
  'TODAY’S LIVE',
  '本日のライブ',
  'Режиссёр — Олег Снегов',
  'В программе: Лист, Григ',
  'Leitung: Uta Deich',
  'Regia: Piera Fosso',
])('%s labels what is listed beside a title', (text) => expect(isRoleLabel(text)).toBe(true));

test.each([
  'LIVE at 磯蔵',
  'Guest House 開き',
  'Performers’ Ball',
  '会場のない音楽会',
  'Opening Night',
  '出演者のいない舞台',
  'TODAY’S LIVE LUNCH',
  '本日の猫',
  'Солист из деревни',
  'Regie im Regen',
])('%s does not', (text) => expect(isRoleLabel(text)).toBe(false));

test.each(['【THANK YOU SOLD OUT】', '前売: 未定 当日: 未定', 'adv¥TBA / door¥TBA 各＋1drink代別途(¥600)', '完売'])(
  '%s is of tickets alone',
  (text) => expect(isTicketing(text)).toBe(true),
);

test.each(['SOLD OUT! 潮鳴り', 'Free Jazz', 'A Day', '当日'.concat('の朝')])('%s is not', (text) =>
  expect(isTicketing(text)).toBe(false),
);
