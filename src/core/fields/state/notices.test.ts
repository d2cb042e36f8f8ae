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
])('%s is a notice', (name) => {
  expect(isNotice(name)).toBe(true);
});

it.each([
  '关于举办量子计算学术讲座的通知',
  '青年学者论坛',
  '報告会開催のお知らせ',
  '秋の演奏会の開催が決定しました',
  '获奖作品展',
])('%s is an event', (name) => {
  expect(isNotice(name)).toBe(false);
});
