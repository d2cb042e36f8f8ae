import { expect, it } from 'vitest';
import { isNotice } from './notices';

it.each([
  '关于做好期末考试工作的通知',
  '我院学生在全国竞赛中喜获佳绩',
  '市领导来校调研',
  '第三届读书节圆满落幕',
  'エレベーター点検のお知らせ',
  'サーバー移転のお知らせ',
  '会報のバックナンバーを公開しました',
  'サイトをリニューアルいたしました',
  '学院圆满举办学术讲座',
])('%s is a notice', (name) => {
  expect(isNotice(name)).toBe(true);
});

it.each([
  '关于举办量子计算学术讲座的通知',
  '青年学者论坛',
  '報告会開催のお知らせ',
  '秋の演奏会の開催が決定しました',
  '获奖作品展',
  '荣获金奖作品展',
  '荣获大奖的话剧《灯塔》',
  '赴日本考察团说明会',
  '秋の演奏会は延期いたしました',
  '夏の音楽会 ※終了しました',
  'あなたに恋をしました',
])('%s is an event', (name) => {
  expect(isNotice(name)).toBe(false);
});

it.each([
  ['保守点検日', true],
  ['12月のお休み', true],
  ['役場仕事納め', true],
  ['年末年始のごみ収集', true],
  ['渡船ダイヤ改正', true],
  ['年末年始のお休み', true],
  ['くまのお休み', false],
  ['お休み処コンサート', false],
  ['海岸のごみ収集', false],
])('how a house or a town runs is no event: %s', (name, is) => {
  expect(isNotice(name)).toBe(is);
});
