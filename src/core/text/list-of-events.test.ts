import { expect, test } from 'vitest';
import { namesCalendar, namesEvents, namesWhatGoesWith } from './list-of-events';

test.each([
  'イベント',
  'ニュース＆イベント',
  'ホール催し案内',
  'つつじ台学習館ホール 2026年6月の催し',
  'Next Stage',
  '次回公演',
  'イベント情報一覧',
  '■ 今後の演奏会のご案内',
  '行事・イベントのお知らせ',
  '活动预告',
  '北陸の展覧会情報',
  'LIVE',
  '2015年度 ～競技日程～',
  '행사 안내',
  'Los eventos de la semana',
  'Unsere Termine im',
])('%s is over a list of events', (text) => expect(namesEvents(text)).toBe(true));

test.each([
  'クリスマスイベント案内',
  'もちつき大会と1月の行事',
  '劇団四葉公演情報',
  'Next meeting',
  'お知らせ',
  '春のイベント報告',
  '第3回 公開講演会のご案内',
  '演奏会の思い出',
  '春の演奏会のご案内',
  'Los conciertos de la catedral',
])('%s is not', (text) => expect(namesEvents(text)).toBe(false));

test.each(['Fenmoor Parks Events Calendar', 'Calendar of Events', 'Veranstaltungskalender', 'Evenemangskalender'])(
  '%s is a calendar',
  (text) => expect(namesCalendar(text)).toBe(true),
);

test.each(['Advent Calendar Workshop', 'Calendar Girls', 'Event Schedule Planning for Beginners'])(
  '%s is what is on',
  (text) => expect(namesCalendar(text)).toBe(false),
);

test.each([
  '関連イベントのご案内',
  '会期中の催し',
  'Related events',
  'Begleitprogramm',
  "Autour de l'exposition",
  'Actividades paralelas',
])('%s is over what goes with something else', (text) => expect(namesWhatGoesWith(text)).toBe(true));

test.each(['関連企画「墨の夜」', 'Related programs', 'Side activities for children'])('%s is not', (text) =>
  expect(namesWhatGoesWith(text)).toBe(false),
);
