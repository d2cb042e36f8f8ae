import { expect, test } from 'vitest';
import { given } from '../../../test/given-page';
import { isSaleDay } from './sale-days';

const saysSale = (text: string, lang = 'ja'): boolean[] => {
  const { outline, facts } = given(`<p>${text}</p>`, lang);
  return facts.lines[0]!.dates.map((mention) => isSaleDay(outline.lines[0]!.text, mention));
};

test.each([
  'TICKET：磯屋プレイガイド→1/12 12:00',
  '一般発売日: 2026/09/29(火) 10:00',
  '受付開始日時 2026/10/05(月) 10:00～',
  '①手売りチケット (9/12(土)販売開始)',
  '9.9(wed) Ticket on sale!!',
  '10月3日(土)10:00より一般発売開始',
])('%s', (text) => expect(saysSale(text)).toEqual([true]));

test.each([
  '11月3日(火) 磯蔵 presents 潮鳴り',
  '11/3(火) チケット発売中',
  '日時：11月3日(火) 18:00',
  '11.3 tue. on sale now',
])('%s is a day of the event', (text) => expect(saysSale(text)).toEqual([false]));
